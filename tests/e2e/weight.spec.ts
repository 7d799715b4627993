import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { LIGHTHOUSE, makeDocument } from "./document-page";
import { expect, test } from "./fixtures";

/** Remix and React, and what a screen may add to them on arrival, in bytes after gzip (quality, §2). */
const MOST = (84 + 50) * 1024;

/** Everything the page loads as script until it is quiet, in bytes after gzip, and which files those are. */
async function scriptWeight(page: Page, path: string) {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script" || /\.m?js(\?|$)/.test(response.url()))
      bodies.set(response.url(), response.body());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  const inline = (await page.locator("script:not([src])").allTextContents()).join("");
  const files = await Promise.all(bodies.values());
  const bytes = files.reduce((sum, body) => sum + gzipSync(body).length, 0);
  return { bytes, files: files.length, inline: inline === "" ? 0 : gzipSync(inline).length };
}

test("the landing page loads no script", async ({ page }) => {
  expect(await scriptWeight(page, "/")).toEqual({ bytes: 0, files: 0, inline: 0 });
});

for (const path of [
  "/auth/login",
  "/health",
  "/admin/dashboard",
  "/admin/students",
  "/admin/schedule-builder?year=2026",
  "/admin/course-builder",
  "/admin/user-profile",
])
  test(`${path} is light on arrival`, async ({ page, context, teacher }) => {
    if (!path.startsWith("/admin/")) await context.clearCookies();
    const { bytes, files, inline } = await scriptWeight(page, path);
    const kilobytes = (count: number) => `${(count / 1024).toFixed(1)} KB`;
    test.info().annotations.push({
      type: "weight",
      description: `${path}: ${kilobytes(bytes)} of script in ${files} files, ${kilobytes(inline)} inline`,
    });
    expect(teacher.email).toContain("@");
    expect(files).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MOST);
  });

test("the review of a PDF is light on arrival", async ({ page, teacher }) => {
  expect(teacher.email).toContain("@");
  const { address } = await makeDocument(page, [LIGHTHOUSE]);
  const { bytes } = await scriptWeight(page, address);
  test.info().annotations.push({ type: "weight", description: `review: ${(bytes / 1024).toFixed(1)} KB` });
  expect(bytes).toBeLessThanOrEqual(MOST);
});
