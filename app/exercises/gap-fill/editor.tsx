import { Brackets, WandSparkles } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import { ItemRows } from "../item-rows";
import type { EditorProps } from "../kind";
import { MAX_TEXT_LENGTH } from "../limits";
import { convert, DIALECTS } from "./dialects";
import { type Edit, toggleGap } from "./edit";
import { GAP_FILL } from "./labels";
import { Preview } from "./preview";

/** Sentences with gaps coded in them: made by a button, or typed. */
export default function GapFillEditor({ exercise, onChange, warnings }: EditorProps<"gap_fill">) {
  const helpId = useId();
  const area = useRef<HTMLDivElement>(null);
  // where the caret was before the button took the focus
  const last = useRef<HTMLTextAreaElement | null>(null);
  const data = exercise.gap_fill_exercise_data;
  const items = data.question_with_coding_texts;
  type Item = (typeof items)[number];
  const setItems = (next: Item[]) =>
    onChange({ ...exercise, gap_fill_exercise_data: { ...data, question_with_coding_texts: next } });

  const makeGap = () => {
    const field = last.current?.isConnected ? last.current : area.current?.querySelector("textarea");
    if (field) apply(field, toggleGap(field.value, field.selectionStart, field.selectionEnd));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    // by its place as well, for Russian keyboards
    if (!(ctrlKey || metaKey) || shiftKey || altKey || (key.toLowerCase() !== "g" && code !== "KeyG")) return;
    event.preventDefault();
    makeGap();
  };

  return (
    <div ref={area} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          size="small"
          icon={Brackets}
          aria-keyshortcuts="Control+G"
          // the text keeps its selection, and a phone its keyboard
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={makeGap}
        >
          {GAP_FILL.makeGap}
          <kbd className="font-ui text-xs font-normal text-muted touch:hidden">{GAP_FILL.makeGapKeys}</kbd>
        </Button>
        <p id={helpId} className="min-w-0 flex-1 basis-60 text-xs text-muted">
          {GAP_FILL.help}
        </p>
      </div>
      <ItemRows
        label={GAP_FILL.sentences}
        noun={GAP_FILL.sentence}
        add={GAP_FILL.add}
        items={items}
        onChange={setItems}
        empty={(): Item => ({ text: "" })}
        warnings={warnings}
      >
        {(item, { label, describedBy, change }) => (
          <div className="grid grid-cols-1 gap-1">
            <TextArea
              label={label}
              hideLabel
              maxLength={MAX_TEXT_LENGTH}
              aria-describedby={describedBy ?? helpId}
              value={item.text}
              onChange={(event) => change({ ...item, text: event.target.value })}
              onFocus={(event) => {
                last.current = event.target;
              }}
              onKeyDown={onKeyDown}
            />
            <Preview text={item.text} />
          </div>
        )}
      </ItemRows>
      {DIALECTS.map((dialect) => {
        const found = items.map(({ text }) => convert(text, dialect));
        const gaps = found.reduce((sum, [, count]) => sum + count, 0);
        if (gaps === 0) return null;
        return (
          <Button
            key={dialect}
            size="small"
            icon={WandSparkles}
            className="justify-self-start"
            onClick={() => {
              // the button goes away with what it is for
              area.current?.querySelectorAll("textarea")[found.findIndex(([, count]) => count > 0)]?.focus();
              setItems(items.map((item, i) => ({ ...item, text: found[i]?.[0] ?? item.text })));
            }}
          >
            {GAP_FILL.convert[dialect](gaps)}
          </Button>
        );
      })}
    </div>
  );
}

/** Changes a field as if it were typed: its own Undo takes it back, and React hears of it. */
function apply(field: HTMLTextAreaElement, { start, end, insert, caret }: Edit) {
  field.focus();
  field.setSelectionRange(start, end);
  if (!document.execCommand(insert === "" ? "delete" : "insertText", false, insert)) {
    field.setRangeText(insert);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  field.setSelectionRange(caret, caret);
}
