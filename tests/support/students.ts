import { newId } from "~/platform/ids.server";
import { personKey } from "~/students/rules";
import { change } from "./database";
import type { Product } from "./product";

interface SeededRequest {
  name?: string;
  grade?: string;
  approved?: boolean;
  createdAt?: number;
}

/** A request as the join page leaves it, written straight into the database. @returns its id */
export async function seededRequest(
  { db }: Product,
  teacherId: string,
  { name = "Anna Belova", grade = "Grade 7", approved = false, createdAt = Date.now() }: SeededRequest = {},
): Promise<string> {
  const id = newId(createdAt);
  await change(
    db,
    `INSERT INTO student_requests (id, teacher_id, name, grade, approved, decided_at, created_at, person)
     VALUES (?1, ?2, ?3, ?4, ?5, iif(?5, ?6, NULL), ?6, ?7)`,
    id,
    teacherId,
    name,
    grade,
    approved ? 1 : 0,
    createdAt,
    personKey({ name, grade }),
  );
  return id;
}

/** Many students at once, "Student 0001" and on. */
export async function seededStudents({ db }: Product, teacherId: string, count: number): Promise<void> {
  await change(
    db,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO students (id, teacher_id, name, grade, created_at)
     SELECT printf('%010d', i) || substr(?1, 11), ?1, printf('Student %04d', i), 'Grade 7', ?3 FROM n`,
    teacherId,
    count,
    Date.now(),
  );
}
