import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { useCall } from "~/platform/use-call";
import { type Student, student } from "~/students/schema";

const page = z.object({ students: z.array(student), next: z.nullable(z.string()) });

/** A list that no person scrolls through; more are not offered. */
const MOST_PAGES = 25;

interface Students {
  students: readonly Student[];
  state: "loading" | "ready" | "failed";
}

/** The teacher's students by name, fetched when this is first shown, page after page. */
export function useStudents(): Students {
  const { call } = useCall();
  const [list, setList] = useState<Students>({ students: [], state: "loading" });
  useEffect(() => {
    let left = false;
    async function load() {
      const students: Student[] = [];
      let after: string | null = null;
      for (let pages = 0; pages < MOST_PAGES && !left; pages += 1) {
        const path: string = after ? `/api/students?after=${encodeURIComponent(after)}` : "/api/students";
        const result = await call({ method: "GET", path, answer: page, failure: false });
        if (!result.ok) return setList({ students, state: "failed" });
        students.push(...result.data.students);
        after = result.data.next;
        if (!after) break;
      }
      if (!left) setList({ students, state: "ready" });
    }
    void load();
    return () => {
      left = true;
    };
  }, [call]);
  return list;
}
