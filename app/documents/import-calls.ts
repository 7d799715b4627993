import { type CallResult, callApi } from "~/platform/call";
import type { ImportCalls } from "./importer";

const shapes = () => import("./schema");

/** The same result with what a screen needs of its answer. */
const mapped = <A, B>(result: CallResult<A>, pick: (data: A) => B): CallResult<B> =>
  result.ok ? { ...result, data: pick(result.data) } : result;

/** The calls of an import, as the product has them (product §7). */
export const importCalls: ImportCalls = {
  begin: async (courseId, file) => {
    const result = await callApi({
      method: "POST",
      path: `/api/courses/${courseId}/documents`,
      body: file,
      answer: async () => (await shapes()).documentMadeAnswer,
    });
    return mapped(result, ({ document }) => document);
  },
  stored: async (documentId) => {
    const result = await callApi({
      method: "GET",
      path: `/api/documents/${documentId}`,
      answer: async () => (await shapes()).documentAnswer,
    });
    return mapped(result, ({ document }) => document.pages.map(({ number }) => number));
  },
  store: async (documentId, { number, size, sections, image }, signal) => {
    const form = new FormData();
    // version 0 is a page that is not stored: what a teacher has worked on since is never written over
    form.set("page", JSON.stringify({ number, size, sections, version: 0 }));
    form.set("image", image);
    const path = `/api/documents/${documentId}/pages/${number}`;
    const result = await callApi({ method: "PUT", path, body: form, signal });
    return !result.ok && result.status === 409 ? { ok: true, status: 200, data: null } : result;
  },
  remove: (documentId) => callApi({ method: "DELETE", path: `/api/documents/${documentId}` }),
  course: (courseId) => callApi({ method: "GET", path: `/api/courses/${courseId}/documents` }),
};
