import * as fc from "fast-check";
import type { Json } from "./pairs";

const key = fc.stringMatching(/^[A-Za-z_]\w{0,6}$/);

/** Any JSON whose keys can stand in a path. */
export const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie("value")), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
  ),
})).value;
