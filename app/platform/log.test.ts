import { afterEach, describe, expect, it, vi } from "vitest";
import { AppError } from "./errors";
import { logError, loggablePath, logRequest } from "./log.server";

afterEach(() => vi.restoreAllMocks());

/** The one line that something wrote. */
function lineOf(stream: "log" | "error", write: () => void) {
  const spy = vi.spyOn(console, stream).mockImplementation(() => undefined);
  write();
  expect(spy.mock.calls).toHaveLength(1);
  const line = String(spy.mock.calls[0]?.[0]);
  expect(line).not.toContain("\n");
  return JSON.parse(line);
}

const SEALED = `${"0123456789abcdefghjkmnpq"}-${"A1_-".repeat(10)}xyz`;

describe("loggablePath (quality R12)", () => {
  it.each([
    ["/admin/schedule-builder", "/admin/schedule-builder"],
    ["/join/abc123", "/join/…"],
    ["/calendar/s3cret.ics", "/calendar/…"],
    ["/Calendar/s3cret.ics", "/Calendar/…"],
    ["/JOIN/abc123/more", "/JOIN/…/more"],
    ["/%63alendar/s3cret.ics", "/calendar/…"],
    ["/calendar%2Fs3cret.ics", "/calendar/…"],
    ["/calendar/s3cret%", "/calendar/…"],
    ["/admin/%63", "/admin/%63"],
    ["/joint/abc", "/joint/abc"],
    ["//calendar/s3cret.ics", "//calendar/…"],
    ["/calendar//s3cret.ics", "/calendar/…"],
    ["/admin/calendar/s3cret.ics", "/admin/calendar/…"],
    [`/calendar/calendar/${SEALED}.ics`, "/calendar/…/….ics"],
    [`/calendar%20/${SEALED}.ics`, "/calendar /….ics"],
    [`/x/${SEALED}`, "/x/…"],
    [`/%2563alendar/${SEALED}.ics`, "/%63alendar/….ics"],
    ["/calendar", "/calendar"],
  ])("writes %s as %s", (path, logged) => {
    expect(loggablePath(path)).toBe(logged);
  });

  it("cuts what is long", () => {
    expect(loggablePath(`/${"x".repeat(10_000)}`)).toHaveLength(200);
  });
});

describe("logRequest", () => {
  it("writes one line of JSON", () => {
    const record = {
      requestId: "r",
      method: "GET",
      path: "/a\nb",
      status: 200,
      ms: 1,
      d1: { calls: 1, rowsRead: 2, rowsWritten: 0 },
    };
    expect(lineOf("log", () => logRequest(record))).toEqual({ level: "info", event: "request", ...record });
  });
});

describe("logError", () => {
  it("follows causes", () => {
    const error = new AppError("unavailable", "busy", {
      cause: new Error("D1_ERROR: lost", { cause: "text" }),
    });
    expect(lineOf("error", () => logError(error, "r"))).toMatchObject({
      level: "error",
      event: "error",
      requestId: "r",
      error: {
        name: "AppError",
        message: "busy",
        cause: { message: "D1_ERROR: lost", cause: { message: "string" } },
      },
    });
  });

  it("says nothing of what was thrown without being an error: it may be anything", () => {
    expect(lineOf("error", () => logError({ password: "secret" }, "r")).error).toEqual({ message: "object" });
  });

  it("ends with a cause that causes itself", () => {
    const error = new Error("round");
    error.cause = error;
    expect(lineOf("error", () => logError(error, "r")).error.cause.cause.cause.cause).toBeUndefined();
  });
});
