import { startBare } from "./bare.mjs";
import { makeCourse } from "./course.mjs";
import { ordinaryPlan } from "./plans.mjs";
import { ratioResult } from "./result.mjs";
import { race } from "./rounds.mjs";

const BUDGET = 0.85;
const DAY_MS = 24 * 60 * 60 * 1000;
const STUDENTS = 40;
const COURSE = { pages: 40, blocks: 12 };
/** An id in an address. */
const ID = /[0-9a-z]{26}/;
const WEEKDAYS = [1, 2, 3, 4, 5];

/** @param {number} days from today */
const day = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const PATHS = [
  "/api/schedule",
  `/api/dashboard/calendar-events?startDate=${day(0)}&endDate=${day(6)}`,
  "/api/dashboard/summary",
];

/**
 * The JSON reads, signed in, against a bare Worker with the same batch (quality §2).
 * @param {import("./product.mjs").Product} product
 */
export async function jsonReads(product) {
  await product.send("POST", "/api/schedule", ordinaryPlan(new Date().getUTCFullYear()));
  await fillTerm(product);
  const course = await makeCourse(product, COURSE);
  const bare = await startBare(product, "bare-worker");
  const results = [];
  try {
    for (const path of [...PATHS, `${course.path}/pages/1`]) {
      const ours = { url: product.origin + path, headers: product.headers() };
      const theirs = { url: bare.origin + path, headers: product.headers() };
      const [a, b] = await Promise.all(
        [ours, theirs].map(async ({ url, headers }) => (await fetch(url, { headers })).json()),
      );
      if (JSON.stringify(sorted(a)) !== JSON.stringify(sorted(b)))
        throw new Error(`the two do not answer alike: ${path}`);
      const what = `\`GET ${path.split("?")[0]?.replace(ID, "{id}")}\` against a bare Worker with the same D1 batch`;
      results.push(ratioResult(what, BUDGET, await race(ours, theirs)));
    }
    return results;
  } finally {
    await bare.stop();
  }
}

/** A term: three lessons a working day over half a year, students, payments. @param {import("./product.mjs").Product} product */
async function fillTerm(product) {
  for (const weekday of WEEKDAYS)
    for (const time of ["10:00", "12:00", "15:30"])
      await product.send("POST", "/api/lessons", {
        ...{ date: day(weekday - 90), time, repeatUntil: day(90) },
        ...{ title: "Past simple", grade: "Grade 7", type: "Group", color: "#1f86c8" },
      });
  for (let i = 0; i < STUDENTS; i++) {
    await product.send("POST", "/api/students", { name: `Student ${i}`, grade: "Grade 7" });
    await product.send("POST", "/api/payments", { amount: 80, note: "Four lessons", date: day(-i) });
  }
}

/**
 * @param {unknown} value an object, whose keys may stand in any order, or a list of such
 * @returns {unknown}
 */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, member]) => [key, sorted(member)]);
}
