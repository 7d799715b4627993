import { ArrowUpDown, Braces, Plus } from "lucide-react";
import { Suspense, useCallback, useMemo, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { attempt, typedValue } from "./flat-edits";
import { FLAT, PAIR_TROUBLE } from "./flat-labels";
import { PairRow } from "./pair-row";
import { PairTrouble } from "./pairs";
import type { Review } from "./use-review";

const AddPairDialog = lazyPart(() => import("./add-pair-dialog"));
const ReplaceDialog = lazyPart(() => import("./replace-dialog"));
const ReorderDialog = lazyPart(() => import("./reorder-dialog"));

/** How many pairs are shown at first, and how many more each time. */
const ROWS = 300;

/** The page as what it is: flat pairs of a path and a value (spec §3 "Extracted PDF document"). */
export default function FlatView({ review }: { review: Review }) {
  const { pairs, selected } = review;
  const [most, setMost] = useState(ROWS);
  const [open, setOpen] = useState<"add" | "replace" | "reorder" | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const latest = useRef(review);
  latest.current = review;

  const acts = useMemo(
    () => ({
      select: (path: string) => latest.current.select(path),
      /** @returns what is wrong, or null */
      change: (path: string, text: string): string | null => {
        const before = latest.current.pairs.find(([known]) => known === path)?.[1] ?? null;
        try {
          const value = typedValue(text, before, path);
          return attempt(latest.current, { type: "update", path, value })?.message ?? null;
        } catch (trouble) {
          if (trouble instanceof PairTrouble) return PAIR_TROUBLE.pair("");
          throw trouble;
        }
      },
      step: (path: string, by: 1 | -1) => {
        const at = latest.current.pairs.findIndex(([known]) => known === path);
        const to = latest.current.pairs[at + by];
        if (to) document.getElementById(to[0])?.focus();
      },
    }),
    [],
  );
  const reach = selected ? pairs.findLastIndex(([path]) => path.startsWith(`${selected}-`)) + 1 : 0;
  const shown = pairs.slice(0, Math.max(most, reach));

  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Plus} aria-haspopup="dialog" onClick={() => setOpen("add")}>
          {FLAT.add}
        </Button>
        <Button size="small" icon={ArrowUpDown} aria-haspopup="dialog" onClick={() => setOpen("reorder")}>
          {FLAT.reorder}
        </Button>
        <Button size="small" icon={Braces} aria-haspopup="dialog" onClick={() => setOpen("replace")}>
          {FLAT.replace}
        </Button>
      </div>
      <div className="min-w-0 overflow-x-auto rounded-card border border-line bg-surface">
        <table aria-label={FLAT.table} className="w-full table-fixed text-left text-sm">
          <thead className="bg-sunken text-xs text-muted">
            <tr>
              <th scope="col" className="w-[45%] px-3 py-1.5 font-medium">
                {FLAT.path}
              </th>
              <th scope="col" className="px-3 py-1.5 font-medium">
                {FLAT.value}
              </th>
            </tr>
          </thead>
          <tbody data-page-text>
            {shown.map(([path, value]) => (
              <PairRow
                key={path}
                path={path}
                value={value}
                isSelected={selected !== null && path.startsWith(`${selected}-`)}
                acts={acts}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < pairs.length && (
        <Button onClick={() => setMost(shown.length + ROWS)}>{FLAT.more(pairs.length - shown.length)}</Button>
      )}
      {open && (
        <Suspense>
          {open === "add" && <AddPairDialog review={review} onClose={close} />}
          {open === "replace" && <ReplaceDialog review={review} onClose={close} />}
          {open === "reorder" && <ReorderDialog review={review} onClose={close} />}
        </Suspense>
      )}
    </div>
  );
}
