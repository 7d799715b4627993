import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "~/ui/avatar";

/* Small pieces of the product, drawn as pictures: decoration, so hidden from assistive technology. */

const Frame = ({ children }: { children: ReactNode }) => (
  <div
    aria-hidden
    className="grid h-40 content-center gap-2 rounded-t-card border-b border-line bg-sunken px-6 phone:h-36 phone:px-5"
  >
    {children}
  </div>
);

const LESSONS = [
  { time: "10:00", title: "Past simple", group: "Grade 7" },
  { time: "12:00", title: "IELTS writing", group: "Adult" },
  { time: "15:00", title: "Reading club", group: "Grade 9" },
];

export function LessonsPicture() {
  return (
    <Frame>
      {LESSONS.map(({ time, title, group }) => (
        <div key={time} className="flex items-center gap-3 text-sm">
          <span className="num w-10 text-muted">{time}</span>
          <span className="flex grow items-baseline gap-2 rounded-[6px] border-l-[3px] border-accent bg-surface px-2.5 py-1.5">
            <b className="font-semibold">{title}</b>
            <span className="text-xs text-muted">{group}</span>
          </span>
        </div>
      ))}
    </Frame>
  );
}

const Word = ({ children, right }: { children: string; right: boolean }) => (
  <span
    className={`inline-flex items-center gap-1 border-b-2 px-1 leading-snug ${right ? "border-accent bg-accent-soft text-accent-ink" : "border-danger bg-danger-soft text-danger"}`}
  >
    {children}
    {right ? <Check size={13} strokeWidth={2.5} /> : <X size={13} strokeWidth={2.5} />}
  </span>
);

export function ExercisePicture() {
  return (
    <Frame>
      <p className="font-read text-md leading-[1.9]">
        Tomas <Word right>climbed</Word> the steps every evening. He had never <Word right={false}>meet</Word>{" "}
        a captain.
      </p>
    </Frame>
  );
}

const REQUESTS = [
  { name: "Anna Belova", grade: "Grade 7", approved: true },
  { name: "Tim Okafor", grade: "Grade 11", approved: false },
];

export function RequestsPicture() {
  return (
    <Frame>
      {REQUESTS.map(({ name, grade, approved }) => (
        <div key={name} className="flex items-center gap-2.5 rounded-control bg-surface px-3 py-2 text-sm">
          <Avatar name={name} />
          <span className="grid min-w-0 grow leading-tight">
            <b className="font-medium">{name}</b>
            <span className="text-xs text-muted">{grade}</span>
          </span>
          {approved ? (
            <Check size={18} strokeWidth={2} className="text-accent-ink" />
          ) : (
            <span className="flex gap-1.5">
              <span className="grid size-6 place-items-center rounded-small bg-accent text-on-accent">
                <Check size={14} strokeWidth={2} />
              </span>
              <span className="grid size-6 place-items-center rounded-small ring-1 ring-line-strong ring-inset">
                <X size={14} strokeWidth={2} />
              </span>
            </span>
          )}
        </div>
      ))}
    </Frame>
  );
}
