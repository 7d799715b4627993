import { afterAll, describe, expect, test } from "vitest";
import { seededCourse } from "../support/courses";
import { contentsOf, countRows } from "../support/database";
import {
  expectWholeDocuments,
  FORM_TYPE,
  filesOf,
  JPEG,
  multipartBody,
  PNG,
  pageOf,
  seededDocument,
  storePage,
  WEBP,
} from "../support/documents";
import { type Answer, type SignedIn, startProduct } from "../support/product";
import { section } from "../support/section";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

/** A teacher with a document of as many pages, none of which is stored. */
async function withDocument(pageCount = 5): Promise<{ teacher: SignedIn; course: string; id: string }> {
  const teacher = await seededTeacher(product);
  const { id: course } = await seededCourse(product, teacher.id);
  const id = await seededDocument(product, teacher.id, course, { pageCount, stored: 0 });
  return { teacher, course, id };
}

const told = ({ status, json }: Answer) => [status, json.code];
const clientsOf = (teacher: SignedIn, count: number) =>
  Array.from({ length: count }, () => product.holding(teacher.cookies.get("__Host-session") ?? ""));

describe("PUT /api/documents/{id}/pages/{n} (product §7)", () => {
  test("stores a page with its image, then writes it again", async () => {
    const { teacher, id } = await withDocument();
    const branch = section("s2", "Inner");
    const first = pageOf(3, {
      sections: [{ ...section("s1", "Outer", [branch]), level: { of: ["teacher's", 1] } }],
    });
    const stored = await storePage(teacher, id, first, WEBP);
    expect(stored.status).toBe(201);
    const [key] = await filesOf(product, teacher.id);
    expect(stored.json).toEqual({
      page: {
        ...first,
        image: { url: `/api/files/${key}` },
        checked: false,
        version: 1,
        coursePageId: null,
      },
    });
    const image = await teacher.get(`/api/files/${key}`);
    expect([image.status, image.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    expect((await teacher.get(`/api/documents/${id}/pages/3`)).json).toEqual(stored.json);

    const again = await storePage(teacher, id, pageOf(3, { checked: true, version: 1 }), null);
    expect(again.status).toBe(200);
    expect(again.json.page).toMatchObject({ ...pageOf(3), checked: true, version: 2 });
    expect(again.json.page.image).toEqual(stored.json.page.image);
    const kept = await storePage(teacher, id, pageOf(3), null);
    expect(kept.json.page).toMatchObject({ checked: true, version: 3 });
    const { document } = (await teacher.get(`/api/documents/${id}`)).json;
    expect(document).toMatchObject({ storedPages: 1, checkedPages: 1 });
    expect(document.pages).toEqual([{ number: 3, hasImage: true, checked: true, inCourse: false }]);
    const open = await storePage(teacher, id, pageOf(3, { checked: false }), null);
    expect(open.json.page.checked).toBe(false);
    await expectWholeDocuments(product, teacher.id);
  });

  test.each([
    ["WebP", WEBP],
    ["PNG", PNG],
    ["JPEG", JPEG],
  ])("takes %s", async (_kind, image) => {
    const { teacher, id } = await withDocument();
    expect((await storePage(teacher, id, pageOf(1), image)).status).toBe(201);
  });

  test.each([
    ["a GIF", new TextEncoder().encode("GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;")],
    ["a page", new TextEncoder().encode("<html><script>alert(1)</script>")],
    ["an SVG", new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a PDF", new TextEncoder().encode("%PDF-1.7\n%%EOF")],
    ["nothing", new Uint8Array()],
  ])("refuses %s as an image, and keeps nothing", async (_kind, image) => {
    const { teacher, id } = await withDocument();
    expect(told(await storePage(teacher, id, pageOf(1), image))).toEqual([415, "unsupported_media_type"]);
    expect(await filesOf(product, teacher.id)).toEqual([]);
    expect(await countRows(db, "document_pages WHERE document_id = ?", id)).toBe(0);
  });

  test("needs the image the first time, and says so at its place", async () => {
    const { teacher, id } = await withDocument();
    const answer = await storePage(teacher, id, pageOf(1), null);
    expect(told(answer)).toEqual([422, "invalid"]);
    expect(answer.json.issues).toEqual([{ path: "image", message: expect.any(String) }]);
    await expectWholeDocuments(product, teacher.id);
  });

  test("knows only its own pages: of the document, under its own number", async () => {
    const { teacher, id } = await withDocument(5);
    expect(told(await storePage(teacher, id, pageOf(6)))).toEqual([404, "not_found"]);
    const path = `/api/documents/${id}/pages/`;
    const parts = [
      { name: "page", content: JSON.stringify(pageOf(2)) },
      { name: "image", content: PNG },
    ];
    const sent = (number: string) =>
      teacher.send("PUT", path + number, { body: multipartBody(parts), headers: FORM_TYPE });
    const other = await sent("3");
    expect([...told(other), other.json.issues[0].path]).toEqual([422, "invalid", "number"]);
    for (const number of ["0", "-1", "02", "2.0", "1e0", "x", "99999", "%00", "%F0%9F%92%A9"])
      expect([number, ...told(await sent(number))]).toEqual([number, 404, "not_found"]);
    for (const number of ["0", "6", "x", "3"])
      expect([number, ...told(await teacher.get(path + number))]).toEqual([number, 404, "not_found"]);
    expect(await filesOf(product, teacher.id)).toEqual([]);
  });

  test("another teacher's document is a 404, and no file is kept", async () => {
    const { teacher, id } = await withDocument();
    await storePage(teacher, id, pageOf(1));
    const stranger = await seededTeacher(product);
    const before = await contentsOf(db);
    expect(told(await storePage(stranger, id, pageOf(1)))).toEqual([404, "not_found"]);
    expect(told(await stranger.get(`/api/documents/${id}/pages/1`))).toEqual([404, "not_found"]);
    expect(await filesOf(product, stranger.id)).toEqual([]);
    expect(await contentsOf(db)).toEqual(before);
  });

  test("a stale version is 409 with the current page, and the image that came goes", async () => {
    const { teacher, id } = await withDocument();
    const { page } = (await storePage(teacher, id, pageOf(1))).json;
    const current = (await storePage(teacher, id, pageOf(1, { version: 1, checked: true }), null)).json;
    for (const version of [0, 1, 3]) {
      const answer = await storePage(teacher, id, pageOf(1, { version, sections: [] }), JPEG);
      expect(told(answer)).toEqual([409, "conflict"]);
      expect(answer.json.page).toEqual({ ...current.page, image: page.image, version: 2 });
    }
    await expectWholeDocuments(product, teacher.id);
  });

  test("version 0 is that of a page that is not stored, and any other of one is a 404", async () => {
    const { teacher, id } = await withDocument();
    expect(told(await storePage(teacher, id, pageOf(1, { version: 1 })))).toEqual([404, "not_found"]);
    expect((await storePage(teacher, id, pageOf(1, { version: 0 }))).status).toBe(201);
    await expectWholeDocuments(product, teacher.id);
  });

  test("a repeated save changes nothing and gets the same page", async () => {
    const { teacher, id } = await withDocument();
    const first = pageOf(1, { saveId: "the-first-save", checked: true });
    const stored = await storePage(teacher, id, first);
    const repeated = await storePage(teacher, id, first, JPEG);
    expect([repeated.status, repeated.json]).toEqual([200, stored.json]);
    const next = pageOf(1, { saveId: "the-second-save", version: 1, sections: [] });
    const saved = await storePage(teacher, id, next, null);
    const before = await contentsOf(db);
    expect((await storePage(teacher, id, next, null)).json).toEqual(saved.json);
    expect(await contentsOf(db)).toEqual(before);
    await expectWholeDocuments(product, teacher.id);
  });

  test("another image takes the place of the one before", async () => {
    const { teacher, id } = await withDocument();
    const { page } = (await storePage(teacher, id, pageOf(1))).json;
    const replaced = (await storePage(teacher, id, pageOf(1), JPEG)).json.page;
    expect(replaced.image.url).not.toBe(page.image.url);
    expect((await teacher.get(page.image.url)).status).toBe(404);
    expect((await teacher.get(replaced.image.url)).headers.get("Content-Type")).toBe("image/jpeg");
    await expectWholeDocuments(product, teacher.id);
  });

  test("an image that a page of a course shows stays when it is replaced", async () => {
    const { teacher, course, id } = await withDocument();
    const { page } = (await storePage(teacher, id, pageOf(1))).json;
    await teacher.post(`/api/documents/${id}/to-course`, { pages: [1] });
    await storePage(teacher, id, pageOf(1), JPEG);
    expect((await teacher.get(page.image.url)).status).toBe(200);
    const { page: made } = (await teacher.get(`/api/courses/${course}/pages/1`)).json;
    expect(made.page_image.url).toBe(page.image.url);
  });

  test("512 KiB of sections are the most", async () => {
    const { teacher, id } = await withDocument();
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => section(`s${i}`, "ы".repeat(9_900)));
    expect((await storePage(teacher, id, pageOf(1, { sections: many(26) }))).status).toBe(201);
    const answer = await storePage(teacher, id, pageOf(2, { sections: many(27) }));
    expect(told(answer)).toEqual([413, "too_large"]);
    await expectWholeDocuments(product, teacher.id);
  });
});

describe("at the same moment", () => {
  test("first stores of one page leave one row, one image and right counters", async () => {
    const { teacher, id } = await withDocument();
    const answers = await Promise.all(
      clientsOf(teacher, 8).map((client, i) =>
        storePage(client, id, pageOf(1, { version: 0, checked: i % 2 === 0 }), i % 2 ? PNG : WEBP),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect(await countRows(db, "document_pages WHERE document_id = ?", id)).toBe(1);
    await expectWholeDocuments(product, teacher.id);
  });

  test("stores and saves of all pages from four clients keep counters and images right", async () => {
    const { teacher, id } = await withDocument(4);
    const statuses = await Promise.all(
      clientsOf(teacher, 4).flatMap((client, c) =>
        [1, 2, 3, 4].flatMap((number) => [
          storePage(client, id, pageOf(number, { checked: (c + number) % 2 === 0 }), c % 2 ? PNG : JPEG),
          storePage(client, id, pageOf(number, { checked: number > 2, saveId: `save-of-${number}` }), WEBP),
        ]),
      ),
    );
    for (const { status } of statuses) expect([200, 201]).toContain(status);
    expect(statuses.filter(({ status }) => status === 201)).toHaveLength(4);
    await expectWholeDocuments(product, teacher.id);
  });

  test("a document that is deleted while its pages come in leaves no page and no file", async () => {
    const { teacher, id } = await withDocument(20);
    const [remover, ...clients] = clientsOf(teacher, 21);
    const stores = clients.map((client, i) => storePage(client, id, pageOf(i + 1)));
    await stores[3];
    const [removed, answers] = await Promise.all([
      remover?.delete(`/api/documents/${id}`),
      Promise.all(stores),
    ]);
    expect(removed?.status).toBe(200);
    for (const { status } of answers) expect([201, 404]).toContain(status);
    expect(await countRows(db, "document_pages WHERE document_id = ?", id)).toBe(0);
    expect(await filesOf(product, teacher.id)).toEqual([]);
  });
});

test("a page costs the database the same in a document of one page and of a thousand (quality §2)", async () => {
  const costs = [];
  for (const pageCount of [1, 1_000]) {
    const teacher = await seededTeacher(product);
    const course = await seededCourse(product, teacher.id, { pages: pageCount });
    const id = await seededDocument(product, teacher.id, course.id, { pageCount, stored: pageCount - 1 });
    const last = pageOf(pageCount);
    const read = await teacher.get(`/api/documents/${id}/pages/${pageCount}`);
    const answers = [
      read,
      await storePage(teacher, id, last),
      await storePage(teacher, id, { ...last, checked: true, version: 1, saveId: "one-save" }, null),
      await storePage(teacher, id, last, JPEG),
      await storePage(teacher, id, { ...last, version: 1 }, null),
      await teacher.get(`/api/documents/${id}/pages/${pageCount}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 201, 200, 200, 409, 200]);
    const spent = await Promise.all(
      answers.map(async (answer) => (await product.logOf(answer, "request")).d1),
    );
    costs.push(spent);
    expect(spent.map(({ calls }) => calls)).toEqual([1, 2, 2, 2, 2, 1]);
  }
  expect(costs[1]).toEqual(costs[0]);
});

describe("a form that is none (quality R1, R3)", () => {
  const page = { name: "page", content: JSON.stringify(pageOf(1)) };
  const image = { name: "image", content: PNG };
  const type = (text: string) => ({ "Content-Type": `multipart/form-data${text}` });
  const whole = Buffer.from(multipartBody([page, image])).toString("latin1");
  const changed = (from: string | RegExp, to: string) => Buffer.from(whole.replace(from, to), "latin1");

  async function refusal(body: string | Uint8Array, headers: Record<string, string> = FORM_TYPE) {
    const { teacher, id } = await withDocument();
    const answer = await teacher.send("PUT", `/api/documents/${id}/pages/1`, { body, headers });
    expect(await filesOf(product, teacher.id)).toEqual([]);
    return [...told(answer), ...(answer.json.issues ?? []).map(({ path }: { path: string }) => path)];
  }

  test.each([
    ["of no boundary", whole, type("")],
    ["of an empty boundary", whole, type("; boundary=")],
    ["of a boundary that is too long", whole, type(`; boundary=${"x".repeat(71)}`)],
    ["of another boundary", whole, type("; boundary=x")],
    ["of two boundaries", whole, type("; boundary=x; boundary=y")],
    ["empty", ""],
    ["without an end", changed(/--\r\n$/, "")],
    ["cut off in an image", whole.slice(0, -60)],
    ["with something after its end", changed(/--\r\n$/, "--\r\nmore")],
    ["with something before its beginning", `more\r\n${whole}`],
    ["with a part of no headers", changed(/Content-Disposition[^\r]*/, "")],
    ["with a part that names itself twice", changed('name="page"', 'name="page"; name="image"')],
    ["with a part that is no field", changed("form-data;", "attachment;")],
    ["with headers that never end", changed("\r\n\r\n", "\r\n")],
    ["with headers of 5 KB", changed("\r\n\r\n", `\r\nX: ${"x".repeat(5_000)}\r\n\r\n`)],
    ["with nine parts", multipartBody(Array.from({ length: 9 }, () => page))],
    ["whose JSON is none", multipartBody([{ ...page, content: "{" }, image])],
    ["whose JSON is empty", multipartBody([{ ...page, content: "" }, image])],
  ])("%s is 400", async (_what, body, headers = FORM_TYPE) => {
    expect(await refusal(body, headers)).toEqual([400, "malformed_json"]);
  });

  test.each([
    ["without a page", [image], ["page"]],
    ["of no parts that are known", [{ name: "other", content: "" }], ["other", "page"]],
    ["with another part", [page, image, { name: "__proto__", content: "x" }], ["__proto__"]],
    ["with two pages", [page, page, image], ["page"]],
    ["with two images", [page, image, image], ["image"]],
  ])("%s is 422 and says so", async (_what, parts, paths) => {
    expect(await refusal(multipartBody(parts))).toEqual([422, "invalid", ...paths]);
  });

  test("an image of more than 8 MiB is 413", async () => {
    const large = new Uint8Array(8 * 1024 * 1024 + 1);
    large.set(PNG);
    expect(await refusal(multipartBody([page, { ...image, content: large }]))).toEqual([413, "too_large"]);
    const { teacher, id } = await withDocument();
    expect((await storePage(teacher, id, pageOf(1), large.subarray(0, -1))).status).toBe(201);
  });

  test("what browsers write is read, whatever stands in the image", async () => {
    const { teacher, id } = await withDocument();
    const form = new FormData();
    form.append(
      "image",
      new Blob([PNG, "\r\n--\r\n------WebKitFormBoundary\r\n\r\n"], { type: "image/png" }),
    );
    form.append("page", new Blob([page.content], { type: "application/json" }), "page.json");
    const request = new Request("http://lectern.test", { method: "POST", body: form });
    const answer = await teacher.send("PUT", `/api/documents/${id}/pages/1`, {
      body: new Uint8Array(await request.arrayBuffer()),
      headers: { "Content-Type": request.headers.get("Content-Type") ?? "" },
    });
    expect(answer.status).toBe(201);
    expect((await teacher.get(answer.json.page.image.url)).headers.get("Content-Length")).toBe(
      String(PNG.length + 34),
    );
  });
});
