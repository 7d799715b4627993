import { bookPdf } from "../support/pdfs";
import { expectAccessible, FROM_OUR_PAGE, hydrated, refused, test } from "./fixtures";
import {
  choose,
  corner,
  documentsOf,
  expect,
  expectDone,
  expectStored,
  holdPagesAfter,
  importDialog,
  openCourse,
  openImport,
  pageCalls,
  pdf,
  progress,
  storedDocuments,
} from "./import-page";

test.describe.configure({ timeout: 240_000 });

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const OFFLINE_LINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

test("Cancel removes what was half imported", async ({ page }) => {
  const courseId = await openCourse(page);
  await openImport(page);
  await holdPagesAfter(page, 4);
  await choose(page, pdf((await bookPdf(20)).bytes));
  await expect.poll(async () => (await storedDocuments(page, courseId))[0]?.storedPages).toBe(4);
  await expect(documentsOf(page)).toContainText("being imported now");
  await expect(importDialog(page).getByText("Cancel removes what is imported so far.")).toBeVisible();
  await expectAccessible(page);
  await importDialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(importDialog(page).getByRole("button", { name: "Choose a PDF" })).toBeFocused();
  await expect(documentsOf(page)).toHaveText("No PDF has been imported into this course yet.");
  expect(await storedDocuments(page, courseId)).toEqual([]);
});

test("after a reload the same file goes on where it broke off, and Stop keeps what is there", async ({
  page,
}) => {
  const made = await bookPdf(16);
  const courseId = await openCourse(page);
  await openImport(page);
  await holdPagesAfter(page, 5);
  await choose(page, pdf(made.bytes));
  await expect.poll(async () => (await storedDocuments(page, courseId))[0]?.storedPages).toBe(5);
  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.accept();
  await reloaded;
  await hydrated(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });

  const release = await holdPagesAfter(page, 8);
  const calls = pageCalls(page);
  await openImport(page);
  await expect(documentsOf(page)).toContainText("5 of 16 pages imported · choose the file again to go on");
  await choose(page, pdf(made.bytes));
  await expect.poll(async () => (await storedDocuments(page, courseId))[0]?.storedPages).toBe(8);
  await importDialog(page).getByRole("button", { name: "Stop" }).click();
  await expect(documentsOf(page)).toContainText("8 of 16 pages imported");
  await release();
  expect(calls).not.toContain(5);

  calls.length = 0;
  await choose(page, pdf(made.bytes));
  await expectDone(page, "Book.pdf", 16);
  expect(calls).toEqual([9, 10, 11, 12, 13, 14, 15, 16]);
  await expectStored(page, courseId, made);
});

test("without a network it waits and goes on by itself", async ({ page, context, allow }) => {
  allow(OFFLINE_LINE);
  const made = await bookPdf(16);
  const courseId = await openCourse(page);
  await openImport(page);
  const release = await holdPagesAfter(page, 4);
  await choose(page, pdf(made.bytes));
  await expect.poll(async () => (await storedDocuments(page, courseId))[0]?.storedPages).toBe(4);
  await context.setOffline(true);
  await release();
  const offline = importDialog(page).getByText("Offline. It goes on when the network is back.");
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await expectDone(page, "Book.pdf", 16);
  await expectStored(page, courseId, made);
});

test("a server that is busy is waited for", async ({ page, allow }) => {
  allow(refused(503));
  const made = await bookPdf(3);
  const courseId = await openCourse(page);
  await openImport(page);
  let refusals = 0;
  await page.route(/\/api\/documents\/[^/]+\/pages\/2$/, async (route) => {
    refusals += 1;
    if (refusals > 1) return route.continue();
    const body = { code: "unavailable", message: "Lectern is busy right now." };
    await route.fulfill({ status: 503, headers: { "Retry-After": "2" }, json: body });
  });
  await choose(page, pdf(made.bytes));
  await expect(importDialog(page).getByText("Lectern is busy. It goes on in a moment.")).toBeVisible();
  await expectDone(page, "Book.pdf", 3);
  await expectStored(page, courseId, made);
});

test("signed out in the middle it says so, and goes on after a sign-in elsewhere", async ({
  page,
  context,
  allow,
}) => {
  allow(refused(401));
  const made = await bookPdf(8);
  const courseId = await openCourse(page);
  await openImport(page);
  const release = await holdPagesAfter(page, 3);
  await choose(page, pdf(made.bytes));
  await expect.poll(async () => (await storedDocuments(page, courseId))[0]?.storedPages).toBe(3);
  const cookies = await context.cookies();
  await context.clearCookies();
  await release();
  const alert = importDialog(page).getByRole("alert");
  await expect(alert).toContainText("You are signed out. Sign in again in a new tab, then go on here.");
  await expect(alert.getByRole("link", { name: "Sign in" })).toHaveAttribute("target", "_blank");
  await context.addCookies(cookies);
  await alert.getByRole("button", { name: "Go on" }).click();
  await expectDone(page, "Book.pdf", 8);
  await expectStored(page, courseId, made);
});

test("a document or a course that is deleted elsewhere in the middle ends it with the reason", async ({
  page,
  allow,
}) => {
  allow(refused(404));
  const made = await bookPdf(8);
  const courseId = await openCourse(page);
  await openImport(page);
  const release = await holdPagesAfter(page, 3);
  await choose(page, pdf(made.bytes));
  await expect.poll(async () => (await storedDocuments(page, courseId))[0]?.storedPages).toBe(3);
  const [document] = await storedDocuments(page, courseId);
  await page.request.delete(`/api/documents/${document?.id}`, FROM_OUR_PAGE);
  await release();
  const alert = importDialog(page).getByRole("alert");
  await expect(alert).toContainText("This document was deleted elsewhere while it was imported.");

  const releaseAgain = await holdPagesAfter(page, 2);
  await alert.getByRole("button", { name: "Go on" }).click();
  await expect.poll(async () => (await storedDocuments(page, courseId))[0]?.storedPages).toBe(2);
  await page.request.delete(`/api/courses/${courseId}`, FROM_OUR_PAGE);
  await releaseAgain();
  await expect(alert).toHaveText("This course was deleted elsewhere, and this document with it.");
});

test("who logs out while it imports is asked", async ({ page }) => {
  const courseId = await openCourse(page);
  await openImport(page);
  const release = await holdPagesAfter(page, 3);
  await choose(page, pdf((await bookPdf(8)).bytes));
  await expect.poll(async () => (await storedDocuments(page, courseId))[0]?.storedPages).toBe(3);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Logout" }).first().click();
  const asked = page.getByRole("dialog", { name: "Leave while a PDF is imported?" });
  await expect(asked).toContainText("3 of 8 pages are imported.");
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Stay" }).click();
  await expect(asked).toHaveCount(0);
  await expect(progress(corner(page, "Book.pdf"))).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).first().click();
  await asked.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await release();
});
