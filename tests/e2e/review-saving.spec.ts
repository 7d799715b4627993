import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "../../scripts/serve.mjs";
import { LIGHTHOUSE, makeDocument, openReview, saveState, storedPage, textAt, texts } from "./document-page";
import { expect, hydrated, newAccount, register, signIn, test } from "./fixtures";

/* What is done to a page of a document is never lost (product §7, as §6 has it for blocks). */

const SAVES = "**/api/documents/*/pages/*";
const NETWORK_NOISE = /Failed to load resource|net::ERR_/;

test.beforeEach(({ teacher }) => {
  expect(teacher.email).toContain("@");
});

test("a reload right after the last keystroke keeps it", async ({ page, allow }) => {
  // the save of the page that goes may overtake that of the page that comes, and says the same
  allow(/409/);
  const { address, documentId } = await makeDocument(page, [LIGHTHOUSE]);
  await openReview(page, address);
  await textAt(page, "1").fill("Kept");
  await page.reload();
  await hydrated(page);
  await expect(textAt(page, "1")).toHaveValue("Kept");
  await expect.poll(async () => (await storedPage(page, documentId)).texts[0]).toBe("Kept");
});

test("what is typed offline stays, over a reload too, and goes when the network is back", async ({
  page,
  context,
  allow,
}) => {
  allow(NETWORK_NOISE);
  const { address, documentId } = await makeDocument(page, [LIGHTHOUSE]);
  await openReview(page, address);
  await page.route(SAVES, (route) => route.abort("connectionreset"));
  await textAt(page, "2.1").fill("Typed offline");
  await expect(saveState(page)).toHaveText("Offline, will retry");
  await page.reload();
  await hydrated(page);
  await expect(textAt(page, "2.1")).toHaveValue("Typed offline");
  await page.unroute(SAVES);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(saveState(page)).toHaveText("Saved", { timeout: 15_000 });
  expect((await storedPage(page, documentId)).texts[1]).toContain("Typed offline");
});

test("a page that was left with something unsaved says so, and leads back", async ({ page, allow }) => {
  allow(NETWORK_NOISE);
  const { address } = await makeDocument(page, [LIGHTHOUSE, [{ content: "two" }]]);
  await openReview(page, address);
  await page.route(SAVES, (route) =>
    route.request().method() === "PUT" ? route.abort("connectionreset") : route.continue(),
  );
  await textAt(page, "1").fill("Not there yet");
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(textAt(page, "1")).toHaveValue("two");
  await expect(page.getByText("Not everything that you typed has reached the server:")).toBeVisible();
  await page.getByRole("link", { name: "Open the page" }).click();
  await expect(textAt(page, "1")).toHaveValue("Not there yet");
  await page.unroute(SAVES);
  await expect(saveState(page)).toHaveText("Saved", { timeout: 15_000 });
});

test("two tabs: both pages are shown, and one of them is chosen", async ({ page, context, allow }) => {
  allow(/409/);
  const { address, documentId } = await makeDocument(page, [LIGHTHOUSE]);
  await openReview(page, address);
  const other = await context.newPage();
  await openReview(other, address);
  await textAt(page, "1").fill("From the first tab");
  await expect(saveState(page)).toHaveText("Saved");
  await expect.poll(async () => (await storedPage(page, documentId)).texts[0]).toBe("From the first tab");
  await textAt(other, "2").fill("From the second tab");
  await expect(saveState(other)).toHaveText("Changed elsewhere");
  const panel = other.getByRole("alert");
  await expect(panel).toContainText("From the first tab");
  await expect(panel).toContainText("From the second tab");
  await panel.getByRole("button", { name: "Keep the other" }).click();
  await expect(textAt(other, "1")).toHaveValue("From the first tab");
  await expect(textAt(other, "2")).toHaveValue("Reading");
  await textAt(page, "3").fill("First again");
  await expect.poll(async () => (await storedPage(page, documentId)).texts[2]).toBe("First again");
  await textAt(other, "3").fill("Second again");
  await expect(saveState(other)).toHaveText("Changed elsewhere");
  await other.getByRole("alert").getByRole("button", { name: "Keep mine" }).click();
  await expect(saveState(other)).toHaveText("Saved");
  expect((await storedPage(page, documentId)).texts[2]).toBe("Second again");
});

test("a server that is killed while somebody types gets it when it is there again", async ({
  anotherBrowser,
  allow,
}) => {
  test.setTimeout(120_000);
  allow(NETWORK_NOISE);
  const state = await mkdtemp(path.join(tmpdir(), "lectern-review-"));
  const start = (port: number) => serve({ port, state, onLog: () => {} });
  let product = await start(0);
  try {
    const { origin, port } = product.url;
    const context = await anotherBrowser({ baseURL: origin });
    const account = newAccount();
    await register(context.request, account);
    await signIn(context.request, account);
    const page = await context.newPage();
    const { address, documentId } = await makeDocument(page, [LIGHTHOUSE]);
    await openReview(page, address);
    await textAt(page, "1").pressSequentially(" one");
    await product.mf.dispose();
    await textAt(page, "1").pressSequentially(" two");
    await expect(saveState(page)).toHaveText("Offline, will retry", { timeout: 15_000 });
    product = await start(Number(port));
    await expect(saveState(page)).toHaveText("Saved", { timeout: 20_000 });
    const shown = await texts(page);
    expect((await storedPage(page, documentId)).texts[0]).toBe(shown[0]);
    expect(shown[0]).toContain("two");
  } finally {
    await product.mf.dispose();
    await rm(state, { recursive: true, force: true });
  }
});
