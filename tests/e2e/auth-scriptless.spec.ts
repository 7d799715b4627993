import { confirmation, email, password, submit, switchTo } from "./auth-form";
import { expect, newAccount, PASSWORD, refused, register, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

test("registering, the notice, and signing in work", async ({ page, allow }) => {
  allow(refused(401));
  const account = newAccount();
  await page.goto("/auth/register?redirectTo=/admin/user-profile");
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await confirmation(page).fill(account.password);
  await submit(page, "Register").click();
  await expect(page.getByRole("alert")).toHaveText("Registration successful! Please log in.");

  await email(page).fill(account.email);
  await password(page).fill("not the password");
  await submit(page, "Login").click();
  await expect(page.getByRole("alert")).toHaveText("Unauthorized: Please check your credentials.");
  await expect(email(page)).toHaveValue(account.email);
  await expect(password(page)).toHaveValue("");

  await password(page).fill(account.password);
  await submit(page, "Login").click();
  await expect(page).toHaveURL(/\/admin\//);
  await expect(page.getByRole("banner")).toContainText(account.name);

  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/auth/login");
  await page.goto("/admin/user-profile");
  await expect(page).toHaveURL(/\/auth\/login/);
});

test("the modes are links, and passwords that differ are told", async ({ page, allow }) => {
  allow(refused(422));
  await page.goto("/auth/login");
  await switchTo(page, "Register").click();
  await expect(page).toHaveURL("/auth/register");
  const { email: address } = newAccount();
  await email(page).fill(address);
  await password(page).fill(PASSWORD);
  await confirmation(page).fill("something else");
  await submit(page, "Register").click();
  await expect(page.getByText("Passwords do not match.")).toBeVisible();
  await expect(email(page)).toHaveValue(address);
});

test("signing in returns to where one came from, never elsewhere", async ({ page }) => {
  const account = newAccount();
  await register(page.request, account);
  await page.goto("/admin/user-profile");
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await submit(page, "Login").click();
  await expect(page).toHaveURL("/admin/user-profile");

  await page.context().clearCookies();
  await page.goto("/auth/login?redirectTo=//evil.example");
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await submit(page, "Login").click();
  await expect(page).toHaveURL("/admin/dashboard");
});

test("asking for a reset link works, and its screen says what it needs", async ({ page }) => {
  await page.goto("/auth/forgot-password");
  await email(page).fill(newAccount().email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("status")).toContainText("on its way");
  const answer = await page.goto("/auth/reset-password");
  expect(await answer?.text()).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/s);
});
