import { afterAll, describe, expect, test } from "vitest";
import { emptySchedule } from "~/schedule/schema";
import { announce } from "../support/announced";
import { contentsOf } from "../support/database";
import { type Answer, type Browser, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";
import { addressOf, BODY_CALLS, type Call, named, requestOf } from "./calls";

const product = await startProduct();
afterAll(product.stop);

const MEBIBYTE = 1024 * 1024;
const JSON_TYPE = { "Content-Type": "application/json" };

/** Somebody who may make the call: writes are limited per teacher, so each test has its own. */
const callerOf = (call: Call): Promise<Browser> | Browser =>
  call.who === "teacher" ? seededTeacher(product) : product.browser();

/** How a call refuses JSON, or any body of these types. */
async function refused(call: Call, bodies: (string | Uint8Array)[], types?: Record<string, string>) {
  let caller = await callerOf(call);
  const before = await contentsOf(product.db);
  const answers: Answer[] = [];
  for (const body of bodies) {
    if (call.who === "anybody") caller = product.browser();
    const request = types ? { body, headers: types } : requestOf(call, body);
    answers.push(await caller.send(call.method, addressOf(call.route), request));
  }
  expect(await contentsOf(product.db)).toEqual(before);
  return answers.map(({ status, json }) => [status, json?.code]);
}

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

describe.each(named(BODY_CALLS))("%s (quality R3)", (_name, call) => {
  const valid = JSON.stringify(call.body);

  const ownType = requestOf(call, "").headers["Content-Type"];

  test(`takes ${ownType.split(";")[0]} only`, async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      call.part === undefined ? "multipart/form-data; boundary=x" : "application/json",
      "multipart/mixed; boundary=x",
      "application/jsonp",
      "text/json",
      "application/json-patch+json",
      "json",
    ])
      expect(await refused(call, [valid], { "Content-Type": type })).toEqual([
        [415, "unsupported_media_type"],
      ]);
  });

  test("takes no body without a type", async () => {
    expect(await refused(call, [new TextEncoder().encode(valid)], {})).toEqual([
      [415, "unsupported_media_type"],
    ]);
  });

  test("refuses what is no JSON", async () => {
    const texts = [
      "{",
      "}",
      '{"a":}',
      "{'a':1}",
      "{a:1}",
      '{"a":1,}',
      "nul",
      "undefined",
      "NaN",
      `${valid}x`,
      `${valid}${valid}`,
      '"',
      "\u0000",
      "<x/>",
    ];
    const answers = await refused(call, texts);
    expect(answers).toEqual(texts.map(() => [400, "malformed_json"]));
  });

  test("refuses what is no UTF-8", async () => {
    const bytes = [[0xff], [0xc3, 0x28], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xc0, 0xaf]];
    const answers = await refused(
      call,
      bytes.map((inner) => new Uint8Array([0x22, ...inner, 0x22])),
    );
    expect(answers).toEqual(bytes.map(() => [400, "malformed_json"]));
  });

  test("refuses more than its cap, 1 MiB for most, by the length that is told and by what comes", async () => {
    const { maxBytes = MEBIBYTE } = call;
    const told = { method: call.method, path: addressOf(call.route), type: ownType };
    const refusal = await announce(await callerOf(call), { ...told, length: maxBytes + 1 });
    expect(refusal).toEqual([413, "too_large"]);
    const whole = valid + " ".repeat(maxBytes - valid.length);
    const caller = await callerOf(call);
    const request = streamed([requestOf(call, whole).body, " "], { "Content-Type": ownType });
    const answer = await caller.send(call.method, addressOf(call.route), request);
    expect([answer.status, answer.json.code]).toEqual([413, "too_large"]);
  });

  test("refuses more than 32 levels and more than 200,000 values", async () => {
    const deep = `{"extra":${nested(32)}}`;
    const many = `{"extra":[${"0,".repeat(199_998)}0]}`;
    expect(await refused(call, [nested(33), deep, nested(100_000)])).toEqual([
      [422, "invalid"],
      [422, "invalid"],
      [422, "invalid"],
    ]);
    expect(await refused(call, [many])).toEqual([[413, "too_large"]]);
  });

  test("refuses keys that reach a prototype, however they are written", async () => {
    const keys = ["__proto__", "constructor", "prototype", "\\u005f_proto__", "\\u0063onstructor"];
    const bodies = keys.flatMap((key) =>
      [
        `{"${key}":{"admin":true},${valid.slice(1)}`,
        `{"extra":[{"deep":{"${key}":1}}],${valid.slice(1)}`,
      ].map((text) => text.replace(",}", "}")),
    );
    expect(await refused(call, bodies)).toEqual(bodies.map(() => [422, "invalid"]));
  });
});

function streamed(pieces: (string | Uint8Array)[], headers: Record<string, string> = JSON_TYPE) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece as string));
      controller.close();
    },
  });
  return { body, headers };
}

describe("POST /api/schedule, at the caps themselves (quality R3)", () => {
  const valid = JSON.stringify(emptySchedule());
  const withExtra = (extra: string) => `{"extra":${extra},${valid.slice(1)}`;
  const values = (count: number) => {
    const others = 1 + 3 + 1 + 9 + 2 + 1;
    return withExtra(`[${Array.from({ length: count - others }, () => "0").join(",")}]`);
  };

  test.each([
    ["exactly 1 MiB", valid + " ".repeat(MEBIBYTE - valid.length)],
    ["32 levels", withExtra(nested(31))],
    ["nearly 200,000 values", values(199_990)],
    ["a type with a charset", valid, { "Content-Type": "Application/JSON; charset=utf-8" }],
  ])("takes %s", async (_what, body, headers = JSON_TYPE) => {
    const teacher = await seededTeacher(product);
    expect((await teacher.send("POST", "/api/schedule", { body, headers })).status).toBe(200);
  });

  test("takes a body whose length nobody told", async () => {
    const teacher = await seededTeacher(product);
    const parts = [valid.slice(0, 10), valid.slice(10)];
    expect((await teacher.send("POST", "/api/schedule", streamed(parts))).status).toBe(200);
  });

  test("names the key that it refuses", async () => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.send("POST", "/api/schedule", {
      body: withExtra('[{"__proto__":1}]'),
      headers: JSON_TYPE,
    });
    expect(answer.json.issues).toEqual([
      { path: "extra.0.__proto__", message: expect.stringMatching(/not allowed/) },
    ]);
  });
});

test("a call without a body needs no type (quality R3)", async () => {
  const teacher = await seededTeacher(product);
  expect((await teacher.send("DELETE", "/api/user/sessions")).status).toBe(200);
  expect((await teacher.send("POST", "/api/auth/logout")).status).toBe(204);
  const leaving = await seededTeacher(product);
  expect((await leaving.send("DELETE", "/api/user/profile")).status).toBe(200);
});
