import {
  isRouteErrorResponse,
  type MetaFunction,
  useActionData,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { CircleCheck, Unlink } from "lucide-react";
import type { ReactNode } from "react";
import { ErrorPanel } from "~/shell/error-panel";
import { Brand } from "~/ui/brand";
import { Button, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { joinAction, joinLoader } from "./join.server";
import { JOIN } from "./labels";
import { MAX_GRADE_LENGTH, MAX_STUDENT_NAME_LENGTH } from "./limits";

export const loader = joinLoader;
export const action = joinAction;

/** A form that posts to its own address: the page needs no script. */
export const handle = { scripts: false };

export const meta: MetaFunction = () => [
  { title: JOIN.documentTitle },
  { name: "robots", content: "noindex" },
];

/** Where a student asks to join, reached by the teacher's link or QR code (product §3). */
export default function JoinPage() {
  const { teacher } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.joined)
    return (
      <Frame>
        <CircleCheck size={32} strokeWidth={1.5} aria-hidden className="text-accent" />
        <Title>{JOIN.thanks}</Title>
        <p role="status" className="text-muted wrap-anywhere">
          {JOIN.sent(teacher)}
        </p>
        <ButtonLink to="" reloadDocument className="mt-2 justify-self-start">
          {JOIN.another}
        </ButtonLink>
      </Frame>
    );
  return (
    <Frame>
      <Title>{JOIN.title(teacher)}</Title>
      <p className="text-muted wrap-anywhere">{JOIN.lead(teacher)}</p>
      <JoinForm answer={answer} />
      <p className="text-xs text-muted">{JOIN.privacy}</p>
    </Frame>
  );
}

function JoinForm({ answer }: { answer: ReturnType<typeof useActionData<typeof action>> }) {
  const errorOf = (name: string) => answer?.issues.find(({ path }) => path === name)?.message;
  const firstWrong = answer?.issues[0]?.path;
  return (
    <form method="post" className="mt-1 grid gap-3">
      {answer && !firstWrong && <Notice tone="danger">{answer.message}</Notice>}
      <TextField
        label={JOIN.name}
        name="name"
        autoComplete="name"
        required
        maxLength={MAX_STUDENT_NAME_LENGTH}
        defaultValue={answer?.name}
        error={errorOf("name")}
        autoFocus={firstWrong === "name"}
      />
      <TextField
        label={JOIN.grade}
        name="grade"
        autoComplete="off"
        required
        maxLength={MAX_GRADE_LENGTH}
        defaultValue={answer?.grade}
        hint={JOIN.gradeHint}
        error={errorOf("grade")}
        autoFocus={firstWrong === "grade"}
      />
      <Button type="submit" variant="primary" className="mt-1 h-10!">
        {JOIN.submit}
      </Button>
    </form>
  );
}

/** A sheet of its own: whoever comes here has no account and needs none. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[440px] flex-col justify-center px-5 pt-8 pb-[14vh] phone:justify-start phone:py-5">
      <header className="mb-4">
        <a href="/" className="inline-flex min-h-10 items-center rounded-control">
          <Brand />
        </a>
      </header>
      <main className="grid gap-3 rounded-card border border-line bg-surface p-7 phone:p-5">{children}</main>
    </div>
  );
}

function Title({ children }: { children: ReactNode }) {
  return (
    <h1 className="font-read text-[2rem] leading-[1.15] font-medium tracking-[-0.02em] wrap-anywhere">
      {children}
    </h1>
  );
}

/** A link that has ended says so in a student's words; anything else is told as everywhere. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return (
      <main>
        <ErrorPanel fallback={JOIN.failed} />
      </main>
    );
  return (
    <Frame>
      <Unlink size={32} strokeWidth={1.5} aria-hidden className="text-muted" />
      <Title>{JOIN.deadTitle}</Title>
      <p className="text-muted">{JOIN.deadText}</p>
    </Frame>
  );
}
