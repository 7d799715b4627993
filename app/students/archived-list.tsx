import { ArchiveRestore, Trash2 } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Page } from "~/platform/use-pages";
import { Button, IconButton } from "~/ui/button";
import { type Column, DataTable } from "~/ui/data-table";
import { lazyPart } from "~/ui/lazy-part";
import { STUDENTS } from "./labels";
import type { Student } from "./schema";
import { STUDENT_COLUMNS } from "./student-columns";
import { useStudentActions, useStudentPages } from "./use-students";

const loadConfirm = () => import("~/ui/confirm-dialog");
const ConfirmDialog = lazyPart(loadConfirm);

/** Students who are no longer taught: to be restored, or deleted for good, which asks first (product §3). */
export function ArchivedList({ first }: { first: Page<Student> }) {
  const pages = useStudentPages(first, true);
  const { restore, deleteForGood, busy } = useStudentActions();
  const [doomed, setDoomed] = useState<Student | null>(null);
  const place = useRef<HTMLElement>(null);

  async function bringBack(student: Student) {
    if (await restore(student)) place.current?.focus();
  }

  async function remove(student: Student) {
    const isGone = await deleteForGood(student);
    // nothing behind the dialog takes the focus before it is closed
    flushSync(() => setDoomed(null));
    if (isGone) place.current?.focus();
  }

  const columns: Column<Student>[] = [
    ...STUDENT_COLUMNS,
    {
      head: STUDENTS.actions,
      hideHead: true,
      align: "right",
      width: "w-24",
      cell: (student) => (
        <span className="flex justify-end gap-1 phone:gap-0">
          <IconButton
            icon={ArchiveRestore}
            size="small"
            label={STUDENTS.restore(student.name)}
            onClick={() => bringBack(student)}
          />
          <IconButton
            icon={Trash2}
            size="small"
            label={STUDENTS.deleteForGood(student.name)}
            onClick={() => setDoomed(student)}
            onPointerEnter={loadConfirm}
            onFocus={loadConfirm}
            aria-haspopup="dialog"
          />
        </span>
      ),
    },
  ];

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={STUDENTS.archivedTitle}
      className="grid gap-3 border-t border-line pt-3 outline-none"
    >
      <h3 className="text-sm font-semibold">{STUDENTS.archivedTitle}</h3>
      {pages.rows.length === 0 ? (
        <p className="text-sm text-muted">{STUDENTS.noneArchived}</p>
      ) : (
        <DataTable
          caption={STUDENTS.archivedTitle}
          columns={columns}
          rows={pages.rows}
          keyOf={({ id }) => id}
        />
      )}
      {pages.hasMore && (
        <Button busy={pages.loading} onClick={pages.showMore} className="justify-self-center">
          {STUDENTS.showMore}
        </Button>
      )}
      {doomed && (
        <Suspense>
          <ConfirmDialog
            title={STUDENTS.deleteTitle(doomed.name)}
            text={STUDENTS.deleteText}
            confirm={STUDENTS.deleteShort}
            cancel={STUDENTS.cancel}
            busy={busy}
            onConfirm={() => remove(doomed)}
            onClose={() => setDoomed(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
