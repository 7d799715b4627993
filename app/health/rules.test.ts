import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CARD_NAMES,
  type Card,
  measuredCards,
  SIMULATED_LATENCY_MS,
  simulatedCard,
  simulatedDelay,
  stateOfLatency,
  worstState,
} from "./rules";
import type { HealthAnswer } from "./schema";

const NEARLY_ONE = 1 - Number.EPSILON / 2;
const unitInterval = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe("stateOfLatency", () => {
  it.each([
    [0, "healthy"],
    [99, "healthy"],
    [99.9, "healthy"],
    [100, "degraded"],
    [299, "degraded"],
    [300, "unhealthy"],
    [5_000, "unhealthy"],
  ])("takes %s ms as %s", (latencyMs, state) => {
    expect(stateOfLatency(latencyMs)).toBe(state);
  });
});

describe("the simulation", () => {
  it.each([
    ["api", 50, 200],
    ["database", 30, 150],
    ["socket", 20, 100],
    ["authentication", 60, 250],
  ] as const)("shows for %s %i to %i ms, both ends included", (name, least, most) => {
    expect(simulatedCard(name, 0).latencyMs).toBe(least);
    expect(simulatedCard(name, NEARLY_ONE).latencyMs).toBe(most);
  });

  it("answers after 500 to 2000 ms", () => {
    expect(simulatedDelay(0)).toBe(500);
    expect(simulatedDelay(NEARLY_ONE)).toBe(2_000);
  });

  it("keeps to a card's range, in whole milliseconds, with the state of that latency", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CARD_NAMES), unitInterval, (name, random) => {
        const { latencyMs, state } = simulatedCard(name, random);
        const { least, most } = SIMULATED_LATENCY_MS[name];
        expect(Number.isInteger(latencyMs)).toBe(true);
        expect(latencyMs).toBeGreaterThanOrEqual(least);
        expect(latencyMs).toBeLessThanOrEqual(most);
        expect(state).toBe(stateOfLatency(latencyMs ?? Number.NaN));
      }),
    );
  });
});

const answer = (
  database: number,
  botHub: number,
  status: "healthy" | "unhealthy" = "healthy",
): HealthAnswer => ({
  status,
  checks: {
    database: { status, latencyMs: database },
    botHub: { status: "healthy", latencyMs: botHub },
    files: { status: "healthy", latencyMs: 1 },
  },
  version: "1.0.0",
});

describe("measuredCards", () => {
  it("judges round trips and checks by the same thresholds", () => {
    expect(measuredCards({ api: 99.4, answer: answer(120.2, 310), authentication: 250 })).toEqual({
      api: { state: "healthy", latencyMs: 99 },
      database: { state: "degraded", latencyMs: 120 },
      socket: { state: "unhealthy", latencyMs: 310 },
      authentication: { state: "degraded", latencyMs: 250 },
    });
  });

  it("shows a check that failed as unhealthy, however fast it failed", () => {
    expect(measuredCards({ api: 5, answer: answer(2, 3, "unhealthy"), authentication: 5 }).database).toEqual({
      state: "unhealthy",
      latencyMs: 2,
    });
  });

  it("shows what cannot be reached as unhealthy, without a latency", () => {
    const unreachable = { state: "unhealthy", latencyMs: null };
    expect(measuredCards({ api: null, answer: null, authentication: null })).toEqual({
      api: unreachable,
      database: unreachable,
      socket: unreachable,
      authentication: unreachable,
    });
  });
});

describe("worstState", () => {
  const card = fc.record({
    state: fc.constantFrom<Card["state"]>("loading", "healthy", "degraded", "unhealthy"),
    latencyMs: fc.constant(null),
  });

  it("is loading while any card is, else the worst there is", () => {
    fc.assert(
      fc.property(fc.record({ api: card, database: card, socket: card, authentication: card }), (cards) => {
        const states = Object.values(cards).map(({ state }) => state);
        const expected = (["loading", "unhealthy", "degraded", "healthy"] as const).find((state) =>
          states.includes(state),
        );
        expect(worstState(cards)).toBe(expected);
      }),
    );
  });
});
