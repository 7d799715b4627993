import { describe, expect, test } from "vitest";
import type { CallResult } from "~/platform/call";
import { FakeClock } from "../../tests/support/fake-clock";
import { ImportWay } from "./import-way";

const ok: CallResult<null> = { ok: true, status: 200, data: null };
const busy: CallResult<null> = {
  ok: false,
  status: 503,
  code: "unavailable",
  message: "",
  issues: [],
  retryAfterSeconds: 2,
  data: null,
};

describe("the way to the server", () => {
  test("stays busy while calls are answered that had left before", async () => {
    const clock = new FakeClock();
    const way = new ImportWay(clock, () => undefined);
    let calls = 0;
    const refused = way.ask(async () => {
      calls += 1;
      return calls === 1 ? busy : ok;
    });
    const slow = way.ask(() => clock.wait(500).then(() => ok));
    await clock.pass(1_000);
    await slow;
    expect(way.network).toBe("busy");
    await clock.pass(900);
    expect(calls).toBe(1);
    await clock.pass(200);
    await refused;
    expect(calls).toBe(2);
    expect(way.network).toBe("fine");
  });
});
