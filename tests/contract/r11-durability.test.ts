import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { emptySchedule } from "~/schedule/schema";
import { seededCourse } from "../support/courses";
import { change } from "../support/database";
import { pageOf, storePage } from "../support/documents";
import { PASSWORD, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";
import { seededRequest } from "../support/students";

const state = mkdtempSync(path.join(tmpdir(), "lectern-durable-"));
afterAll(() => rmSync(state, { recursive: true }));

const SCHEDULE = { ...emptySchedule(), lessonDays: { "0": [1, 8] } };

describe("what was answered with a 2xx is there after the server was killed (quality R11)", () => {
  test("accounts, sessions, schedules, profiles, passwords; and what was ended stays ended", async () => {
    const first = await startProduct({ state });
    const teacher = await first.teacher();
    const gone = await first.teacher();
    const out = await seededTeacher(first);
    const session = teacher.cookies.get("__Host-session") ?? "";
    const ended = out.cookies.get("__Host-session") ?? "";
    await teacher.put("/api/user/profile", { name: "Kept", email: teacher.email, timeZone: "Asia/Tokyo" });
    await gone.delete("/api/user/profile");
    await out.post("/api/auth/logout");
    expect((await teacher.post("/api/schedule?year=2030", SCHEDULE)).status).toBe(200);
    const { code } = (await teacher.post("/api/students/join-code")).json;
    expect((await first.browser().form(`/join/${code}`, { name: "Anna", grade: "7" })).status).toBe(201);
    const { id } = (await teacher.get("/api/dashboard/student-requests")).json.requests[0];
    await teacher.post(`/api/dashboard/student-requests/${id}/approve`);
    await teacher.post("/api/payments", { amount: 19.99, note: "", date: "2026-10-01" });
    const { courseId } = (await teacher.post("/api/courses", { name: "Kept" })).json;
    const coursePath = `/api/courses/${courseId}`;
    const { page } = (await teacher.post(`${coursePath}/pages`, {})).json;
    const { block } = (
      await teacher.post(`${coursePath}/blocks`, { pageId: page.id, block: { data: "Typed" } })
    ).json;
    const save = { data: "Typed on", version: 1, saveId: "the-last-save" };
    const saved = await teacher.put(`${coursePath}/blocks/${block.id}`, save);
    await teacher.put(`${coursePath}/pages/${page.id}`, { sections: [{ name: "Kept" }] });
    await first.stop();

    const second = await startProduct({ state });
    const returned = second.holding(session);
    expect((await returned.get("/api/schedule?year=2030")).json).toEqual({
      ...SCHEDULE,
      version: 1,
      year: 2030,
    });
    expect((await returned.get("/api/students")).json.students).toMatchObject([{ name: "Anna" }]);
    expect((await returned.get("/api/payments")).json.payments).toMatchObject([{ amount: 19.99 }]);
    expect((await returned.get("/api/user/profile")).json.user).toMatchObject({
      name: "Kept",
      timeZone: "Asia/Tokyo",
    });
    const course = (await returned.get(coursePath)).json;
    expect(course.pages).toMatchObject([{ sections: [{ name: "Kept" }], blocks: [{ data: "Typed on" }] }]);
    const repeated = (await returned.put(`${coursePath}/blocks/${block.id}`, save)).json;
    expect(repeated.block).toEqual(saved.json.block);
    expect(repeated.courseVersion).toBe(course.version);
    expect((await second.holding(ended).get("/api/user/profile")).status).toBe(401);
    const login = (email: string, password: string) =>
      second.browser().post("/api/auth/login", { email, password });
    expect((await login(gone.email, PASSWORD)).status).toBe(401);
    expect((await returned.put("/api/user/password", { newPassword: "another good password" })).status).toBe(
      200,
    );
    await second.stop();

    const third = await startProduct({ state });
    const again = await third
      .browser()
      .post("/api/auth/login", { email: teacher.email, password: "another good password" });
    expect(again.status).toBe(200);
    await third.stop();
  });
});

test("documents, their pages and corrections are there after the server was killed (quality R11)", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "lectern-documents-"));
  const first = await startProduct({ state: folder });
  const teacher = await seededTeacher(first);
  const course = await seededCourse(first, teacher.id, { pages: 0 });
  const coursePath = `/api/courses/${course.id}`;
  const file = { filename: "Kept.pdf", pageCount: 3, size: 1_000 };
  const { document } = (await teacher.post(`${coursePath}/documents`, file)).json;
  for (const number of [1, 2]) await storePage(teacher, document.id, pageOf(number));
  const save = pageOf(1, { sections: [], checked: true, version: 1, saveId: "the-page-save" });
  const saved = await storePage(teacher, document.id, save, null);
  await teacher.post(`/api/documents/${document.id}/to-course`, { pages: [2] });
  await teacher.post(`${coursePath}/corrections`, { property: "rn", correction: "m" });
  await first.stop();

  const second = await startProduct({ state: folder });
  const returned = second.holding(teacher.cookies.get("__Host-session") ?? "");
  const repeated = await storePage(returned, document.id, save, null);
  expect([repeated.status, repeated.json]).toEqual([200, saved.json]);
  expect((await returned.get(saved.json.page.image.url)).status).toBe(200);
  expect((await returned.get(`/api/documents/${document.id}`)).json.document).toMatchObject({
    storedPages: 2,
    checkedPages: 1,
    pages: [
      { number: 1, checked: true, inCourse: false },
      { number: 2, checked: false, inCourse: true },
    ],
  });
  expect((await returned.get(coursePath)).json.pages).toMatchObject([
    { page: "2", blocks: [{ data: "Heading 2" }, { data: "Text 2" }] },
  ]);
  expect((await returned.get(`${coursePath}/corrections`)).json.corrections).toMatchObject([
    { property: "rn", correction: "m" },
  ]);
  await second.stop();
  rmSync(folder, { recursive: true });
});

describe("a change of several rows is all or nothing (quality R11)", () => {
  test.each([
    [
      "a password change that cannot end the other sessions",
      "DELETE ON sessions",
      "PUT",
      "/api/user/password",
      { newPassword: "another good password" },
    ],
    [
      "an account deletion that cannot remove a schedule",
      "DELETE ON schedules",
      "DELETE",
      "/api/user/profile",
      {},
    ],
    [
      "an approval that cannot tell the bell",
      "INSERT ON notices",
      "POST",
      (request: string) => `/api/dashboard/student-requests/${request}/approve`,
      undefined,
    ],
  ])("%s", async (_what, event, method, path, body) => {
    const product = await startProduct();
    const teacher = await seededTeacher(product);
    const request = await seededRequest(product, teacher.id);
    const call = typeof path === "string" ? path : path(request);
    await teacher.post("/api/schedule", SCHEDULE);
    const elsewhere = product.browser();
    await elsewhere.post("/api/auth/login", { email: teacher.email, password: PASSWORD });
    const account = () => product.db.prepare("SELECT * FROM users WHERE id = ?").bind(teacher.id).first();
    const before = await account();
    const listsOf = async () => [
      (await teacher.get("/api/students")).json,
      (await teacher.get("/api/dashboard/student-requests")).json,
    ];
    const lists = await listsOf();
    await change(
      product.db,
      `CREATE TRIGGER broken BEFORE ${event} BEGIN SELECT RAISE(ABORT, 'broken'); END`,
    );
    const answer = await teacher.call(method, call, body);
    expect([answer.status, answer.json.code]).toEqual([500, "internal"]);
    expect(await account()).toEqual(before);
    expect(await listsOf()).toEqual(lists);
    expect((await elsewhere.get("/api/user/profile")).status).toBe(200);
    await change(product.db, "DROP TRIGGER broken");
    expect((await teacher.call(method, call, body)).status).toBe(200);
    await product.stop();
  });
});
