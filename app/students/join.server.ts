import { data } from "@remix-run/cloudflare";
import { eq, sql } from "drizzle-orm";
import { readForm } from "~/platform/body.server";
import type { Scope } from "~/platform/context.server";
import type { Database } from "~/platform/db.server";
import { HOUR_MS } from "~/platform/durations";
import { expected } from "~/platform/endpoint.server";
import { AppError, type Issue, notFound } from "~/platform/errors";
import { newId } from "~/platform/ids.server";
import { clientAddress, countAgainst } from "~/platform/rate-limit.server";
import { publicAction, publicLoader } from "~/platform/screen.server";
import { parseShape } from "~/platform/shape";
import { studentRequests, users } from "~/platform/tables.server";
import { noticeStatements } from "~/shell/store.server";
import { JOIN } from "./labels";
import { APPROVED_LATELY_HOURS, MAX_PENDING_REQUESTS } from "./limits";
import { personKey } from "./rules";
import { type NewStudent, studentBody } from "./schema";

interface JoinTeacher {
  id: string;
  name: string;
}

interface JoinAnswer {
  joined: boolean;
  message: string;
  issues: Issue[];
  /** What was typed, to be typed no second time. */
  name: string;
  grade: string;
}

/** Whose link it is, asked for once a request: the form's action and the page's loader both want to know. */
const askedFor = new WeakMap<Database, Promise<JoinTeacher | undefined>>();

/**
 * The teacher whose join link has this code.
 * @throws AppError `not_found`; `rate_limited`, as a stranger's question costs a round trip
 */
async function teacherOf({ env, db }: Scope, request: Request, code: string): Promise<JoinTeacher> {
  const ask = async () => {
    await countAgainst(env, "join-page", clientAddress(request));
    const { id, name } = users;
    const [[found]] = await db.batch([
      db.build.select({ id, name }).from(users).where(eq(users.joinCode, code)),
    ]);
    return found;
  };
  const asked = askedFor.get(db) ?? (code === "" ? Promise.resolve(undefined) : ask());
  askedFor.set(db, asked);
  const found = await asked;
  if (!found) throw notFound();
  return found;
}

/** Data of the join page: of the teacher nothing but the name (product §3). */
export const joinLoader = publicLoader(async ({ request, params, ...scope }) => {
  const { name } = await teacherOf(scope, request, params.code ?? "");
  return { teacher: name };
});

/** The form of the join page, answered as a page (product §3, quality R8). */
export const joinAction = publicAction(async ({ request, params, ...scope }) => {
  const form = await readForm(request);
  const typed = { name: form.name ?? "", grade: form.grade ?? "" };
  try {
    await countAgainst(scope.env, "join", clientAddress(request));
    const person = parseShape(studentBody, typed);
    const code = params.code ?? "";
    const teacher = await teacherOf(scope, request, code);
    // addresses are cheap, a network of them too: the link itself takes no flood
    await countAgainst(scope.env, "join-link", code);
    await askToJoin(scope, teacher, code, person);
    const answer: JoinAnswer = { joined: true, message: "", issues: [], ...typed };
    return data(answer, 201);
  } catch (error) {
    const failure = expected(error, scope.requestId);
    if (failure.code === "not_found") throw failure;
    const { status, headers, issues = [] } = failure;
    const message = failure.code === "rate_limited" ? JOIN.tooMany : failure.message;
    const answer: JoinAnswer = { joined: false, message, issues, ...typed };
    return data(answer, { status, headers });
  }
});

/**
 * Leaves a request with the teacher and rings the bell (product §3). The same person, whatever the case and spacing,
 * leaves no second one while the first waits or was approved within the last day; they are answered the same, so
 * that nobody learns who has asked.
 * @throws AppError `not_found` when the link has ended meanwhile, `conflict` when too many requests wait, known or not
 */
async function askToJoin(
  { db, clock }: Scope,
  teacher: JoinTeacher,
  code: string,
  { name, grade }: NewStudent,
): Promise<void> {
  const now = clock();
  const id = newId(now);
  const person = personKey({ name, grade });
  const theirs = sql`FROM ${studentRequests} WHERE ${eq(studentRequests.teacherId, teacher.id)}`;
  const same = sql`${theirs} AND ${eq(studentRequests.person, person)}`;
  const approvedLately = sql`${studentRequests.decidedAt} > ${now - APPROVED_LATELY_HOURS * HOUR_MS}`;
  const open = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${eq(users.id, teacher.id)} AND ${eq(users.joinCode, code)})`;
  const full = sql`(SELECT count(*) ${theirs} AND ${eq(studentRequests.approved, false)}) >= ${MAX_PENDING_REQUESTS}`;
  const before = db.build
    .select({ isOpen: sql<number>`${open}`, isFull: sql<number>`${full}` })
    .from(sql`(SELECT 1)`);
  const request = db.build
    .insert(studentRequests)
    .select(
      sql`SELECT ${id}, ${teacher.id}, ${name}, ${grade}, 0, NULL, NULL, ${now}, ${person}
          WHERE ${open} AND NOT ${full} AND NOT EXISTS (SELECT 1 ${same} AND ${approvedLately})`,
    )
    .onConflictDoNothing();
  const came = sql`EXISTS (SELECT 1 FROM ${studentRequests} WHERE ${eq(studentRequests.id, id)})`;
  const [[state]] = await db.batch([
    before,
    request,
    ...noticeStatements(db, teacher.id, { kind: "request_came", name, grade }, now, {
      when: came,
      about: person,
    }),
  ]);
  if (!state?.isOpen) throw notFound();
  if (state.isFull) throw new AppError("conflict", JOIN.full);
}
