import { confirmation, email, openAuth, password, submit, switchTo } from "./auth-form";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FROM_OUR_PAGE,
  hydrated,
  newAccount,
  PASSWORD,
  refused,
  register,
  signIn,
  test,
} from "./fixtures";

test("login mode has its two fields, its button and its switch", async ({ page }) => {
  await openAuth(page, "/auth/login");
  await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  await expect(email(page)).toHaveAttribute("type", "email");
  await expect(email(page)).toHaveAttribute("required", "");
  await expect(password(page)).toHaveAttribute("type", "password");
  await expect(password(page)).toHaveAttribute("required", "");
  await expect(confirmation(page)).toHaveCount(0);
  await expect(submit(page, "Login")).toBeVisible();
  await expect(switchTo(page, "Register")).toHaveAttribute("href", "/auth/register");
});

test("register mode asks to confirm the password", async ({ page }) => {
  await openAuth(page, "/auth/register");
  await expect(page.getByRole("heading", { level: 1, name: "Register" })).toBeVisible();
  await expect(confirmation(page)).toHaveAttribute("required", "");
  await expect(submit(page, "Register")).toBeVisible();
  await expect(switchTo(page, "Login")).toHaveAttribute("href", "/auth/login");
});

test("the switch changes the address without a reload and keeps what was typed", async ({ page }) => {
  await openAuth(page, "/auth/login");
  await email(page).fill("somebody@school.test");
  await password(page).fill(PASSWORD);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() || request.url().includes(".data")) asked.push(request.url());
  });
  await switchTo(page, "Register").click();
  await expect(page).toHaveURL("/auth/register");
  await expect(confirmation(page)).toBeVisible();
  await expect(email(page)).toHaveValue("somebody@school.test");
  await expect(password(page)).toHaveValue(PASSWORD);
  await switchTo(page, "Login").click();
  await expect(page).toHaveURL("/auth/login");
  await expect(email(page)).toHaveValue("somebody@school.test");
  await page.goBack();
  await expect(confirmation(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test("the other paths of the specification lead here", async ({ page }) => {
  for (const [path, target] of [
    ["/login?redirectTo=/admin/user-profile", "/auth/login?redirectTo=/admin/user-profile"],
    ["/register", "/auth/register"],
    ["/auth", "/auth/login"],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(({ href }) => decodeURIComponent(href).endsWith(target));
  }
});

test("passwords that differ are told and nothing is sent", async ({ page }) => {
  await openAuth(page, "/auth/register");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await email(page).fill(newAccount().email);
  await password(page).fill(PASSWORD);
  await confirmation(page).fill(`${PASSWORD}!`);
  await submit(page, "Register").click();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await expect(confirmation(page)).toBeFocused();
  await expect(confirmation(page)).toHaveAccessibleDescription("Passwords do not match.");
  await expect(password(page)).toHaveValue(PASSWORD);
  expect(sent).toEqual([]);
});

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("a stranger registers, reads the notice, signs in; the time zone is the browser's", async ({
    page,
  }) => {
    const account = newAccount();
    await openAuth(page, "/auth/register");
    await email(page).fill(`  ${account.email.toUpperCase()} `);
    await password(page).fill(account.password);
    await confirmation(page).fill(account.password);
    await submit(page, "Register").click();

    await expect(page.getByRole("alert")).toHaveText("Registration successful! Please log in.");
    await expect(page).toHaveURL("/auth/login");
    await expect(password(page)).toHaveValue("");
    await expect(password(page)).toBeFocused();
    await password(page).fill(account.password);
    await submit(page, "Login").click();

    await expect(page).toHaveURL("/admin/dashboard");
    const { user } = await (await page.request.get("/api/user/profile", FROM_OUR_PAGE)).json();
    expect(user).toMatchObject({ email: account.email, timeZone: "America/New_York" });
  });
});

test("an email that exists, and a password that is too simple, are told beside their fields", async ({
  page,
  allow,
}) => {
  allow(refused(409));
  allow(refused(422));
  const account = newAccount();
  await register(page.request, account);
  await openAuth(page, "/auth/register");
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await confirmation(page).fill(account.password);
  await submit(page, "Register").click();
  await expect(page.getByRole("main")).toContainText(/already|exists/i);
  await expect(page).toHaveURL("/auth/register");
  await expect(email(page)).toHaveValue(account.email);

  await email(page).fill(newAccount().email);
  await password(page).fill("password1");
  await confirmation(page).fill("password1");
  await submit(page, "Register").click();
  await expect(password(page)).toHaveAccessibleDescription(/too common/);
  await expect(password(page)).toBeFocused();
});

test("a wrong password is told in the specified words and keeps the email", async ({ page, allow }) => {
  allow(refused(401));
  const account = newAccount();
  await register(page.request, account);
  await openAuth(page, "/auth/login");
  await email(page).fill(account.email);
  await password(page).fill("not the password");
  await submit(page, "Login").click();
  await expect(page.getByRole("alert")).toHaveText("Unauthorized: Please check your credentials.");
  await expect(email(page)).toHaveValue(account.email);
  await expect(page).toHaveURL("/auth/login");
});

test("other failures have their own words; the server's come first", async ({ page, allow }) => {
  allow(refused(500));
  allow(refused(503));
  allow(/net::ERR_FAILED/);
  await openAuth(page, "/auth/login");
  await email(page).fill("somebody@school.test");
  await password(page).fill(PASSWORD);
  await page.route("/api/auth/login", (route) => route.fulfill({ status: 500, body: "" }));
  await submit(page, "Login").click();
  await expect(page.getByRole("alert")).toHaveText("Authentication failed. Please try again.");
  await page.route("/api/auth/login", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message: "Lectern is busy." } }),
  );
  await submit(page, "Login").click();
  await expect(page.getByRole("alert")).toHaveText("Lectern is busy.");
  await page.route("/api/auth/login", (route) => route.abort());
  await submit(page, "Login").click();
  await expect(page.getByRole("alert")).toHaveText("Authentication failed. Please try again.");
  await expect(password(page)).toHaveValue(PASSWORD);
});

test("a signed-out visit comes back to where it wanted to go", async ({ page }) => {
  const account = newAccount();
  await register(page.request, account);
  await page.goto("/admin/user-profile?from=bookmark");
  await expect(page).toHaveURL("/auth/login?redirectTo=%2Fadmin%2Fuser-profile%3Ffrom%3Dbookmark");
  await hydrated(page);
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await password(page).press("Enter");
  await expect(page).toHaveURL("/admin/user-profile?from=bookmark");
});

test("where to return to survives registering", async ({ page }) => {
  const account = newAccount();
  await openAuth(page, "/auth/login?redirectTo=/admin/user-profile");
  await switchTo(page, "Register").click();
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await confirmation(page).fill(account.password);
  await submit(page, "Register").click();
  await expect(page.getByRole("alert")).toHaveText("Registration successful! Please log in.");
  await password(page).fill(account.password);
  await submit(page, "Login").click();
  await expect(page).toHaveURL("/admin/user-profile");
});

for (const target of [
  "//evil.example",
  "https://evil.example",
  "/\\evil",
  "/\t/evil.example",
  "javascript:alert(1)",
])
  test(`redirectTo ${JSON.stringify(target)} stays here`, async ({ page }) => {
    const account = newAccount();
    await register(page.request, account);
    await openAuth(page, `/auth/login?redirectTo=${encodeURIComponent(target)}`);
    await email(page).fill(account.email);
    await password(page).fill(account.password);
    await submit(page, "Login").click();
    await expect(page).toHaveURL("/admin/dashboard");
  });

test("a session that is over leads to the sign-in and back", async ({
  page,
  teacher,
  anotherBrowser,
  allow,
}) => {
  allow(refused(401));
  await openAuth(page, "/admin/user-profile");
  const other = await anotherBrowser();
  await signIn(other.request, teacher);
  await other.request.delete("/api/user/sessions", FROM_OUR_PAGE);

  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Somebody Else");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page).toHaveURL("/auth/login?redirectTo=%2Fadmin%2Fuser-profile");
  await hydrated(page);
  await email(page).fill(teacher.email);
  await password(page).fill(teacher.password);
  await submit(page, "Login").click();
  await expect(page).toHaveURL("/admin/user-profile");
  await expect(page.getByRole("banner")).toContainText(teacher.name);
});

test("Logout ends the session, forgets what session storage kept, and lands on the login", async ({
  page,
  teacher,
}) => {
  await openAuth(page, "/admin/user-profile");
  const keys = ["Auth-Token", "expirableToken", "userId", "api-token", "bookId", "bookName"];
  await page.evaluate((names) => {
    for (const name of names) sessionStorage.setItem(name, "something");
  }, keys);
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/auth/login");
  const left = await page.evaluate((names) => names.filter((name) => sessionStorage.getItem(name)), keys);
  expect(left).toEqual([]);
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: "__Host-session" }),
  );
  await page.goto("/admin/user-profile");
  await expect(page).toHaveURL(/\/auth\/login\?redirectTo=/);
  expect(teacher.email).toContain("@");
});

test("a password can be shown and hidden", async ({ page }) => {
  await openAuth(page, "/auth/login");
  await password(page).fill(PASSWORD);
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password(page)).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password(page)).toHaveAttribute("type", "password");
});

test("an unknown page of its own", async ({ page, allow }) => {
  allow(refused(404));
  const answer = await page.goto("/auth/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing in either mode, with a complaint on the screen, wide and narrow", async ({
  page,
}) => {
  await openAuth(page, "/auth/register");
  await email(page).fill("somebody@school.test");
  await password(page).fill(PASSWORD);
  await confirmation(page).fill("something else");
  await submit(page, "Register").click();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await switchTo(page, "Login").click();
  await expectAccessible(page);
});
