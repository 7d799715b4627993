import { describe, expect, it } from "vitest";
import { groupsOf } from "./palette-sources";

describe("groupsOf", () => {
  const found = {
    students: [{ id: "s1", name: "Anna Belova", grade: "Grade 7" }],
    lessons: [{ id: "l1", title: "Past simple", grade: "Grade 7", date: "2026-11-23", time: "10:00" }],
    courses: [{ id: "c1", name: "English" }],
    pages: [{ courseId: "c1", course: "English", index: 2, label: "Unit 3" }],
    documents: [{ id: "d1", courseId: "c1", course: "English", filename: "Storms.pdf" }],
  };

  it("has screens alone before anything was found", () => {
    expect(groupsOf("profile", null).map(({ heading }) => heading)).toEqual(["Screens"]);
  });

  it("leaves out empty groups and tells where each thing opens", () => {
    const groups = groupsOf("zzz", found);
    expect(groups.map(({ heading, items }) => [heading, ...items.map(({ path }) => path)])).toEqual([
      ["Students", "/admin/students?student=s1"],
      ["Lessons", "/admin/dashboard?start=2026-11-23&lesson=l1"],
      ["Courses", "/admin/course-builder/c1"],
      ["Pages", "/admin/course-builder/c1?page=3"],
      ["Documents", "/admin/course-builder/c1/documents/d1"],
    ]);
    expect(groups[1]?.items[0]?.detail).toBe("Grade 7 · Mon 23 November, 10:00");
  });
});
