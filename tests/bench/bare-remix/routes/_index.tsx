import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

const CELLS_PER_ROW = 32;

/**
 * One D1 read, and as much HTML as the query asks for: elements, attributes of all of them together, and letters in
 * each.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { bare } = context as unknown as { bare: { DB: D1Database; TEACHER_ID: string } };
  const row = await bare.DB.prepare("SELECT year, version, data FROM schedules WHERE teacher_id = ?")
    .bind(bare.TEACHER_ID)
    .first<{ year: number; version: number; data: string }>();
  const asked = (name: string) => Number(searchParams.get(name) ?? 0);
  return { row, elements: asked("elements"), attributes: asked("attributes"), letters: asked("letters") };
}

export default function Bare() {
  const { row, elements, attributes, letters } = useLoaderData<typeof loader>();
  const rows = Math.ceil(elements / (CELLS_PER_ROW + 1));
  const cells = elements - rows;
  const text = "x".repeat(letters);
  return (
    <main title={String(row?.version)}>
      {numbers(0, rows).map((number) => (
        <div key={number}>
          {numbers(number * CELLS_PER_ROW, Math.min((number + 1) * CELLS_PER_ROW, cells)).map((cell) => (
            <span key={cell} {...attributesOf(cell, attributes / cells)}>
              {text}
            </span>
          ))}
        </div>
      ))}
    </main>
  );
}

/** Whole numbers from one to before another. */
function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}

/** The attributes of one element when there are `each` in the mean. */
function attributesOf(element: number, each: number): Record<string, string> {
  const count = Math.floor((element + 1) * each) - Math.floor(element * each);
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`data-part-${i}`, String(element)]));
}
