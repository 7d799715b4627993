import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAddress } from "../support/addresses.mjs";
import { seededCourse } from "../support/courses";
import {
  expectWholeDocuments,
  FORM_TYPE,
  filesOf,
  multipartBody,
  pageOf,
  seededDocument,
} from "../support/documents";
import { type Product, type SignedIn, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/**
 * Begins a request whose body stays open, lets something happen meanwhile, and sends the rest.
 * @returns the status that the held request gets in the end
 */
async function hold(
  browser: SignedIn,
  { method, path, type, body }: { method: string; path: string; type: string; body: Buffer },
  meanwhile: () => Promise<void>,
): Promise<number> {
  const held = request(new URL(path, browser.origin), {
    method,
    headers: {
      "Content-Type": type,
      "Transfer-Encoding": "chunked",
      Origin: browser.origin,
      "CF-Connecting-IP": newAddress(),
      Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    held.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    held.on("error", reject);
  });
  held.write(body.subarray(0, 1));
  await confirmed(browser);
  await meanwhile();
  held.end(body.subarray(1));
  return status;
}

/** The Worker has begun with the held request once a later one of the same browser is answered. */
const confirmed = (browser: SignedIn) => browser.get("/api/user/profile");

const json = (value: unknown) => ({ type: "application/json", body: Buffer.from(JSON.stringify(value)) });

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe("a body that arrives after its session has ended changes nothing (R5)", () => {
  test("PUT /api/user/profile", async () => {
    const teacher = await product.teacher();
    const change = {
      method: "PUT",
      path: "/api/user/profile",
      ...json({ name: "Late", email: teacher.email }),
    };
    const status = await hold(teacher, change, async () => {
      expect((await teacher.post("/api/auth/logout")).status).toBe(204);
    });
    expect(status).toBe(401);
    const row = await product.db.prepare("SELECT name FROM users WHERE id = ?").bind(teacher.id).first();
    expect(row?.name).not.toBe("Late");
  });

  test("PUT /api/user/password", async () => {
    const teacher = await product.teacher();
    const late = "a password that came late";
    const change = { method: "PUT", path: "/api/user/password", ...json({ newPassword: late }) };
    const status = await hold(teacher, change, async () => {
      expect((await teacher.post("/api/auth/logout")).status).toBe(204);
    });
    expect(status).toBe(401);
    const again = product.browser();
    expect((await again.post("/api/auth/login", { email: teacher.email, password: late })).status).toBe(401);
    const right = { email: teacher.email, password: teacher.password };
    expect((await again.post("/api/auth/login", right)).status).toBe(200);
  });

  test("DELETE /api/user/profile", async () => {
    const teacher = await product.teacher();
    const removal = { method: "DELETE", path: "/api/user/profile", ...json({}) };
    const status = await hold(teacher, removal, async () => {
      expect((await teacher.post("/api/auth/logout")).status).toBe(204);
    });
    expect(status).toBe(401);
    const row = await product.db.prepare("SELECT id FROM users WHERE id = ?").bind(teacher.id).first();
    expect(row).not.toBeNull();
  });

  test("POST /api/files", async () => {
    const teacher = await product.teacher();
    const upload = { method: "POST", path: "/api/files", type: "image/png", body: PNG };
    const status = await hold(teacher, upload, async () => {
      expect((await teacher.delete("/api/user/profile")).status).toBe(200);
    });
    expect(status).toBe(401);
    expect(await product.files.keys(`teachers/${teacher.id}/`)).toHaveLength(0);
  });

  test("PUT /api/documents/{id}/pages/{n}: no row, and no image is kept", async () => {
    const teacher = await product.teacher();
    const course = await seededCourse(product, teacher.id);
    const id = await seededDocument(product, teacher.id, course.id, { stored: 0 });
    const parts = [
      { name: "page", content: JSON.stringify(pageOf(1)) },
      { name: "image", content: PNG },
    ];
    const upload = {
      method: "PUT",
      path: `/api/documents/${id}/pages/1`,
      type: FORM_TYPE["Content-Type"],
      body: Buffer.from(multipartBody(parts)),
    };
    const status = await hold(teacher, upload, async () => {
      expect((await teacher.post("/api/auth/logout")).status).toBe(204);
    });
    expect(status).toBe(401);
    await expectWholeDocuments(product, teacher.id);
    expect(await filesOf(product, teacher.id)).toEqual([]);
  });
});

describe("what stands around a session", () => {
  test("a change of the password ends reset links that are still open", async () => {
    const teacher = await product.teacher();
    const insert = "INSERT INTO password_resets (id, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)";
    await product.db
      .prepare(insert)
      .bind("a".repeat(64), teacher.id, Date.now(), Date.now() + 60_000)
      .run();
    const change = { newPassword: "another horse battery" };
    expect((await teacher.put("/api/user/password", change)).status).toBe(200);
    const left = await product.db
      .prepare("SELECT id FROM password_resets WHERE user_id = ?")
      .bind(teacher.id)
      .first();
    expect(left).toBeNull();
  });

  test("a cookie that was logged out does not use up its owner's writes", async () => {
    const teacher = await product.teacher();
    const stolen = new Map(teacher.cookies);
    await teacher.post("/api/auth/logout");
    await teacher.post("/api/auth/login", { email: teacher.email, password: teacher.password });
    const thief = product.browser();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    const body = { name: "Thief", email: teacher.email };
    const tries = await Promise.all(Array.from({ length: 130 }, () => thief.put("/api/user/profile", body)));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await teacher.put("/api/user/profile", { name: "Owner", email: teacher.email })).status).toBe(
      200,
    );
  });

  test.each(["\u2000", "\u00a0", "\ufeff"])(
    "a cookie name behind an odd space (%j) is not ours",
    async (space) => {
      const teacher = await product.teacher();
      const stranger = product.browser();
      const token = teacher.cookies.get("__Host-session");
      const answer = await stranger.get("/api/user/profile", {
        Cookie: encoded(`${space}__Host-session=${token}`),
      });
      expect(answer.status).toBe(401);
    },
  );

  test("addresses of one IPv6 network are one client", async () => {
    const network = newAddress().replace("::1", "");
    const statuses: number[] = [];
    for (let i = 1; i <= 12; i++) {
      // Twelve, so that a window of the limit that ends in between still sees six.
      const browser = product.browser({ "CF-Connecting-IP": `${network}:0:0:0:${i}` });
      statuses.push((await browser.post("/api/auth/forgot-password", { email: "a@b.c" })).status);
    }
    expect(statuses).toContain(429);
  });

  test.each(["/API/user/profile", "/%61pi/user/profile", "/API/user/profile.data", "/api/%"])(
    "%s is no address of the API",
    async (path) => {
      const teacher = await product.teacher();
      expect((await teacher.get(path)).status).toBe(404);
    },
  );
});

/** Bytes of UTF-8 as a header carries them. */
const encoded = (text: string) => Buffer.from(text, "utf8").toString("latin1");
