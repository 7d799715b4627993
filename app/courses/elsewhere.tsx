import { Link } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useToast } from "~/ui/toast";
import { SAVE_STATES } from "./builder-labels";
import { pageAddress } from "./page-address";
import type { Saver, Elsewhere as Text } from "./saver";
import { ELSEWHERE, TROUBLE } from "./trouble-labels";

interface ElsewhereProps {
  texts: readonly Text[];
  saver: Saver | null;
}

/** Texts of other pages that have not reached the server, and stay until somebody has decided. */
export default function Elsewhere({ texts, saver }: ElsewhereProps) {
  const stuck = texts.filter(({ shown }) => shown.state !== "saving");
  if (stuck.length === 0) return null;
  return (
    <div className="mb-3">
      <Notice tone="warn">
        <p>{ELSEWHERE.text}</p>
        <ul className="mt-1.5 grid gap-2">
          {stuck.map((text) => (
            <OneText
              key={`${text.place.kind} ${text.place.id} ${text.draft?.tab}`}
              text={text}
              saver={saver}
            />
          ))}
        </ul>
      </Notice>
    </div>
  );
}

function OneText({ text: { place, shown, draft }, saver }: { text: Text; saver: Saver | null }) {
  const toast = useToast();
  const words = typeof shown.value === "string" ? shown.value : null;

  async function copy() {
    await navigator.clipboard.writeText(words ?? "");
    toast.success(ELSEWHERE.copied);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium">{ELSEWHERE.onPage(place.pageIndex + 1)}</span>
      <span className="max-w-[48ch] min-w-0 grow truncate font-read">{words ?? ELSEWHERE.exercises}</span>
      <span className="text-xs">{SAVE_STATES[shown.state]}</span>
      {!draft && shown.state !== "gone" && (
        <Link to={pageAddress(place.courseId, place.pageIndex)} className="text-sm font-medium underline">
          {ELSEWHERE.openPage}
        </Link>
      )}
      {words && (
        <Button size="small" onClick={copy}>
          {ELSEWHERE.copy}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        onClick={() => (draft ? saver?.discard(draft) : saver?.forget(place))}
      >
        {TROUBLE.letGo}
      </Button>
    </li>
  );
}
