import { Link } from "@remix-run/react";
import type { Place } from "~/platform/drafts";
import type { Saver, Elsewhere as Text } from "~/platform/saver";
import { Button } from "./button";
import { Notice } from "./notice";
import { SAVE_STATES, UNSAVED } from "./save-labels";
import { useToast } from "./toast";

interface Telling {
  /** Where the screen shows the page of a text. */
  addressOf: (place: Place) => string;
  /** What stands for a value that is no text by itself. */
  wordsFor: (value: unknown) => string;
}

interface ElsewhereProps extends Telling {
  texts: readonly Text[];
  saver: Saver | null;
}

/** Texts of other pages that have not reached the server, and stay until somebody has decided. */
export default function Elsewhere({ texts, saver, ...telling }: ElsewhereProps) {
  const stuck = texts.filter(({ shown }) => shown.state !== "saving");
  if (stuck.length === 0) return null;
  return (
    <div className="mb-3">
      <Notice tone="warn">
        <p>{UNSAVED.text}</p>
        <ul className="mt-1.5 grid gap-2">
          {stuck.map((text) => (
            <OneText
              key={`${text.place.kind} ${text.place.id} ${text.draft?.tab}`}
              text={text}
              saver={saver}
              {...telling}
            />
          ))}
        </ul>
      </Notice>
    </div>
  );
}

interface OneTextProps extends Telling {
  text: Text;
  saver: Saver | null;
}

function OneText({ text: { place, shown, draft }, saver, addressOf, wordsFor }: OneTextProps) {
  const toast = useToast();
  const words = typeof shown.value === "string" ? shown.value : null;

  async function copy() {
    await navigator.clipboard.writeText(words ?? "");
    toast.success(UNSAVED.copied);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium">{UNSAVED.onPage(place.pageIndex + 1)}</span>
      <span className="max-w-[48ch] min-w-0 grow truncate font-read">{words ?? wordsFor(shown.value)}</span>
      <span className="text-xs">{SAVE_STATES[shown.state]}</span>
      {!draft && shown.state !== "gone" && (
        <Link to={addressOf(place)} className="text-sm font-medium underline">
          {UNSAVED.openPage}
        </Link>
      )}
      {words && (
        <Button size="small" onClick={copy}>
          {UNSAVED.copy}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        onClick={() => (draft ? saver?.discard(draft) : saver?.forget(place))}
      >
        {UNSAVED.letGo}
      </Button>
    </li>
  );
}
