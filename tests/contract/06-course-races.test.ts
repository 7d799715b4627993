import { afterAll, expect, test } from "vitest";
import { courseFaults, seededCourse } from "../support/courses";
import { startProduct } from "../support/product";
import { seededTeacher } from "../support/seed";

const product = await startProduct();
afterAll(product.stop);

test("whole courses, adds, deletes, moves and texts from four clients at once leave a whole course", async () => {
  const teacher = await seededTeacher(product);
  const course = await seededCourse(product, teacher.id, { pages: 6, blocks: 6 });
  const path = `/api/courses/${course.id}`;
  const clients = [
    teacher,
    ...[1, 2, 3].map(() => product.holding(teacher.cookies.get("__Host-session") ?? "")),
  ];
  const statuses: number[] = [];
  const done = (answer: { status: number }) => {
    statuses.push(answer.status);
  };
  const first = course.blocks;
  await Promise.all(
    clients.map(async (client, c) => {
      for (let i = 0; i < 12; i++) {
        const page = course.pages[(c + i) % 6];
        const block = first[(c * 2 + i) % 6];
        if (i % 4 === c) {
          const whole = (await client.get(path)).json;
          const [head, ...tail] = whole.pages;
          const body = {
            version: i % 2 ? whole.version : undefined,
            pages: [...tail, head, { page: `By ${c}` }],
          };
          done(await client.put(path, body));
        } else if (i % 5 === 0)
          done(await client.post(`${path}/blocks`, { pageId: page, block: { data: "New", order: c } }));
        else if (i % 5 === 1) done(await client.delete(`${path}/blocks/${block}`));
        else if (i % 5 === 2)
          done(
            await client.put(`${path}/pages/${page}`, { order: (c * i) % 6, sections: [{ name: `${c}` }] }),
          );
        else if (i === 8) done(await client.delete(`${path}/pages/${page}`));
        else done(await client.put(`${path}/blocks/${block}`, { order: (i * c) % 7, data: `${c} ${i}` }));
      }
    }),
  );
  for (const status of statuses) expect([200, 201, 404, 409, 422]).toContain(status);
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(16);
  expect(await courseFaults(product)).toEqual([]);
  const whole = (await teacher.get(path)).json;
  expect(whole.pageCount).toBe(whole.pages.length);
  const versions = statuses.filter((status) => status < 300).length;
  expect(whole.version).toBeLessThanOrEqual(1 + versions);
}, 60_000);
