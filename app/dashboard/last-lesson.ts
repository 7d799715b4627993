import { LESSON_COLORS } from "~/lessons/colors";
import { DEFAULT_DURATION_MINUTES, MAX_DURATION_MINUTES, MIN_DURATION_MINUTES } from "~/lessons/limits";

/** What the next new lesson begins with: as the last one was. */
export interface LessonHabits {
  grade: string;
  type: string;
  durationMinutes: number;
  color: string;
}

const FIRST: LessonHabits = {
  grade: "",
  type: "",
  durationMinutes: DEFAULT_DURATION_MINUTES,
  color: LESSON_COLORS[0].value,
};

/** Kept in this browser, for each teacher who uses it. */
const keyOf = (owner: string) => `last-lesson:${owner}`;

/** The habits as they were stored; whatever is wrong with them is as if it had not been stored. */
export function habitsIn(json: string | null): LessonHabits {
  const stored = parsed(json);
  const text = (value: unknown, fallback: string) => (typeof value === "string" ? value : fallback);
  const { durationMinutes: minutes, color } = stored;
  const isLength = Number.isInteger(minutes) && Number(minutes) >= MIN_DURATION_MINUTES;
  return {
    grade: text(stored.grade, FIRST.grade),
    type: text(stored.type, FIRST.type),
    durationMinutes: isLength ? Math.min(Number(minutes), MAX_DURATION_MINUTES) : FIRST.durationMinutes,
    color: LESSON_COLORS.find(({ value }) => value === color)?.value ?? FIRST.color,
  };
}

function parsed(json: string | null): Partial<Record<keyof LessonHabits, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? "");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

export function recallHabits(owner: string): LessonHabits {
  try {
    return habitsIn(window.localStorage.getItem(keyOf(owner)));
  } catch {
    return FIRST;
  }
}

/** A browser that stores nothing begins anew each time. */
export function keepHabits(owner: string, { grade, type, durationMinutes, color }: LessonHabits): void {
  try {
    window.localStorage.setItem(keyOf(owner), JSON.stringify({ grade, type, durationMinutes, color }));
  } catch {}
}
