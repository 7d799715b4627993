import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyLink } from "./copy-link";
import { STEPS } from "./labels";

interface FirstStepsProps {
  joinCode: string;
  done: { share: boolean; lesson: boolean; plan: boolean };
  onAddLesson: () => void;
}

/** What a new teacher does first (product §3): three steps, each with its one action. */
export function FirstSteps({ joinCode, done, onAddLesson }: FirstStepsProps) {
  return (
    <Card title={STEPS.title} className="mb-[18px]">
      <ol className="first-steps">
        <Step number={1} title={STEPS.share} text={STEPS.shareText} done={done.share}>
          <CopyLink joinCode={joinCode} />
        </Step>
        <Step number={2} title={STEPS.lesson} text={STEPS.lessonText} done={done.lesson}>
          <Button size="small" aria-haspopup="dialog" onClick={onAddLesson}>
            {STEPS.lessonAction}
          </Button>
        </Step>
        <Step number={3} title={STEPS.plan} text={STEPS.planText} done={done.plan}>
          <ButtonLink size="small" to="/admin/schedule-builder">
            {STEPS.planAction}
          </ButtonLink>
        </Step>
      </ol>
    </Card>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  done: boolean;
  /** its action */
  children: ReactNode;
}

function Step({ number, title, text, done, children }: StepProps) {
  return (
    <li className="flex min-w-0 items-start gap-3">
      <span
        className={`num grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold ${
          done ? "bg-accent text-on-accent" : "bg-accent-soft text-accent-ink"
        }`}
      >
        {done ? <Check size={14} strokeWidth={2.5} aria-hidden /> : number}
      </span>
      <div className="grid min-w-0 grow justify-items-start gap-1">
        <h3 className="text-sm font-semibold">
          {title} {done && <span className="sr-only">({STEPS.done})</span>}
        </h3>
        <p className="text-xs text-pretty text-muted">{text}</p>
        {!done && <div className="mt-1.5">{children}</div>}
      </div>
    </li>
  );
}
