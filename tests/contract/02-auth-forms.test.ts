import { afterAll, describe, expect, test } from "vitest";
import { countRows } from "../support/database";
import { newEmail, PASSWORD, startProduct } from "../support/product";

const product = await startProduct();
afterAll(product.stop);
const teacher = await product.teacher();
const credentials = { email: teacher.email, password: PASSWORD };

/** The auth screens as they work without scripts (product §2): the same decisions, answered as a page. */
describe("the Login form", () => {
  test.each([
    [undefined, "/admin/dashboard"],
    ["/admin/schedule-builder?year=2030#may", "/admin/schedule-builder?year=2030#may"],
    ["https://evil.test/", "/admin/dashboard"],
    ["//evil.test", "/admin/dashboard"],
    ["/\\evil.test", "/admin/dashboard"],
    ["/\t/evil.test", "/admin/dashboard"],
    ["javascript:alert(1)", "/admin/dashboard"],
    ["admin", "/admin/dashboard"],
  ])("signs in and goes on from %s to %s", async (redirectTo, target) => {
    const browser = product.browser();
    const answer = await browser.form("/auth/login", {
      ...credentials,
      ...(redirectTo ? { redirectTo } : {}),
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, target]);
    expect((await browser.get("/api/user/profile")).status).toBe(200);
  });

  test("takes the way back from its own address too", async () => {
    const page = "/auth/login?redirectTo=%2Fadmin%2Fuser-profile";
    expect((await product.browser().get(page)).text).toContain('value="/admin/user-profile"');
    const answer = await product.browser().form(page, credentials);
    expect(answer.headers.get("Location")).toBe("/admin/user-profile");
    const hostile = await product.browser().get("/auth/login?redirectTo=%2F%2Fevil.test");
    expect(hostile.text).toContain('value="/admin/dashboard"');
    expect(hostile.text).not.toMatch(/(?:value|href|action)="[^"]*evil/);
  });

  test("shows what was wrong, with the email kept and the password gone", async () => {
    const answer = await product
      .browser()
      .form("/auth/login", { ...credentials, password: "not the password" });
    expect(answer.status).toBe(401);
    expect(answer.text).toContain("Unauthorized: Please check your credentials.");
    expect(answer.text).toContain(`value="${teacher.email}"`);
    expect(answer.text).not.toContain("not the password");
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("shows what was typed as text, never as markup", async () => {
    const email = `"><script>alert(1)</script>@x`;
    for (const answer of [
      await product.browser().form("/auth/login", { email, password: PASSWORD }),
      await product.browser().get(`/auth/login?email=${encodeURIComponent(email)}`),
    ])
      expect(answer.text).not.toContain("<script>alert");
  });

  test("takes a form only", async () => {
    const answer = await product.browser().post("/auth/login", credentials);
    expect(answer.status).toBe(415);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe("the Register form", () => {
  test("makes an account and leads to the Login form that says so", async () => {
    const email = newEmail();
    const fields = { email, password: PASSWORD, confirmPassword: PASSWORD, timeZone: "" };
    const answer = await product.browser().form("/auth/register", fields);
    expect(answer.status).toBe(302);
    const location = answer.headers.get("Location") ?? "";
    expect(new URL(location, product.origin).pathname).toBe("/auth/login");
    expect(decodeURIComponent(location)).not.toContain(email);
    const page = await product.browser().get(location);
    expect(page.text).toContain("Registration successful! Please log in.");
    expect(await countRows(product.db, "users WHERE email = ?", email)).toBe(1);
  });

  test("makes none when the passwords differ (spec §5)", async () => {
    const email = newEmail();
    const fields = { email, password: PASSWORD, confirmPassword: `${PASSWORD}.` };
    const answer = await product.browser().form("/auth/register", fields);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("Passwords do not match.");
    expect(await countRows(product.db, "users WHERE email = ?", email)).toBe(0);
  });

  test("says when there is an account already", async () => {
    const answer = await product
      .browser()
      .form("/auth/register", { ...credentials, confirmPassword: PASSWORD });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain("There is an account with this email already.");
  });
});

test("the Forgot password form says the same to everybody", async () => {
  for (const email of [teacher.email, newEmail()]) {
    const answer = await product.browser().form("/auth/forgot-password", { email });
    expect(answer.status).toBe(202);
    expect(answer.text).toContain(
      "If this account has a linked Telegram chat, the link is on its way there.",
    );
  }
});

describe("the Logout form", () => {
  test("ends the session and leads to the Login screen", async () => {
    const leaving = await product.teacher();
    const answer = await leaving.form("/auth/logout", {});
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/auth/login"]);
    expect(leaving.cookies.has("__Host-session")).toBe(false);
    expect(await countRows(product.db, "sessions WHERE user_id = ?", leaving.id)).toBe(0);
  });

  test("is a way out for a dead session too, and nothing that a link could do", async () => {
    expect((await product.browser().form("/auth/logout", {})).status).toBe(302);
    expect((await teacher.get("/auth/logout")).headers.get("Location")).toBe("/auth/login");
    expect((await teacher.get("/api/user/profile")).status).toBe(200);
  });
});
