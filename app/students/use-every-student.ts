import { useEffect, useState } from "react";
import { useCall } from "~/platform/use-call";
import { studentPage } from "./answers";
import { STUDENTS } from "./labels";
import type { Student } from "./schema";

interface EveryStudent {
  students: readonly Student[];
  loading: boolean;
}

/** All students who are taught, by name, read page after page when this is first shown. */
export function useEveryStudent(): EveryStudent {
  const { call } = useCall();
  const [state, setState] = useState<EveryStudent>({ students: [], loading: true });

  useEffect(() => {
    let left = false;
    async function read() {
      const students: Student[] = [];
      for (let after: string | null = ""; after !== null && !left; ) {
        const path: string = after ? `/api/students?${new URLSearchParams({ after })}` : "/api/students";
        const answer = await call({ method: "GET", path, answer: studentPage, failure: STUDENTS.moreFailed });
        if (answer.ok) students.push(...answer.data.rows);
        after = answer.ok ? answer.data.next : null;
      }
      if (!left) setState({ students, loading: false });
    }
    void read();
    return () => {
      left = true;
    };
  }, [call]);

  return state;
}
