import type { Page } from "@playwright/test";
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  refused,
  test,
} from "./fixtures";
import { tabTo } from "./keys";
import { card, inDatabase, newJoinPath, openStudents } from "./students-page";

const name = (page: Page) => page.getByLabel("Name");
const grade = (page: Page) => page.getByLabel("Grade");
const send = (page: Page) => page.getByRole("button", { name: "Send request" });

async function fillIn(page: Page, who: string, what: string) {
  await name(page).fill(who);
  await grade(page).fill(what);
  await send(page).click();
}

const rename = ({ email }: Account, teacher: string) =>
  inDatabase("UPDATE users SET name = ? WHERE email = ?", teacher, email);

test("a student asks without scripts, and the teacher sees it", async ({ page, teacher, anotherBrowser }) => {
  const path = await newJoinPath(page);
  const student = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  await student.goto(path);
  await expect(student.getByRole("heading", { level: 1 })).toHaveText(`Learn with ${teacher.name}`);
  await fillIn(student, "Лия Соколова", "2 «Б»");
  await expect(student.getByRole("heading", { level: 1 })).toHaveText("Thank you!");
  await expect(student.getByRole("status")).toContainText(`${teacher.name} will see your request.`);

  await student.getByRole("link", { name: "Send a request for somebody else" }).click();
  await expect(student).toHaveURL(path);
  await expect(name(student)).toHaveValue("");
  await fillIn(student, "ЛИЯ  соколова", "2 «б»");
  await expect(student.getByRole("heading", { level: 1 })).toHaveText("Thank you!");

  await openStudents(page);
  await expect(card(page, "Requests")).toContainText("1 waiting");
  await expect(card(page, "Requests").getByRole("listitem")).toHaveText([/Лия Соколова.*2 «Б»/]);
});

test("what is wrong stands beside its field, focused, and what was typed stays", async ({
  page,
  teacher,
  allow,
}) => {
  allow(refused(422));
  expect(teacher.name).not.toBe("");
  await page.goto(await newJoinPath(page));
  await hydrated(page);
  await fillIn(page, "   ", "Grade 7");
  await expect(page.getByText("Please enter a name.")).toBeVisible();
  await expect(name(page)).toBeFocused();
  await expect(grade(page)).toHaveValue("Grade 7");
  await expectAccessible(page);
  await page.keyboard.type("Anna Belova");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you!");
  await expectAccessible(page);
});

test("an unknown link says whom to ask", async ({ page, allow }) => {
  allow(refused(404));
  const answer = await page.goto("/join/nobody");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  await expectAccessible(page);
});

test("too many from one place are told to wait; nothing that was typed is lost", async ({
  page,
  teacher,
  allow,
}) => {
  allow(refused(429));
  expect(teacher.name).not.toBe("");
  const path = await newJoinPath(page);
  // the minute may end meanwhile: then five more are let in
  for (let i = 0; i < 12 && !(await page.getByRole("alert").isVisible()); i++) {
    await page.goto(path);
    await fillIn(page, `Person ${i}`, "Grade 7");
    await expect(page.getByRole("alert").or(page.getByText("Thank you!"))).toBeVisible();
  }
  await expect(page.getByRole("alert")).toContainText("Please wait a minute");
  await expect(name(page)).toHaveValue(/^Person \d+$/);
  await expect(grade(page)).toHaveValue("Grade 7");
  await expectAccessible(page);
});

test("by keyboard, on a phone, with the longest names", async ({ page, teacher }) => {
  await rename(teacher, "Wolfeschlegelsteinhausenbergerdorff".repeat(3).slice(0, 100));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await newJoinPath(page));
  await hydrated(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const button = await send(page).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(40);
  await tabTo(page, "Name");
  await page.keyboard.type("Б".repeat(200));
  await tabTo(page, "Grade");
  await page.keyboard.type("7");
  await tabTo(page, "Send request");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you!");
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
