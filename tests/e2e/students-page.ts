import type { Page } from "@playwright/test";
import { newAddress, seedingPort } from "../support/addresses.mjs";
import { type Account, expect, FROM_OUR_PAGE, hydrated } from "./fixtures";

/* The cards of the Students screen, by their labels, and who stands in them. */

export const card = (page: Page, name: "Requests" | "Students" | "Payments" | "Join link") =>
  page.getByRole("region", { name, exact: true });
export const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
export const taught = (page: Page) => card(page, "Students").getByRole("table", { name: "Students" });
export const row = (page: Page, name: string) => page.getByRole("row", { name });

export async function openStudents(page: Page, search = "") {
  await page.goto(`/admin/students${search}`);
  await hydrated(page);
}

/** A new join link of the signed-in teacher. */
export async function newJoinPath(page: Page): Promise<string> {
  const answer = await page.request.post("/api/students/join-code", FROM_OUR_PAGE);
  return `/join/${(await answer.json()).code}`;
}

/** Somebody asks to join, from an address of their own. */
export async function ask(page: Page, path: string, name: string, grade: string) {
  const answer = await page.request.post(path, {
    form: { name, grade },
    ...FROM_OUR_PAGE,
    headers: { ...FROM_OUR_PAGE.headers, "CF-Connecting-IP": newAddress() },
  });
  expect(answer.status()).toBe(201);
}

/** A student of the signed-in teacher. @returns the id */
export async function addStudent(page: Page, name: string, grade = "Grade 7"): Promise<string> {
  const answer = await page.request.post("/api/students", { data: { name, grade }, ...FROM_OUR_PAGE });
  expect(answer.status()).toBe(201);
  return (await answer.json()).student.id;
}

/** Changes the database behind the product's back. */
export async function inDatabase(sql: string, ...values: (string | number)[]) {
  const port = seedingPort(Number(process.env.E2E_PORT ?? 8798));
  const answer = await fetch(`http://localhost:${port}`, {
    method: "POST",
    body: JSON.stringify({ sql, values }),
  });
  expect(answer.status).toBe(204);
}

/** More students than anybody would type in: "Student 001" and on. */
export async function manyStudents({ email }: Account, count: number) {
  await inDatabase(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO students (id, teacher_id, name, grade, created_at)
     SELECT printf('%010d', i) || substr(id, 11), id, printf('Student %03d', i), 'Grade 7', 1
       FROM n JOIN users ON email = ?1`,
    email,
    count,
  );
}
