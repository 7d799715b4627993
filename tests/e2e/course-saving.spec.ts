import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { serve } from "../../scripts/serve.mjs";
import { blockField, makeCourse, numbered, openBuilder, stateOf, storedBlocks } from "./course-page";
import { expect, FROM_OUR_PAGE, hydrated, newAccount, register, signIn, test } from "./fixtures";

/* What is typed into a block is never lost (product §6). */

const SAVES = "**/api/courses/*/blocks/*";
const NETWORK_NOISE = /Failed to load resource|net::ERR_/;
const SENTENCE = "Every evening at six Tomas climbed the hundred and ninety steps with a can of oil. ";

const course = (page: Page) =>
  makeCourse(page, "Reader", [{ blocks: ["One", "Two"] }, { blocks: ["Three"] }]);

test("200 keystrokes over a slow network that drops an answer end as the last text", async ({
  page,
  teacher,
  allow,
}) => {
  allow(NETWORK_NOISE);
  expect(teacher.email).toContain("@");
  const id = await course(page);
  await openBuilder(page, id);
  let calls = 0;
  let inFlight = 0;
  let mostInFlight = 0;
  await page.route(SAVES, async (route) => {
    calls += 1;
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    const isDropped = calls === 4;
    const delayMs = (calls * 137) % 500;
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    inFlight -= 1;
    if (isDropped) await route.abort("connectionreset");
    else await route.fulfill({ response: answer });
  });
  const typed = SENTENCE.repeat(3).slice(0, 200);
  await blockField(page, 1).fill("");
  await blockField(page, 1).pressSequentially(typed, { delay: 15 });
  await expect(stateOf(page, 1)).toHaveText("Saved", { timeout: 20_000 });
  expect(calls).toBeGreaterThan(4);
  expect(mostInFlight).toBe(1);
  expect((await storedBlocks(page, id))[0]).toBe(typed);
  await page.unroute(SAVES);
  await page.reload();
  await expect(blockField(page, 1)).toHaveValue(typed);
});

test("a page turn loses nothing, however slow the network is", async ({ page, teacher }) => {
  expect(teacher.email).toContain("@");
  const id = await course(page);
  await openBuilder(page, id);
  await page.route(SAVES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await blockField(page, 2).fill("Turned");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(blockField(page, 1)).toHaveValue("Three");
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect(blockField(page, 2)).toHaveValue("Turned");
  await expect(stateOf(page, 2)).toHaveText("Saved");
  expect(await storedBlocks(page, id)).toEqual(["One", "Turned"]);
});

test("what is typed offline stays in the browser and goes when the network is back", async ({
  page,
  context,
  teacher,
  allow,
}) => {
  allow(NETWORK_NOISE);
  expect(teacher.email).toContain("@");
  const id = await course(page);
  await openBuilder(page, id);
  await context.setOffline(true);
  await blockField(page, 1).fill("Typed in a tunnel");
  await expect(stateOf(page, 1)).toHaveText("Offline, will retry");
  await page.getByRole("button", { name: "Save Course" }).click();
  await expect(page.getByText("Failed to update course.")).toBeVisible();
  await context.setOffline(false);
  await expect(stateOf(page, 1)).toHaveText("Saved");
  expect((await storedBlocks(page, id))[0]).toBe("Typed in a tunnel");
});

/** Types into a block of the first page without a network, and closes the tab. @returns another one, with a network */
async function typedAndClosed(page: Page, id: string, number: number, text: string): Promise<Page> {
  const context = page.context();
  await openBuilder(page, id);
  await context.setOffline(true);
  await blockField(page, number).fill(text);
  await expect(stateOf(page, number)).toHaveText("Offline, will retry");
  await page.close();
  await context.setOffline(false);
  return context.newPage();
}

test("a closed tab loses nothing: the next one sends what it had", async ({ page, teacher, allow }) => {
  allow(NETWORK_NOISE);
  expect(teacher.email).toContain("@");
  const id = await course(page);
  const next = await typedAndClosed(page, id, 2, "Typed before the tab was closed");
  await openBuilder(next, id);
  await expect(blockField(next, 2)).toHaveValue("Typed before the tab was closed");
  await expect(stateOf(next, 2)).toHaveText("Saved");
  expect((await storedBlocks(next, id))[1]).toBe("Typed before the tab was closed");
});

test("a text of another page that never arrived is sent from wherever the builder is opened", async ({
  page,
  teacher,
  allow,
}) => {
  allow(NETWORK_NOISE);
  expect(teacher.email).toContain("@");
  const id = await course(page);
  const next = await typedAndClosed(page, id, 1, "Left behind");
  await openBuilder(next, id, 2);
  await expect.poll(async () => (await storedBlocks(next, id))[0]).toBe("Left behind");
});

test("a text whose course was deleted meanwhile can be copied and let go, and leads nowhere", async ({
  page,
  context,
  teacher,
  allow,
}) => {
  allow(NETWORK_NOISE);
  expect(teacher.email).toContain("@");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const next = await typedAndClosed(page, await course(page), 1, "All that is left");
  const courses = await (await next.request.get("/api/courses")).json();
  await next.request.delete(`/api/courses/${courses.courses[0].id}`, FROM_OUR_PAGE);
  await openBuilder(next, await course(next));
  const left = next.getByRole("listitem").filter({ hasText: "All that is left" });
  await expect(left).toContainText("Deleted elsewhere");
  await expect(left.getByRole("link")).toHaveCount(0);
  await left.getByRole("button", { name: "Copy text" }).click();
  expect(await next.evaluate(() => navigator.clipboard.readText())).toBe("All that is left");
  await left.getByRole("button", { name: "Let it go" }).click();
  await expect(left).toHaveCount(0);
  await next.reload();
  await hydrated(next);
  await expect(left).toHaveCount(0);
});

test("a text whose block was deleted meanwhile is shown above its own page", async ({
  page,
  teacher,
  allow,
}) => {
  allow(NETWORK_NOISE);
  expect(teacher.email).toContain("@");
  const id = await course(page);
  const next = await typedAndClosed(page, id, 1, "All that is left");
  const { page: stored } = await (await next.request.get(`/api/courses/${id}/pages/0`)).json();
  await next.request.delete(`/api/courses/${id}/blocks/${stored.blocks[0].id}`, FROM_OUR_PAGE);
  await openBuilder(next, id);
  await expect(next.getByRole("listitem").filter({ hasText: "All that is left" })).toContainText(
    "Deleted elsewhere",
  );
});

test("text that is typed before scripts run is kept and saved", async ({ page, teacher }) => {
  expect(teacher.email).toContain("@");
  const id = await course(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/admin/course-builder/${id}`, { waitUntil: "commit" });
  await blockField(page, 1).fill("Typed early");
  release();
  await hydrated(page);
  await expect(stateOf(page, 1)).toHaveText("Saved");
  await expect.poll(async () => (await storedBlocks(page, id))[0]).toBe("Typed early");
  await expect(blockField(page, 1)).toHaveValue("Typed early");
});

test.describe("two tabs on one block", () => {
  async function conflict(page: Page, other: Page) {
    const id = await course(page);
    await openBuilder(page, id);
    await openBuilder(other, id);
    await blockField(page, 1).fill("From the first tab");
    await expect(stateOf(page, 1)).toHaveText("Saved");
    await blockField(other, 1).fill("From the second tab");
    await expect(stateOf(other, 1)).toHaveText("Changed elsewhere");
    const alert = other.getByRole("alert").filter({ hasText: "another tab" });
    await expect(alert).toContainText("From the first tab");
    await expect(alert).toContainText("From the second tab");
    expect((await storedBlocks(page, id))[0]).toBe("From the first tab");
    return id;
  }

  for (const [button, outcome] of [
    ["Keep mine", "From the second tab"],
    ["Keep the other", "From the first tab"],
    ["Keep both", "From the first tab\n\nFrom the second tab"],
  ] as const)
    test(`show both texts; "${button}" settles it`, async ({ page, context, teacher, allow }) => {
      allow(/status of 409/);
      expect(teacher.email).toContain("@");
      const other = await context.newPage();
      const id = await conflict(page, other);
      await other.getByRole("button", { name: button }).click();
      await expect(stateOf(other, 1)).toHaveText("Saved");
      await expect(blockField(other, 1)).toHaveValue(outcome);
      expect((await storedBlocks(page, id))[0]).toBe(outcome);
    });

  test("keep the text of a block that the other has deleted", async ({ page, context, teacher, allow }) => {
    allow(/status of 404/);
    expect(teacher.email).toContain("@");
    const id = await course(page);
    const other = await context.newPage();
    await openBuilder(page, id);
    await openBuilder(other, id);
    await page.getByRole("button", { name: "Delete", exact: true }).first().click();
    await expect(page.getByText("Block deleted successfully!")).toBeVisible();
    await blockField(other, 1).fill("Still wanted");
    await expect(stateOf(other, 1)).toHaveText("Deleted elsewhere");
    await other.getByRole("button", { name: "Add it again" }).click();
    await expect.poll(() => storedBlocks(page, id)).toEqual(["Still wanted", "Two"]);
    await expect(stateOf(other, 1)).toHaveText("Saved");
  });
});

test("Save Course sends what waits and says so; so does Ctrl+S", async ({ page, teacher }) => {
  expect(teacher.email).toContain("@");
  const id = await course(page);
  await openBuilder(page, id);
  await blockField(page, 1).fill("Saved on purpose");
  await page.getByRole("button", { name: "Save Course" }).click();
  await expect(page.getByText("Course updated successfully!")).toBeVisible();
  expect((await storedBlocks(page, id))[0]).toBe("Saved on purpose");
  await blockField(page, 2).fill("And once more");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Course updated successfully!")).toHaveCount(2);
  expect((await storedBlocks(page, id))[1]).toBe("And once more");
});

test("a server that is killed in between loses nothing that was typed", async ({ browser }, {
  workerIndex,
}) => {
  const state = await mkdtemp(path.join(tmpdir(), "lectern-killed-"));
  const port = Number(process.env.E2E_PORT ?? 8798) + 2_000 + workerIndex;
  const start = () => serve({ port, state, onLog: () => {} });
  let running = await start();
  const context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  try {
    const account = newAccount();
    await register(context.request, account);
    await signIn(context.request, account);
    const page = await context.newPage();
    const id = await course(page);
    await openBuilder(page, id);
    await blockField(page, 1).fill("Before. ");
    await expect(stateOf(page, 1)).toHaveText("Saved");
    await blockField(page, 1).pressSequentially("While it falls, ", { delay: 20 });
    await running.mf.dispose();
    await blockField(page, 1).pressSequentially("and while it lies.", { delay: 20 });
    await expect(stateOf(page, 1)).toHaveText("Offline, will retry");
    running = await start();
    await expect(stateOf(page, 1)).toHaveText("Saved", { timeout: 20_000 });
    expect((await storedBlocks(page, id))[0]).toBe("Before. While it falls, and while it lies.");
  } finally {
    await context.close();
    await running.mf.dispose();
    await rm(state, { recursive: true, force: true });
  }
});

test("logging out waits for what is on its way", async ({ page, context, teacher }) => {
  const id = await course(page);
  await openBuilder(page, id);
  await page.route(SAVES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await blockField(page, 1).fill("The last words");
  await page.getByRole("button", { name: "Logout" }).first().click();
  await page.waitForURL("**/auth/login");
  await signIn(context.request, teacher);
  expect((await storedBlocks(page, id))[0]).toBe("The last words");
});

test("typing in a course of many pages costs one small request", async ({ page, teacher }) => {
  expect(teacher.email).toContain("@");
  const id = await makeCourse(page, "Long", [...numbered(3), { blocks: ["One"] }]);
  await openBuilder(page, id, 4);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/"))
      requests.push(`${request.method()} ${request.postData()?.length ?? 0}`);
  });
  await blockField(page, 1).press("End");
  await page.keyboard.type("!");
  await expect(stateOf(page, 1)).toHaveText("Saving…");
  await expect(stateOf(page, 1)).toHaveText("Saved");
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatch(/^PUT \d{2}$/);
  expect(FROM_OUR_PAGE.maxRetries).toBeGreaterThan(0);
});
