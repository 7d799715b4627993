import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FROM_OUR_PAGE,
  hydrated,
  refused,
  settled,
  test,
} from "./fixtures";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Main" });
const accountButton = (page: Page) => page.getByRole("button", { name: "Account menu" });
const accountMenu = (page: Page) => page.getByRole("group", { name: "Account menu" });
const palette = (page: Page) => page.getByRole("dialog", { name: "Search" });

async function open(page: Page, path: string) {
  const answer = await page.goto(path);
  await hydrated(page);
  return answer;
}

const widthOf = async (page: Page) => Math.round((await sidebar(page).boundingBox())?.width ?? 0);

const isModal = (page: Page) => page.evaluate(() => document.querySelector("dialog:modal") !== null);

test("sidebar, greeting and avatar are the teacher's own", async ({ page, teacher }) => {
  await open(page, "/admin/user-profile");
  for (const [name, target] of [
    ["Dashboard", "/admin/dashboard"],
    ["Schedule Builder", "/admin/schedule-builder"],
    ["User Profile", "/admin/user-profile"],
  ] as const)
    await expect(sidebar(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", target);
  await expect(sidebar(page).getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(sidebar(page).getByRole("link", { name: "User Profile" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByRole("banner")).toContainText(`Hello, ${teacher.name}`);
  const [first = "", last = ""] = teacher.name.split(" ").map((word) => word.charAt(0));
  await expect(accountButton(page)).toContainText(first + last);
});

test("/admin leads to the Dashboard", async ({ page, teacher }) => {
  expect(teacher.email).toContain("@");
  await page.goto("/admin");
  await expect(page).toHaveURL("/admin/dashboard");
});

test.describe("sidebar", () => {
  test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

  test("folds to a rail and stays so over a reload", async ({ page }) => {
    await open(page, "/admin/user-profile");
    expect(await widthOf(page)).toBe(220);
    await page.getByRole("button", { name: "Fold the sidebar" }).click();
    await expect.poll(() => widthOf(page)).toBe(60);
    await page.reload();
    expect(await widthOf(page)).toBe(60);
    await hydrated(page);
    const link = sidebar(page).getByRole("link", { name: "Schedule Builder" });
    await expect(link).toHaveAttribute("title", "Schedule Builder");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Unfold the sidebar" }).click();
    await expect.poll(() => widthOf(page)).toBe(220);
    await page.reload();
    expect(await widthOf(page)).toBe(220);
  });

  test("is a rail by itself on the Schedule Builder below 1536 pixels, and only there", async ({ page }) => {
    await page.setViewportSize({ width: 1535, height: 900 });
    await open(page, "/admin/schedule-builder");
    expect(await widthOf(page)).toBe(60);
    await page.setViewportSize({ width: 1536, height: 900 });
    await expect.poll(() => widthOf(page)).toBe(220);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => widthOf(page)).toBe(60);
    await sidebar(page).getByRole("link", { name: "User Profile" }).click();
    await expect(page.getByRole("heading", { name: "User Profile" })).toBeVisible();
    await expect.poll(() => widthOf(page)).toBe(220);
  });

  test("is a drawer on a phone: it takes the focus, Esc and a choice close it", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/admin/user-profile");
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer.getByRole("link", { name: "Schedule Builder" })).toBeVisible();
    await expect(drawer.locator(":focus")).toHaveCount(1);
    await settled(page);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();

    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(drawer).toBeHidden();

    await page.getByRole("button", { name: "Open menu" }).click();
    await drawer.getByRole("link", { name: "Schedule Builder" }).click();
    await expect(page).toHaveURL("/admin/schedule-builder");
    await expect(drawer).toBeHidden();
    await expect.poll(() => isModal(page)).toBe(false);
  });
});

test.describe("user menu", () => {
  test("says who is signed in and leads to the profile", async ({ page, teacher }) => {
    await open(page, "/admin/schedule-builder");
    await accountButton(page).click();
    await expect(accountMenu(page)).toContainText(teacher.name);
    await expect(accountMenu(page)).toContainText(teacher.email);
    await expect(accountMenu(page)).toContainText("teacher");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(accountMenu(page)).toBeHidden();
    await accountButton(page).click();
    await accountMenu(page).getByRole("link", { name: "User Profile" }).click();
    await expect(page).toHaveURL("/admin/user-profile");
    await expect(accountMenu(page)).toBeHidden();
  });

  test("signs out", async ({ page, teacher }) => {
    await open(page, "/admin/user-profile");
    await accountButton(page).click();
    await accountMenu(page).getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/auth/login");
    expect((await page.request.get("/api/user/profile", FROM_OUR_PAGE)).status()).toBe(401);
    expect(teacher.email).toContain("@");
  });

  test("the theme is kept and stands in the first paint", async ({ page, teacher }) => {
    expect(teacher.email).toContain("@");
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/admin/user-profile");
    await accountButton(page).click();
    await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
    await page.getByRole("radio", { name: "Dark" }).click();
    expect(await scheme()).toBe("dark");

    const answer = await page.reload();
    expect(await answer?.text()).toMatch(/<html[^>]* data-theme="dark"/);
    expect(await scheme()).toBe("dark");
    expect(await (await page.goto("/auth/login?x"))?.text()).toContain('data-theme="dark"');
    expect(await (await page.goto("/"))?.text()).toContain('data-theme="dark"');

    await open(page, "/admin/user-profile");
    await accountButton(page).click();
    await page.getByRole("radio", { name: "Light" }).click();
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    expect(await scheme()).toBe("light");
    await hydrated(page);
    await accountButton(page).click();
    await page.getByRole("radio", { name: "System" }).click();
    const asSystem = await page.reload();
    expect(await asSystem?.text()).not.toContain("data-theme=");
    expect(await scheme()).toBe("light dark");
  });
});

test.describe("search palette", () => {
  test.beforeEach(({ teacher }) => expect(teacher.email).toContain("@"));

  test("opens with Ctrl+K, finds by a part of the name, Enter goes there", async ({ page }) => {
    await open(page, "/admin/schedule-builder");
    await page.keyboard.press("Control+k");
    const field = palette(page).getByRole("combobox", { name: "Search" });
    await expect(field).toBeFocused();
    await expect(palette(page).getByRole("option")).toHaveText([
      "Dashboard",
      "Students",
      "Schedule Builder",
      "Course Builder",
      "User Profile",
    ]);
    await expectAccessible(page);
    await field.fill("PROF");
    await expect(palette(page).getByRole("option")).toHaveText(["User Profile"]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/user-profile");
    await expect(palette(page)).toBeHidden();
  });

  test("arrows choose, round and round", async ({ page }) => {
    await open(page, "/admin/user-profile");
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeVisible();
    const option = (name: string) => palette(page).getByRole("option", { name });
    await expect(option("Dashboard")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(option("User Profile")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(option("Dashboard")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(option("Students")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(option("Schedule Builder")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/schedule-builder");
  });

  test("opens by its button, says when nothing is found, Esc closes and returns the focus", async ({
    page,
  }) => {
    await open(page, "/admin/user-profile");
    const button = page.getByRole("banner").getByRole("button", { name: "Search" });
    await button.click();
    await palette(page).getByRole("combobox").fill("zzz");
    await expect(palette(page).getByRole("status")).toHaveText("Nothing found for “zzz”.");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL("/admin/user-profile");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await palette(page).getByRole("option", { name: "Schedule Builder" }).click();
    await expect(page).toHaveURL("/admin/schedule-builder");
  });
});

test("the skip link is the first stop and leads past the sidebar", async ({ page, teacher }) => {
  expect(teacher.email).toContain("@");
  await open(page, "/admin/user-profile");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("the profile is fetched once: screens change without it", async ({ page, teacher }) => {
  expect(teacher.email).toContain("@");
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (request.isNavigationRequest()) fetched.push("document");
    if (pathname === "/api/user/profile") fetched.push(pathname);
    if (pathname.endsWith(".data") && !/^[^,]*screen$/.test(searchParams.get("_routes") ?? ""))
      fetched.push(request.url());
  });
  await open(page, "/admin/schedule-builder");
  for (const name of ["User Profile", "Schedule Builder", "User Profile"]) {
    await sidebar(page).getByRole("link", { name, exact: true }).click();
    await expect(sidebar(page).getByRole("link", { name, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page).toHaveTitle(new RegExp(name));
  }
  expect(fetched).toEqual(["document"]);
});

test("an unknown path is a 404 inside the shell", async ({ page, teacher, allow }) => {
  allow(refused(404));
  const answer = await open(page, "/admin/no-such-screen");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(teacher.name);
  await expect(sidebar(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL("/admin/dashboard");
});

test("a screen that cannot be shown says why, inside the shell", async ({ page, teacher, allow }) => {
  allow(refused(422));
  await open(page, "/admin/schedule-builder?year=1234");
  await expect(page.getByRole("heading", { name: "This cannot be shown" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("from 2000 to 2100");
  await expect(page.getByRole("banner")).toContainText(teacher.name);
  await expectAccessible(page);
});

for (const status of [500, 503])
  test(`an answer ${status} on the way to a screen: what happened and the way on`, async ({
    page,
    teacher,
    allow,
  }) => {
    allow(refused(status));
    allow(/turbo-stream|SyntaxError/);
    await open(page, "/admin/user-profile");
    await page.route(/schedule-builder\.data/, (route) => route.fulfill({ status, body: "" }));
    await sidebar(page).getByRole("link", { name: "Schedule Builder" }).click();
    await expect(page.getByRole("heading", { name: "Something went wrong on our side" })).toBeVisible();
    await expect(page.getByRole("banner")).toContainText(teacher.name);
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("grid")).toBeVisible();
  });

test("fits 360 pixels", async ({ page, teacher }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/admin/user-profile");
  await expectNoSidewaysScroll(page);
  await accountButton(page).click();
  await expect(accountMenu(page)).toContainText(teacher.name);
  await expectNoSidewaysScroll(page);
});
