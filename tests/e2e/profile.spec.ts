import type { BrowserContext } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FROM_OUR_PAGE,
  newAccount,
  refused,
  register,
  signIn,
  test,
  toast,
} from "./fixtures";
import {
  card,
  confirmation,
  currentPassword,
  newPassword,
  openPasswordForm,
  openProfile,
  REAUTH,
  refuseOnce,
} from "./profile-page";

const NEW_PASSWORD = "quite another horse";

test.describe("My Information", () => {
  test("shows name, email and time zone, and edits after Edit Profile", async ({ page, teacher }) => {
    await openProfile(page);
    const information = card(page, "My Information");
    await expect(information).toContainText(teacher.name);
    await expect(information).toContainText(teacher.email);
    await expect(information).toContainText("UTC");
    await expect(page.getByLabel("Name", { exact: true })).toHaveCount(0);

    await information.getByRole("button", { name: "Edit Profile" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("required", "");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(teacher.email);
    await expect(page.getByLabel("Email", { exact: true })).not.toBeEditable();
    await page.getByLabel("Name", { exact: true }).fill("Мария Петрова");
    await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
    await page.getByRole("button", { name: "Save Changes" }).click();

    await expect(toast(page, "Profile updated successfully!")).toBeVisible();
    await expect(information).toContainText("Мария Петрова");
    await expect(information).toContainText("Asia/Tokyo");
    await expect(page.getByRole("banner")).toContainText("Hello, Мария Петрова");
    await expect(page.getByRole("button", { name: "Account menu" })).toContainText("МП");
    await expect(information.getByRole("button", { name: "Edit Profile" })).toBeFocused();
    await page.reload();
    await expect(information).toContainText("Мария Петрова");
    await expect(information).toContainText("Asia/Tokyo");
  });

  test("Cancel changes nothing", async ({ page, teacher }) => {
    await openProfile(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Nobody");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(card(page, "My Information")).toContainText(teacher.name);
    expect(sent).toEqual([]);
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(teacher.name);
  });

  test("a failure shows the specified toast and keeps what was typed", async ({ page, teacher, allow }) => {
    allow(refused(500));
    allow(refused(503));
    allow(refused(422));
    await openProfile(page);
    await page.getByRole("button", { name: "Edit Profile" }).click();
    const name = page.getByLabel("Name", { exact: true });
    const save = page.getByRole("button", { name: "Save Changes" });
    await name.fill("Typed And Kept");
    await refuseOnce(page, "PUT", "/api/user/profile", 500, {});
    await save.click();
    await expect(toast(page, "Failed to update profile.")).toBeVisible();
    await expect(name).toHaveValue("Typed And Kept");
    await refuseOnce(page, "PUT", "/api/user/profile", 503, { message: "Lectern is busy." });
    await save.click();
    await expect(toast(page, "Lectern is busy.")).toBeVisible();
    await expect(name).toHaveValue("Typed And Kept");

    await name.fill("   ");
    await save.click();
    await expect(name).toHaveAccessibleDescription("Please enter your name.");
    await expect(name).toBeFocused();
    await expect(page.getByRole("banner")).toContainText(teacher.name);
  });
});

test.describe("Change Password", () => {
  test("passwords that differ are told and nothing is sent; Cancel closes", async ({ page, teacher }) => {
    expect(teacher.email).toContain("@");
    await openPasswordForm(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });
    await expect(newPassword(page)).toHaveAttribute("required", "");
    await expect(confirmation(page)).toHaveAttribute("required", "");
    await newPassword(page).fill(NEW_PASSWORD);
    await confirmation(page).fill("something else");
    await card(page, "Change Password").getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("New passwords do not match.")).toBeVisible();
    await expect(confirmation(page)).toBeFocused();
    await expect(newPassword(page)).toHaveValue(NEW_PASSWORD);
    expect(sent).toEqual([]);
    await expectAccessible(page);
    await card(page, "Change Password").getByRole("button", { name: "Cancel" }).click();
    await expect(newPassword(page)).toHaveCount(0);
    await expect(
      card(page, "Change Password").getByRole("button", { name: "Change Password" }),
    ).toBeFocused();
  });

  test("a new one works from then on and signs out every other browser", async ({
    page,
    teacher,
    anotherBrowser,
  }) => {
    const other = await anotherBrowser();
    await signIn(other.request, teacher);
    await openPasswordForm(page);
    await newPassword(page).fill(NEW_PASSWORD);
    await confirmation(page).fill(NEW_PASSWORD);
    await card(page, "Change Password").getByRole("button", { name: "Change Password" }).click();
    await expect(toast(page, "Password changed successfully!")).toBeVisible();

    const elsewhere = await other.newPage();
    await elsewhere.goto("/admin/user-profile");
    await expect(elsewhere).toHaveURL(/\/auth\/login/);
    await page.reload();
    await expect(page.getByRole("banner")).toContainText(teacher.name);
    const old = await other.request.post("/api/auth/login", { data: teacher, ...FROM_OUR_PAGE });
    expect(old.status()).toBe(401);
    await signIn(other.request, { ...teacher, password: NEW_PASSWORD });
  });

  test("asks for the current one when the server does", async ({ page, teacher, allow }) => {
    allow(refused(403));
    await openPasswordForm(page);
    await expect(currentPassword(page)).toHaveCount(0);
    await newPassword(page).fill(NEW_PASSWORD);
    await confirmation(page).fill(NEW_PASSWORD);
    await refuseOnce(page, "PUT", "/api/user/password", 403, REAUTH);
    await card(page, "Change Password").getByRole("button", { name: "Change Password" }).click();
    await expect(currentPassword(page)).toBeFocused();
    await expect(currentPassword(page)).toHaveAccessibleDescription(REAUTH.message);
    await expect(newPassword(page)).toHaveValue(NEW_PASSWORD);
    await expectAccessible(page);
    await currentPassword(page).fill(teacher.password);
    const sent = page.waitForRequest("/api/user/password");
    await card(page, "Change Password").getByRole("button", { name: "Change Password" }).click();
    expect((await sent).postDataJSON()).toEqual({
      newPassword: NEW_PASSWORD,
      currentPassword: teacher.password,
    });
    await expect(toast(page, "Password changed successfully!")).toBeVisible();
  });

  test("a failure shows the specified toast, a bad password stands beside its field", async ({
    page,
    teacher,
    allow,
  }) => {
    allow(refused(500));
    allow(refused(422));
    expect(teacher.email).toContain("@");
    await openPasswordForm(page);
    await newPassword(page).fill(NEW_PASSWORD);
    await confirmation(page).fill(NEW_PASSWORD);
    await refuseOnce(page, "PUT", "/api/user/password", 500, {});
    await card(page, "Change Password").getByRole("button", { name: "Change Password" }).click();
    await expect(toast(page, "Failed to change password.")).toBeVisible();
    await expect(newPassword(page)).toHaveValue(NEW_PASSWORD);
    await newPassword(page).fill("short");
    await confirmation(page).fill("short");
    await card(page, "Change Password").getByRole("button", { name: "Change Password" }).click();
    await expect(newPassword(page)).toHaveAccessibleDescription(/at least 8/);
    await expect(newPassword(page)).toBeFocused();
  });
});

test.describe("Sessions", () => {
  test("are listed, one is ended, then all others", async ({ page, teacher, anotherBrowser, allow }) => {
    allow(refused(401));
    const agents = ["Mozilla/5.0 (iPhone) Safari/600", "Mozilla/5.0 (Windows) Firefox/150", "curl"];
    const others: BrowserContext[] = [];
    for (const userAgent of agents) {
      const other = await anotherBrowser({ userAgent });
      await signIn(other.request, teacher);
      others.push(other);
    }
    const profile = (other: BrowserContext) => other.request.get("/api/user/profile", FROM_OUR_PAGE);
    const statuses = async () => (await Promise.all(others.map(profile))).map((answer) => answer.status());
    await openProfile(page);
    const sessions = card(page, "Sessions");
    await expect(sessions.getByRole("listitem")).toHaveCount(4);
    await expect(sessions.getByRole("listitem").first()).toContainText("This device");
    await expect(sessions.getByRole("listitem").first().getByRole("button")).toHaveCount(0);
    await expect(sessions.getByText("Last seen")).toHaveCount(3);
    await sessions.getByRole("button", { name: "Sign out Firefox on Windows" }).click();
    await expect(toast(page, "Signed out.")).toBeVisible();
    await expect(sessions.getByRole("listitem")).toHaveCount(3);
    expect(await statuses()).toEqual([200, 401, 200]);

    await sessions.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await expect(sessions.getByRole("button")).toHaveCount(0);
    expect(await statuses()).toEqual([401, 401, 401]);
    await page.reload();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
  });
});

test("a teacher sees nothing of another's", async ({ page, teacher, anotherBrowser }) => {
  const stranger = newAccount();
  const other = await anotherBrowser();
  await register(other.request, stranger);
  await signIn(other.request, stranger);
  await openProfile(page);
  await expect(page.getByRole("main")).toContainText(teacher.email);
  await expect(page.getByRole("main")).not.toContainText(stranger.email);
  await expect(card(page, "Sessions").getByRole("listitem")).toHaveCount(1);
});

test("one column that fits a phone; axe finds nothing, shown and edited", async ({ page, teacher }) => {
  expect(teacher.email).toContain("@");
  await openProfile(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const danger = await card(page, "Danger Zone").boundingBox();
  const sessions = await card(page, "Sessions").boundingBox();
  expect(danger?.y).toBeGreaterThan(sessions?.y ?? 0);
});
