import { Link } from "@remix-run/react";
import { Archive, Pencil, UsersRound } from "lucide-react";
import { useRef } from "react";
import type { Page } from "~/platform/use-pages";
import { Button, IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { ArchivedList } from "./archived-list";
import { STUDENTS } from "./labels";
import type { Student } from "./schema";
import { STUDENT_COLUMNS } from "./student-columns";
import { useStudentActions, useStudentPages } from "./use-students";

interface StudentListProps {
  first: Page<Student>;
  /** Whether anybody is on the list or was: only then there is something archived to look for. */
  hasAny: boolean;
  archived: Page<Student> | null;
  /** Opens the dialog: to edit, or to add. */
  onEdit: (student: Student) => void;
  onAdd: () => void;
  /** A pointer or the focus comes near a button that opens it. */
  onNear: () => void;
}

/** The students who are taught, and below them, on demand, those who were (product §3). */
export function StudentList({ first, hasAny, archived, onEdit, onAdd, onNear }: StudentListProps) {
  const pages = useStudentPages(first);
  const actions = useStudentActions();
  const place = useRef<HTMLDivElement>(null);

  async function archive(student: Student) {
    if (await actions.archive(student)) place.current?.focus();
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
            icon={Pencil}
            size="small"
            label={STUDENTS.edit(student.name)}
            onClick={() => onEdit(student)}
            onPointerEnter={onNear}
            onFocus={onNear}
          />
          <IconButton
            icon={Archive}
            size="small"
            label={STUDENTS.archive(student.name)}
            onClick={() => archive(student)}
          />
        </span>
      ),
    },
  ];

  return (
    <Card title={STUDENTS.title} className="students-taught">
      <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
        {pages.rows.length === 0 ? (
          <EmptyState icon={UsersRound} text={STUDENTS.none}>
            <Button onClick={onAdd} onPointerEnter={onNear} onFocus={onNear}>
              {STUDENTS.add}
            </Button>
          </EmptyState>
        ) : (
          <DataTable caption={STUDENTS.title} columns={columns} rows={pages.rows} keyOf={({ id }) => id} />
        )}
        {pages.hasMore && (
          <Button busy={pages.loading} onClick={pages.showMore} className="justify-self-center">
            {STUDENTS.showMore}
          </Button>
        )}
      </div>
      {hasAny && (
        <Link
          to={archived ? "/admin/students" : "/admin/students?archived=1"}
          preventScrollReset
          className="inline-flex min-h-control items-center justify-self-start rounded-control text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          {archived ? STUDENTS.hideArchived : STUDENTS.showArchived}
        </Link>
      )}
      {archived && <ArchivedList first={archived} />}
    </Card>
  );
}
