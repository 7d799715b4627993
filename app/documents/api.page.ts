import { endpoint, teacherCall } from "~/platform/endpoint.server";
import { invalid } from "~/platform/errors";
import { DOCUMENT_MESSAGES } from "./labels";
import { MAX_IMAGE_BYTES, MAX_PAGE_CALL_BYTES } from "./limits";
import { findDocumentPage, pageCountOf, requirePage } from "./pages.server";
import { pageBody } from "./schema";
import { uploadPage } from "./upload.server";

/** `GET|PUT /api/documents/{id}/pages/{n}`, the number from 1 (product §7). */
const api = endpoint({
  GET: teacherCall({
    run: async ({ teacher, params: { id = "", number = "" } }) => ({
      page: await findDocumentPage(teacher, id, numberOf(number)),
    }),
  }),
  PUT: teacherCall({
    body: pageBody,
    form: { json: "page", file: "image", maxFileBytes: MAX_IMAGE_BYTES },
    maxBytes: MAX_PAGE_CALL_BYTES,
    limit: "document-page",
    prepare: ({ teacher, params: { id = "" } }) => pageCountOf(teacher, id),
    run: async ({ params: { id = "", number = "" }, body, file, prepared: pageCount, ...call }) => {
      requirePage(numberOf(number), pageCount);
      if (body.number !== numberOf(number))
        throw invalid([{ path: "number", message: DOCUMENT_MESSAGES.otherPage }]);
      const { page, isNew } = await uploadPage(call, id, body, file);
      return Response.json({ page }, { status: isNew ? 201 : 200 });
    },
  }),
});

/** The number of a page as it stands in an address; 0, which no page has, where it is none. */
const numberOf = (text: string) => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0);

export const loader = api;
export const action = api;
