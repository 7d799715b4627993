import { afterAll, describe, expect, test } from "vitest";
import { SAMPLE_COURSE } from "~/courses/sample-course";
import { newId } from "~/platform/ids.server";
import { courseFaults, seededCourse } from "../support/courses";
import { change, contentsOf, countRows } from "../support/database";
import { newEmail, PASSWORD, startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);
const { db } = product;

const ID = expect.stringMatching(/^[0-9a-z]{26}$/);

/** Courses written straight into the database, each changed a second after the one before. */
async function manyCourses(teacherId: string, count: number, sameMoment = false): Promise<void> {
  await change(
    db,
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO courses (id, teacher_id, name, description, created_at, updated_at)
     SELECT printf('%04d', i) || substr(?1, 5), ?1, 'Course ' || i, '', 0, iif(?3, 1000, i * 1000) FROM n`,
    teacherId,
    count,
    sameMoment ? 1 : 0,
  );
}

describe("POST /api/courses (spec §7, product §6)", () => {
  test("makes a course without pages", async () => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.post("/api/courses", { name: "  English 7 ", description: "One\r\ntwo" });
    expect([answer.status, answer.json]).toEqual([
      201,
      { courseId: ID, message: "Course created successfully!", courseVersion: 1 },
    ]);
    const path = `/api/courses/${answer.json.courseId}`;
    expect((await teacher.get(path)).json).toEqual({
      id: answer.json.courseId,
      name: "English 7",
      description: "One\ntwo",
      version: 1,
      pageCount: 0,
      pages: [],
    });
    expect((await teacher.get(`${path}/pages/0`)).json.message).toBe("Page not found.");
    expect((await teacher.get(`${path}/pages`)).json).toEqual({ pages: [], from: 0, pageCount: 0 });
  });

  test.each([
    [{}, "name"],
    [{ name: " " }, "name"],
    [{ name: "x".repeat(201) }, "name"],
    [{ name: "a\nb" }, "name"],
    [{ name: "x", description: 7 }, "description"],
    [{ name: "x", description: "x".repeat(2_001) }, "description"],
  ])("refuses %o", async (body, path) => {
    const teacher = await seededTeacher(product);
    const answer = await teacher.post("/api/courses", body);
    expect([answer.status, answer.json.issues]).toEqual([422, [{ path, message: expect.any(String) }]]);
    expect((await teacher.get("/api/courses")).json.courses).toEqual([]);
  });

  test("a teacher has 1,000 courses and no more, however many are made at once", async () => {
    const teacher = await seededTeacher(product);
    await manyCourses(teacher.id, 996);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2 ? teacher.post("/api/courses", { name: "New" }) : teacher.post("/api/courses/sample"),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    for (const { status, json } of answers.filter((answer) => answer.status !== 201))
      expect([status, json.message]).toEqual([
        409,
        "You can keep at most 1,000 courses. Please delete one that you no longer need.",
      ]);
    expect(await courseFaults(product)).toEqual([]);
  });
});

describe("GET /api/courses (product §6)", () => {
  test.each([false, true])(
    "lists the newest change first, 200 at a time (one moment: %s)",
    async (sameMoment) => {
      const [teacher, other] = [await seededTeacher(product), await seededTeacher(product)];
      await manyCourses(teacher.id, 450, sameMoment);
      await manyCourses(other.id, 3);
      const names: string[] = [];
      let next: string | null = "";
      for (const length of [200, 200, 50]) {
        const { json }: { json: { courses: { name: string }[]; next: string | null } } = await teacher.get(
          `/api/courses${next ? `?after=${next}` : ""}`,
        );
        expect(json.courses).toHaveLength(length);
        names.push(...json.courses.map(({ name }) => name));
        next = json.next;
      }
      expect(next).toBeNull();
      expect(names).toEqual(Array.from({ length: 450 }, (_, i) => `Course ${450 - i}`));
      expect((await teacher.get("/api/courses?after=x")).status).toBe(422);
    },
  );

  test("any write inside a course brings it to the top", async () => {
    const teacher = await seededTeacher(product);
    await manyCourses(teacher.id, 3);
    const top = async () => (await teacher.get("/api/courses")).json.courses[0];
    const oldest = (await teacher.get("/api/courses")).json.courses[2];
    const { page } = (await teacher.post(`/api/courses/${oldest.id}/pages`, {})).json;
    expect(await top()).toEqual({
      id: oldest.id,
      name: "Course 1",
      pageCount: 1,
      updatedAt: expect.any(Number),
    });
    const second = await seededCourse(product, teacher.id);
    await change(db, "UPDATE courses SET updated_at = 1");
    await teacher.put(`/api/courses/${second.id}/blocks/${second.blocks[0]}`, { data: "Typed" });
    expect((await top()).id).toBe(second.id);
    await change(db, "UPDATE courses SET updated_at = 1");
    await teacher.delete(`/api/courses/${oldest.id}/pages/${page.id}`);
    expect(await top()).toMatchObject({ id: oldest.id, pageCount: 0 });
  });
});

describe("PUT /api/courses/{id} without pages (product §6)", () => {
  test("changes name and description, and leaves the pages", async () => {
    const teacher = await seededTeacher(product);
    const course = await seededCourse(product, teacher.id, { pages: 2, blocks: 2 });
    const path = `/api/courses/${course.id}`;
    const { pages } = (await teacher.get(path)).json;
    const answer = await teacher.put(path, { name: " Renamed ", version: 1 });
    expect([answer.status, answer.json]).toEqual([
      200,
      { message: "Course updated successfully!", courseVersion: 2, version: 2 },
    ]);
    await teacher.put(path, { description: "For class 7" });
    expect((await teacher.get(path)).json).toEqual({
      ...{ id: course.id, name: "Renamed", description: "For class 7", version: 3, pageCount: 2 },
      pages,
    });
    const late = await teacher.put(path, { name: "Late", version: 1 });
    expect([late.status, late.json]).toEqual([
      409,
      {
        code: "conflict",
        message: "This course was changed elsewhere since you opened it.",
        version: 3,
      },
    ]);
    expect((await teacher.put(path, { name: "" })).status).toBe(422);
    const stranger = await seededTeacher(product);
    expect((await stranger.put(path, { name: "Mine" })).status).toBe(404);
    expect((await teacher.get(path)).json.name).toBe("Renamed");
  });
});

describe("DELETE /api/courses/{id} (spec §7)", () => {
  test("removes the course with everything in it, once; others keep theirs", async () => {
    const teacher = await seededTeacher(product);
    const [gone, kept] = [
      await seededCourse(product, teacher.id, { pages: 3, blocks: 3 }),
      await seededCourse(product, teacher.id),
    ];
    const stranger = await seededTeacher(product);
    expect((await stranger.delete(`/api/courses/${gone.id}`)).status).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => teacher.delete(`/api/courses/${gone.id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(answers.find(({ status }) => status === 200)?.json).toEqual({
      message: "Course deleted successfully!",
    });
    const { courses } = (await teacher.get("/api/courses")).json;
    expect(courses.map(({ id }: { id: string }) => id)).toEqual([kept.id]);
    expect(await countRows(db, "pages WHERE course_id = ?", gone.id)).toBe(0);
    expect(await courseFaults(product)).toEqual([]);
    for (const call of ["", "/pages", "/pages/0"])
      expect((await teacher.get(`/api/courses/${gone.id}${call}`)).status).toBe(404);
  });
});

describe("the sample course (product §6)", () => {
  test("belongs to every new account, whole and as it may be saved", async () => {
    const teacher = await product.teacher();
    const { courses } = (await teacher.get("/api/courses")).json;
    expect(courses).toMatchObject([{ name: SAMPLE_COURSE.name, pageCount: SAMPLE_COURSE.pages.length }]);
    const path = `/api/courses/${courses[0].id}`;
    const course = (await teacher.get(path)).json;
    expect(course.pages.map(({ page }: { page: string }) => page)).toEqual(
      SAMPLE_COURSE.pages.map(({ page }) => page),
    );
    expect(course.pages[0].blocks.map(({ data }: { data: string }) => data)).toEqual(
      SAMPLE_COURSE.pages[0]?.blocks,
    );
    expect(course.pages[0].sections[0]).toMatchObject({
      id: ID,
      name: SAMPLE_COURSE.pages[0]?.sections[0]?.name,
    });
    expect((await teacher.put(path, course)).status).toBe(200);
    expect((await teacher.get(path)).json).toEqual({ ...course, version: 2 });
    expect(await courseFaults(product)).toEqual([]);
  });

  test("is not made when the email has an account", async () => {
    const email = newEmail();
    const register = () => product.browser().post("/api/auth/register", { email, password: PASSWORD });
    const answers = await Promise.all([register(), register(), register()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(
      await countRows(db, "courses WHERE teacher_id IN (SELECT id FROM users WHERE email = ?)", email),
    ).toBe(1);
    const before = await contentsOf(db);
    expect((await register()).status).toBe(409);
    expect(await contentsOf(db)).toEqual(before);
  });

  test("can be had once more", async () => {
    const teacher = await seededTeacher(product);
    for (let i = 0; i < 2; i++) {
      const answer = await teacher.post("/api/courses/sample");
      expect([answer.status, answer.json]).toEqual([
        201,
        { courseId: ID, message: "Course created successfully!", courseVersion: 1 },
      ]);
    }
    expect((await teacher.get("/api/courses")).json.courses).toHaveLength(2);
    expect(await courseFaults(product)).toEqual([]);
  });
});

test("ids that look like nothing of ours are a 404, whatever stands in them", async () => {
  const teacher = await seededTeacher(product);
  for (const id of ["x", "%00", "%27%20OR%201", "__proto__", "a%2Fb", newId(Date.now()), "👩‍🏫"]) {
    expect((await teacher.get(`/api/courses/${id}`)).status).toBe(404);
    expect((await teacher.put(`/api/courses/${id}`, { name: "x" })).status).toBe(404);
    expect((await teacher.put(`/api/courses/${id}`, { pages: [] })).status).toBe(404);
    expect((await teacher.delete(`/api/courses/${id}`)).status).toBe(404);
    expect((await teacher.put(`/api/courses/${id}/blocks/${id}`, { data: "" })).status).toBe(404);
  }
});
