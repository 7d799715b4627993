import { type ReactNode, useContext, useId, useMemo, useState } from "react";
import { Button } from "~/ui/button";
import { WORK } from "./labels";
import { type Command, ScoreContext, useSection } from "./score";

/** What became of one answer; "unchecked" where there is nothing to compare it with. */
export type Mark = "right" | "wrong" | "missing" | "unchecked";

/** What a kind of exercise knows about a student's work. */
export interface WorkRules<E, A> {
  /** What stands there before the student begins; always the same for one exercise. */
  start: (exercise: E) => A;
  /** One mark an answer, in the order in which they are shown. */
  check: (exercise: E, answer: A) => Mark[];
  /** An answer that is right everywhere. */
  solution: (exercise: E) => A;
}

interface Work<A> {
  exercise: string;
  answer: A;
  checked: boolean;
  shown: boolean;
}

const begin = <E, A>(exercise: E, rules: WorkRules<E, A>, key: string): Work<A> => ({
  exercise: key,
  answer: rules.start(exercise),
  checked: false,
  shown: false,
});

/**
 * A student's work on one exercise. While the answers are shown, `answer` is the solution and nothing can be changed;
 * the student's own comes back with "Hide answers". `marks` are null until "Check" is pressed and as soon as an answer
 * is changed. `bar` is the line with the score and the buttons; it stands below the exercise.
 */
export function useWork<E, A>(exercise: E, rules: WorkRules<E, A>) {
  const key = useMemo(() => JSON.stringify(exercise), [exercise]);
  const [kept, setWork] = useState(() => begin(exercise, rules, key));
  // another exercise, or this one after its editor: what was answered before does not belong to it
  const work = kept.exercise === key ? kept : begin(exercise, rules, key);
  if (work !== kept) setWork(work);

  const results = useMemo(() => rules.check(exercise, work.answer), [exercise, rules, work.answer]);
  const solution = useMemo(() => rules.solution(exercise), [exercise, rules]);
  const total = results.filter((mark) => mark !== "unchecked").length;
  const right = results.filter((mark) => mark === "right").length;

  const follow = (command: Command) =>
    setWork((now) => {
      if (command === "reset") return begin(exercise, rules, key);
      if (command === "check") return { ...now, checked: true, shown: false };
      return { ...now, shown: command === "show" };
    });
  useSection(useContext(ScoreContext), useId(), { right: work.checked ? right : null, total }, follow);

  const setAnswer = (next: A | ((answer: A) => A)) =>
    setWork((now) => {
      if (now.shown) return now;
      return { ...now, answer: next instanceof Function ? next(now.answer) : next, checked: false };
    });

  return {
    answer: work.shown ? solution : work.answer,
    setAnswer,
    marks: work.checked && !work.shown ? results : null,
    shown: work.shown,
    bar:
      total === 0 ? null : (
        <Bar status={statusOf(work, right, total)} shown={work.shown} onCommand={follow} />
      ),
  };
}

function statusOf({ shown, checked }: Work<unknown>, right: number, total: number): string {
  if (shown) return WORK.shown;
  return checked ? WORK.score(right, total) : "";
}

interface BarProps {
  status: ReactNode;
  shown: boolean;
  onCommand: (command: Command) => void;
}

function Bar({ status, shown, onCommand }: BarProps) {
  return (
    <div className="flex min-h-control-small items-center gap-2 print:hidden">
      <p role="status" className="num min-w-0 flex-1 text-sm leading-[1.3] text-muted">
        {status}
      </p>
      <div className="flex shrink-0 gap-2 touch:gap-0">
        <Button variant="quiet" size="small" onClick={() => onCommand("reset")}>
          {WORK.reset}
        </Button>
        <Button variant="quiet" size="small" onClick={() => onCommand(shown ? "hide" : "show")}>
          {shown ? WORK.hide : WORK.show}
        </Button>
        <Button variant="primary" size="small" onClick={() => onCommand("check")}>
          {WORK.check}
        </Button>
      </div>
    </div>
  );
}
