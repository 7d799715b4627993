import type { Column } from "~/ui/data-table";
import { STUDENTS } from "./labels";
import { moneyText } from "./rules";
import type { Student } from "./schema";

/** What every list of students shows of one; the grade stands below the name where the screen is narrow. */
export const STUDENT_COLUMNS: readonly Column<Student>[] = [
  {
    head: STUDENTS.name,
    cell: ({ name, grade }) => (
      <>
        {name}
        <span className="hidden text-xs font-normal text-muted phone:block">{grade}</span>
      </>
    ),
  },
  {
    head: STUDENTS.grade,
    cell: ({ grade }) => <span className="wrap-anywhere">{grade}</span>,
    width: "w-[38%]",
    hideOnPhone: true,
  },
  { head: STUDENTS.paid, cell: ({ paid }) => moneyText(paid), align: "right", width: "w-30" },
];
