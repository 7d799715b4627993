import { createContext, useCallback, useEffect, useMemo, useRef, useState } from "react";

/** What a section tells all of its exercises. */
export type Command = "check" | "show" | "hide" | "reset";

/** How far an exercise, or a section, has been worked. */
export interface Score {
  /** Null until it is checked. */
  right: number | null;
  /** How many answers can be checked. */
  total: number;
}

export interface Scoring {
  /** Says what has become of an exercise. */
  report: (exercise: string, score: Score) => void;
  /** Takes part in what the section is told; what comes back takes leave. */
  join: (exercise: string, follow: (command: Command) => void) => () => void;
}

/** The section around an exercise; null where an exercise stands alone, as in the builder. */
export const ScoreContext = createContext<Scoring | null>(null);

/**
 * The score of a section: `scoring` is given to its exercises through `ScoreContext.Provider`, `send` tells them all
 * to check, show, hide or start again. `right` is null until one of them is checked.
 */
export function useScore(): { scoring: Scoring; score: Score; send: (command: Command) => void } {
  const followers = useRef(new Map<string, (command: Command) => void>());
  const [scores, setScores] = useState<ReadonlyMap<string, Score>>(new Map());

  const scoring = useMemo<Scoring>(
    () => ({
      report: (exercise, score) => setScores((all) => new Map(all).set(exercise, score)),
      join: (exercise, follow) => {
        followers.current.set(exercise, follow);
        return () => {
          followers.current.delete(exercise);
          setScores((all) => new Map([...all].filter(([other]) => other !== exercise)));
        };
      },
    }),
    [],
  );
  const send = useCallback((command: Command) => {
    for (const follow of followers.current.values()) follow(command);
  }, []);
  return { scoring, score: sumOf([...scores.values()]), send };
}

/** The scores of several exercises as one. */
export function sumOf(scores: readonly Score[]): Score {
  const checked = scores.filter(({ right }) => right !== null);
  return {
    right: checked.length === 0 ? null : checked.reduce((sum, { right }) => sum + (right ?? 0), 0),
    total: scores.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Takes part in the section around it: reports the score, and follows what the section says. */
export function useSection(
  scoring: Scoring | null,
  exercise: string,
  { right, total }: Score,
  follow: (command: Command) => void,
) {
  const newest = useRef(follow);
  useEffect(() => {
    newest.current = follow;
  });
  useEffect(() => scoring?.join(exercise, (command) => newest.current(command)), [scoring, exercise]);
  useEffect(() => scoring?.report(exercise, { right, total }), [scoring, exercise, right, total]);
}
