import type { Page } from "@playwright/test";
import { awake, exercisePane, makeCourse, openBuilder } from "./course-page";
import { expect, expectAccessible, expectNoSidewaysScroll, refused, test, toast } from "./fixtures";
import { inDatabase } from "./students-page";

test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

const MEBIBYTE = 1024 * 1024;

const image = (page: Page) => page.getByRole("img", { name: "Source of page 12" });
const fallback = (page: Page) => page.locator('img[src="/source-fallback.svg"]:visible');
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The builder with a page 12; `address` is that of its source image. */
async function openPage12(page: Page, address?: string) {
  const id = await makeCourse(page, "English B1", [{ label: "12" }]);
  if (address) await inDatabase("UPDATE pages SET image = ?2 WHERE course_id = ?1", id, address);
  await openBuilder(page, id);
  await awake(exercisePane(page));
  return id;
}

async function choose(page: Page, name: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const choosing = page.waitForEvent("filechooser");
  await button(page, name).click();
  await (await choosing).setFiles(file);
}

const png = (buffer: Buffer) => ({ name: "page-12.png", mimeType: "image/png", buffer });

test("the source image is added, replaced and removed, which asks", async ({ page }) => {
  const id = await openPage12(page);
  await expect(page.getByText("This page has no source image yet.").first()).toBeVisible();
  await expect(fallback(page)).toBeVisible();
  await expectAccessible(page);
  await choose(page, "Add image", png(await page.screenshot()));
  await expect(toast(page, "Source image changed.")).toBeVisible();
  await expect(image(page)).toHaveJSProperty("naturalWidth", 1280);
  await expect(fallback(page)).toHaveCount(0);
  const first = await image(page).getAttribute("src");
  expect(first).toMatch(/^\/api\/files\//);
  await expectAccessible(page);

  const part = { x: 0, y: 0, width: 300, height: 400 };
  await choose(page, "Replace image", png(await page.screenshot({ clip: part })));
  await expect(image(page)).toHaveJSProperty("naturalWidth", 300);
  await expect(image(page)).not.toHaveAttribute("src", first ?? "");
  const address = async () =>
    (await (await page.request.get(`/api/courses/${id}/pages/0`)).json()).page.page_image.url;
  expect(await address()).toBe(await image(page).getAttribute("src"));

  await button(page, "Remove image").click();
  const asked = page.getByRole("dialog", { name: "Remove the source image?" });
  await asked.getByRole("button", { name: "Keep it" }).click();
  await expect(asked).toHaveCount(0);
  await expect(image(page)).toBeVisible();
  await button(page, "Remove image").click();
  await asked.getByRole("button", { name: "Remove image" }).click();
  await expect(toast(page, "Source image removed.")).toBeVisible();
  await expect(fallback(page)).toBeVisible();
  expect(await address()).toBeNull();
});

test("what is no image, or too large, is refused with the reason, and nothing changes", async ({
  page,
  allow,
}) => {
  allow(refused(415));
  await openPage12(page);
  const alert = exercisePane(page).getByRole("alert");
  await choose(page, "Add image", png(Buffer.from("This is a text, whatever its name says.")));
  await expect(alert).toContainText("Please choose a PNG, JPEG, WebP or GIF image");
  await choose(page, "Add image", png(Buffer.alloc(8 * MEBIBYTE + 1, 1)));
  await expect(alert).toHaveText("A file of this kind can have at most 8 MB.");
  await choose(page, "Add image", { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("Text") });
  await expect(alert).toHaveText("Please choose a PNG, JPEG, WebP or GIF image.");
  await expect(fallback(page)).toBeVisible();
  await choose(page, "Add image", png(await page.screenshot()));
  await expect(image(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test("an image that cannot be loaded says so, and can be replaced", async ({ page, allow }) => {
  allow(refused(404));
  await openPage12(page, "/course-samples/torn-out.webp");
  await expect(page.getByText("The source image cannot be loaded.")).toBeVisible();
  await expect(fallback(page)).toBeVisible();
  await choose(page, "Add image", png(await page.screenshot()));
  await expect(image(page)).toBeVisible();
});

test("it is zoomed by buttons and by keys, and viewed over the whole window", async ({ page }) => {
  await openPage12(page, "/course-samples/lighthouse.webp");
  const width = async (within: typeof page | ReturnType<Page["getByRole"]>) =>
    (await within.getByRole("img", { name: "Source of page 12" }).boundingBox())?.width ?? 0;
  // as soon as the picture is there
  await expect(button(page, "Zoom in")).toBeEnabled();
  const fitted = await width(page);
  await button(page, "Zoom in").click();
  await expect.poll(() => width(page)).toBeGreaterThan(fitted * 1.1);
  await expect(
    exercisePane(page)
      .getByRole("status")
      .filter({ hasText: /^\d+ %$/ }),
  ).toBeAttached();
  await button(page, "Fit").click();
  await expect.poll(() => width(page)).toBeCloseTo(fitted, 0);
  const box = page.getByRole("group", { name: "Source image" });
  await box.press("+");
  await expect.poll(() => width(page)).toBeGreaterThan(fitted * 1.1);
  await box.press("0");
  await expect.poll(() => width(page)).toBeCloseTo(fitted, 0);

  await button(page, "Full screen").click();
  const viewer = page.getByRole("dialog", { name: "Image Viewer" });
  await expect(viewer.getByRole("img", { name: "Source of page 12" })).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Zoom in" })).toBeEnabled();
  const whole = await width(viewer);
  await viewer.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => width(viewer)).toBeGreaterThan(whole * 1.1);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(button(page, "Full screen")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("it waits behind a button and takes the whole screen", async ({ page }) => {
    await openPage12(page, "/course-samples/lighthouse.webp");
    await expectNoSidewaysScroll(page);
    await button(page, "Show source image").tap();
    const viewer = page.getByRole("dialog", { name: "Image Viewer" });
    await expect(viewer.getByRole("img", { name: "Source of page 12" })).toBeVisible();
    const { width, height } = (await viewer.boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeCloseTo(390, 0);
    expect(height).toBeCloseTo(844, 0);
    await viewer.getByRole("button", { name: "Zoom in" }).tap();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await viewer.getByRole("button", { name: "Close" }).tap();
    await expect(viewer).toHaveCount(0);
  });

  test("without one it can be added at once", async ({ page }) => {
    await openPage12(page);
    await choose(page, "Add image", png(await page.screenshot()));
    await expect(toast(page, "Source image changed.")).toBeVisible();
    await expect(button(page, "Show source image")).toBeVisible();
  });
});
