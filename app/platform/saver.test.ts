import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BLOCK, saverDesk as desk, ELSEWHERE, FakeServer, type Trip } from "../../tests/support/saver-desk";
import type { Draft } from "./drafts";

describe("what is typed", () => {
  test("leaves within 150 ms of the keystroke", async () => {
    const { clock, server, saver, shown, kept } = desk();
    saver.edit(BLOCK, "H");
    expect(shown()?.state).toBe("saving");
    expect(kept.size).toBe(1);
    await clock.pass(149);
    expect(server.value).toBe("H");
    await clock.pass(50);
    expect(shown()).toMatchObject({ value: "H", state: "saved" });
    expect(kept.size).toBe(0);
  });

  test("waits for the answer to the save in flight, and then the newest goes", async () => {
    const { clock, server, saver, mostInFlight } = desk([{ latencyMs: 1_000, fate: "arrives" }]);
    saver.edit(BLOCK, "H");
    await clock.pass(130);
    for (const text of ["He", "Hel", "Hell", "Hello"]) saver.edit(BLOCK, text);
    await clock.pass(2_000);
    expect(server.applied).toEqual(["H", "Hello"]);
    expect(mostInFlight()).toBe(1);
  });

  test("costs no more than eight saves a second, however fast it is typed", async () => {
    const { clock, server, saver } = desk();
    for (let i = 1; i <= 500; i++) {
      saver.edit(BLOCK, "x".repeat(i));
      await clock.pass(10);
    }
    await clock.pass(500);
    expect(server.value).toHaveLength(500);
    expect(server.applied.length).toBeLessThan(45);
  });

  test("is not sent when it is taken back", async () => {
    const { clock, saver, saves, shown } = desk();
    saver.edit(BLOCK, "H");
    saver.edit(BLOCK, "");
    await clock.pass(1_000);
    expect(saves()).toBe(0);
    expect(shown()?.state).toBe("saved");
  });

  test("says that it is offline, tries again, and repeats a lost save under its id", async () => {
    const { clock, server, saver, shown, saves } = desk([{ latencyMs: 10, fate: "answer lost" }]);
    saver.edit(BLOCK, "Hello");
    await clock.pass(200);
    expect(shown()?.state).toBe("offline");
    await clock.pass(1_200);
    expect(shown()?.state).toBe("saved");
    expect(server.applied).toEqual(["Hello"]);
    expect(saves()).toBe(1);
  });

  test("goes at once when the network is back", async () => {
    const { clock, server, saver } = desk(Array(4).fill({ latencyMs: 10, fate: "lost on the way" }));
    saver.edit(BLOCK, "Hello");
    await clock.pass(7_500);
    expect(server.value).toBe("");
    saver.hurry();
    await clock.pass(30);
    expect(server.value).toBe("Hello");
  });

  test("arrives as it was typed last, whatever the network does", async () => {
    const trip = fc.record({
      latencyMs: fc.integer({ min: 0, max: 500 }),
      fate: fc.constantFrom("arrives", "lost on the way", "answer lost"),
    }) as fc.Arbitrary<Trip>;
    const keystroke = fc.record({
      text: fc.string({ maxLength: 4 }),
      pause: fc.integer({ min: 0, max: 300 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(trip, { maxLength: 12 }),
        fc.array(keystroke, { minLength: 1, maxLength: 30 }),
        async (trips, keystrokes) => {
          const { clock, server, saver, shown, mostInFlight, kept } = desk([...trips]);
          let typed = "";
          for (const { text, pause } of keystrokes) {
            typed += text;
            saver.edit(BLOCK, typed);
            await clock.pass(pause);
          }
          await clock.pass(200_000);
          expect(server.value).toBe(typed);
          expect(shown()).toMatchObject({ value: typed, state: "saved" });
          expect(mostInFlight()).toBeLessThanOrEqual(1);
          expect(kept.size).toBe(0);
          // never out of order: each that arrived is longer than the one before
          const lengths = server.applied.map((text) => text.length);
          expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("two tabs on one text", () => {
  test("show both texts, and what the person chooses stands", async () => {
    const { clock, server, saver, shown, kept } = desk();
    server.write("theirs", "other");
    saver.edit(BLOCK, "mine");
    await clock.pass(300);
    expect(shown()).toMatchObject({ value: "mine", state: "conflict", theirs: "theirs" });
    expect(server.value).toBe("theirs");
    expect(kept.size).toBe(1);
    saver.edit(BLOCK, "mine, and more");
    await clock.pass(300);
    expect(server.value).toBe("theirs");
    saver.resolve(BLOCK, "mine, and more");
    await clock.pass(300);
    expect(server.value).toBe("mine, and more");
    expect(shown()).toMatchObject({ state: "saved", theirs: null });
  });

  test("that agree have no conflict", async () => {
    const { clock, server, saver, shown } = desk();
    server.write("same", "other");
    saver.edit(BLOCK, "same");
    await clock.pass(300);
    expect(shown()).toMatchObject({ value: "same", state: "saved" });
  });

  test("do not conflict over a version that was raised by something else", async () => {
    const { clock, server, saver, shown } = desk();
    server.version = 7;
    saver.edit(BLOCK, "mine");
    await clock.pass(300);
    expect(shown()?.state).toBe("saved");
    expect(server.value).toBe("mine");
  });

  test("follow a newer reading, but not while something is typed, and never an older one", async () => {
    const { clock, server, saver, shown } = desk();
    server.write("theirs", "other");
    saver.open(BLOCK, server.value, server.version);
    expect(shown()).toMatchObject({ value: "theirs", state: "saved" });
    saver.edit(BLOCK, "mine");
    saver.open(BLOCK, "something else", 9);
    expect(shown()?.value).toBe("mine");
    await clock.pass(300);
    saver.open(BLOCK, "old", 1);
    expect(shown()?.value).toBe("mine");
  });
});

describe("a text whose tab is gone", () => {
  const typedAndLost = (server = new FakeServer()) => {
    const kept = new Map<string, Draft>();
    const { saver } = desk([], kept, server, "tab-0");
    saver.edit(BLOCK, "typed before");
    return { kept, server };
  };

  test("is sent by the next one", async () => {
    const { kept, server } = typedAndLost();
    const { saver, clock, shown } = desk([], kept, server);
    await saver.adopt();
    expect(shown()?.value).toBe("typed before");
    await clock.pass(300);
    expect(server.value).toBe("typed before");
    expect(kept.size).toBe(0);
  });

  test("that had arrived all the same is let go", async () => {
    const { kept, server } = typedAndLost();
    server.write("typed before", "tab-0-save-1");
    const { saver, shown, saves } = desk([], kept, server);
    await saver.adopt();
    expect(shown()?.state).toBe("saved");
    expect(saves()).toBe(0);
    expect(kept.size).toBe(0);
  });

  test("is shown beside what another has written since", async () => {
    const { kept, server } = typedAndLost();
    server.write("theirs", "other");
    const { saver, shown } = desk([], kept, server);
    await saver.adopt();
    expect(shown()).toMatchObject({ value: "typed before", state: "conflict", theirs: "theirs" });
  });

  test("of another page is sent too; what cannot be is listed", async () => {
    const kept = new Map<string, Draft>();
    const server = new FakeServer();
    const before = desk([], kept, server, "tab-0");
    before.saver.open(ELSEWHERE, "", 1);
    before.saver.edit(ELSEWHERE, "on page 2");
    server.write("theirs", "other");
    const { saver, clock } = desk([], kept, server);
    await saver.adopt();
    await clock.pass(300);
    expect(saver.elsewhere()).toMatchObject([
      { place: ELSEWHERE, shown: { value: "on page 2", state: "conflict", theirs: "theirs" } },
    ]);
    expect(saver.isClean()).toBe(false);
  });

  test("is not lost beside another of the same", async () => {
    const kept = new Map<string, Draft>();
    const server = new FakeServer();
    const older = desk([], kept, server, "tab-a");
    older.saver.edit(BLOCK, "older");
    const newer = desk([], kept, server, "tab-b");
    await newer.clock.pass(50);
    newer.saver.edit(BLOCK, "newer");
    const { saver, shown, clock } = desk([], kept, server);
    await saver.adopt();
    await clock.pass(300);
    expect(shown()).toMatchObject({ value: "newer", state: "saved" });
    const [left] = saver.elsewhere();
    expect(left?.shown.value).toBe("older");
    if (left?.draft) saver.discard(left.draft);
    expect(saver.elsewhere()).toEqual([]);
    expect(kept.size).toBe(0);
  });

  test("of another teacher stays where it is", async () => {
    const { kept, server } = typedAndLost();
    for (const [key, draft] of kept) kept.set(key, { ...draft, teacherId: "somebody else" });
    const { saver, shown } = desk([], kept, server);
    await saver.adopt();
    expect(shown()?.value).toBe("");
    expect(kept.size).toBe(1);
  });
});

describe("leaving", () => {
  test("a page lets what is typed go on", async () => {
    const { clock, server, saver } = desk();
    saver.edit(BLOCK, "Hello");
    saver.turnTo("p2");
    expect(saver.elsewhere()).toHaveLength(1);
    await clock.pass(300);
    expect(server.value).toBe("Hello");
    expect(saver.elsewhere()).toEqual([]);
  });

  test("a page still lets its last change be undone, for a minute", async () => {
    const { clock, server, saver, shown } = desk();
    saver.edit(BLOCK, "Hello");
    await clock.pass(300);
    saver.turnTo("p2");
    expect(shown()).toMatchObject({ value: "Hello", state: "saved" });
    saver.edit(BLOCK, "");
    await clock.pass(300);
    expect(server.value).toBe("");
    await clock.pass(60_000);
    saver.turnTo("p3");
    expect(shown()).toBeUndefined();
  });

  test("with Save sends at once and says whether all is there", async () => {
    const { clock, server, saver } = desk();
    saver.edit(BLOCK, "Hello");
    const saved = saver.flush(5_000);
    await clock.pass(50);
    expect(await saved).toBe(true);
    expect(server.value).toBe("Hello");
  });

  test("with Save waits for what was typed while a save was under way", async () => {
    const { clock, server, saver } = desk();
    saver.edit(BLOCK, "Hel");
    await clock.pass(125);
    saver.edit(BLOCK, "Hello");
    const saved = saver.flush(5_000);
    await clock.pass(200);
    expect(await saved).toBe(true);
    expect(server.value).toBe("Hello");
  });

  test("with Save and no network says that it is not", async () => {
    const { clock, saver } = desk(Array(9).fill({ latencyMs: 10, fate: "lost on the way" }));
    saver.edit(BLOCK, "Hello");
    const saved = saver.flush(5_000);
    await clock.pass(100);
    expect(await saved).toBe(false);
  });

  test("what was deleted elsewhere keeps its text", async () => {
    const { clock, server, saver, shown, kept } = desk();
    server.gone = true;
    saver.edit(BLOCK, "Hello");
    await clock.pass(300);
    expect(shown()).toMatchObject({ value: "Hello", state: "gone" });
    expect(kept.size).toBe(1);
    saver.forget(BLOCK);
    expect(kept.size).toBe(0);
  });
});
