import { useCallback, useEffect, useState } from "react";
import type { CallResult } from "~/platform/call";
import { useCall } from "~/platform/use-call";
import type { CourseRow } from "./schema";

interface CoursesAnswer {
  courses: CourseRow[];
  next: string | null;
}

type State = "loading" | "ready" | "failed";

/** Every course of the teacher, newest change first: 200 at a time, shown as they come. */
export function useAllCourses() {
  const { call } = useCall();
  const [courses, setCourses] = useState<readonly CourseRow[]>([]);
  const [state, setState] = useState<State>("loading");
  const [reading, setReading] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reading begins anew
  useEffect(() => {
    let left = false;
    async function read() {
      const known = new Map<string, CourseRow>();
      let after: string | null = "";
      while (after !== null && !left) {
        const answer: CallResult<CoursesAnswer> = await call({
          method: "GET",
          path: `/api/courses${after && `?${new URLSearchParams({ after })}`}`,
          answer: async () => (await import("./schema")).coursesAnswer,
          failure: false,
        });
        if (left) return;
        if (!answer.ok) return setState("failed");
        // a course that is changed meanwhile moves up and may come twice
        for (const course of answer.data.courses) known.set(course.id, course);
        setCourses([...known.values()]);
        after = answer.data.next;
      }
      setState("ready");
    }
    void read();
    return () => {
      left = true;
    };
  }, [call, reading]);

  const again = useCallback(() => {
    setState("loading");
    setReading((count) => count + 1);
  }, []);
  return { courses, state, again };
}
