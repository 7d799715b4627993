import { Popover } from "~/ui/popover";
import { KEYS, REVIEW } from "./review-labels";

interface KeysHelpProps {
  anchor: HTMLElement;
  onClose: () => void;
}

/** The keys by which a page is reviewed without a mouse. */
export default function KeysHelp({ anchor, onClose }: KeysHelpProps) {
  return (
    <Popover anchor={anchor} open onClose={onClose} label={REVIEW.keys} className="w-[340px]">
      <h2 className="mb-2 text-sm font-semibold">{REVIEW.keys}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {KEYS.map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-small border border-line bg-sunken px-1.5 font-ui text-xs whitespace-nowrap">
                {keys}
              </kbd>
            </dt>
            <dd className="text-muted">{what}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
