import { useLocation, useSearchParams } from "@remix-run/react";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { PageHead } from "~/ui/page-head";
import { useHydrated } from "~/ui/use-hydrated";
import { JoinCard } from "./join-card";
import { STUDENTS } from "./labels";
import { PaymentList } from "./payment-list";
import { RequestList } from "./request-list";
import type { Student } from "./schema";
import type { loadStudentsScreen } from "./screen.server";
import { StudentList } from "./student-list";

const loadDialog = () => import("./student-dialog");
const StudentDialog = lazyPart(loadDialog);

/** Requests, students, payments and the join link on one page (product §3). */
export function StudentsPage({ loaded }: { loaded: Awaited<ReturnType<typeof loadStudentsScreen>> }) {
  const { requests, students, hasAny, archived, payments, total, join, today } = loaded;
  const [pressed, setPressed] = useState<Student | "new" | null>(null);
  const address = useOpenedByAddress(loaded.opened);
  const open = pressed ?? address.student;

  return (
    <>
      <PageHead title={STUDENTS.title}>
        <Button
          variant="primary"
          icon={Plus}
          onClick={() => setPressed("new")}
          onPointerEnter={loadDialog}
          onFocus={loadDialog}
        >
          {STUDENTS.add}
        </Button>
      </PageHead>
      <div className="students-cards">
        <RequestList requests={requests} />
        <StudentList
          first={students}
          hasAny={hasAny}
          archived={archived}
          onEdit={setPressed}
          onAdd={() => setPressed("new")}
          onNear={loadDialog}
        />
        <PaymentList first={payments} total={total} today={today} />
        <JoinCard {...join} />
      </div>
      {open && (
        <Suspense>
          <StudentDialog
            key={open === "new" ? open : open.id}
            student={open === "new" ? null : open}
            onClose={() => (pressed ? setPressed(null) : address.close())}
          />
        </Suspense>
      )}
    </>
  );
}

/** The student whom the address names, as from the search palette; closing the dialog takes the name out of it. */
function useOpenedByAddress(named: Student | null) {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const isNamed = named !== null && params.get("student") === named.id;
  const { key: visit } = useLocation();
  const [closed, setClosed] = useState<string | null>(null);

  function close() {
    setClosed(visit);
    setParams(
      (before) => {
        before.delete("student");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { student: hydrated && isNamed && closed !== visit ? named : null, close };
}
