import { useEffect, useState } from "react";
import { useCall } from "~/platform/use-call";
import { studentPage } from "./answers";
import { MAX_STUDENTS, PAGE_ROWS } from "./limits";
import type { Student } from "./schema";

/** A list that no person scrolls through; more are not offered. */
const MOST_PAGES = Math.ceil(MAX_STUDENTS / PAGE_ROWS);

interface EveryStudent {
  students: readonly Student[];
  state: "loading" | "ready" | "failed";
}

/**
 * All students who are taught, by name, read page after page when this is first shown.
 * @param failure the toast where that fails; none when false. What had been read is offered all the same.
 */
export function useEveryStudent(failure: string | false): EveryStudent {
  const { call } = useCall();
  const [list, setList] = useState<EveryStudent>({ students: [], state: "loading" });

  useEffect(() => {
    let left = false;
    async function read() {
      const students: Student[] = [];
      let state: EveryStudent["state"] = "ready";
      let after: string | null = "";
      for (let page = 0; after !== null && page < MOST_PAGES && !left; page += 1) {
        const path: string = after ? `/api/students?${new URLSearchParams({ after })}` : "/api/students";
        const answer = await call({ method: "GET", path, answer: studentPage, failure });
        if (answer.ok) students.push(...answer.data.rows);
        else state = "failed";
        after = answer.ok ? answer.data.next : null;
      }
      if (!left) setList({ students, state });
    }
    void read();
    return () => {
      left = true;
    };
  }, [call, failure]);

  return list;
}
