import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { moved } from "~/ui/reorder-place";
import { useReorder } from "~/ui/use-reorder";
import { MAX_ITEMS } from "./limits";

interface ItemRowsOptions<I> {
  items: readonly I[];
  onChange: (items: I[]) => void;
  empty: () => I;
  fromLine?: (line: string) => I;
  labelOf: (index: number) => string;
}

type TypedField = HTMLInputElement | HTMLTextAreaElement;
/** Where one types; not radio buttons, check boxes, or what uploads a file. */
const TYPED = "textarea, input:not([type=radio], [type=checkbox], [type=file], [type=range])";

const isTyped = (target: EventTarget): target is TypedField =>
  target instanceof HTMLElement && target.matches(TYPED);

/** Adds, removes and moves the rows of an editor's list, from buttons and from the keyboard, and keeps the focus right. */
export function useItemRows<I>({ items, onChange, empty, fromLine, labelOf }: ItemRowsOptions<I>) {
  const id = useId();
  const list = useRef<HTMLElement | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const keys = useRowKeys(items.length);
  const focusNext = useRef<{ index: number; field: "first" | "last" } | null>(null);
  const reorder = useReorder({
    count: items.length,
    labelOf,
    onMove: (from, to) => {
      keys.move(from, to);
      onChange(moved(items, from, to));
    },
  });

  const fieldsOf = (index: number) => [
    ...(list.current?.children[index]?.querySelectorAll<TypedField>(TYPED) ?? []),
  ];

  // after the row is drawn: the focus goes where one types next
  useEffect(() => {
    const next = focusNext.current;
    if (!next) return;
    focusNext.current = null;
    const fields = fieldsOf(next.index);
    const field = next.field === "first" ? fields[0] : fields.at(-1);
    if (!field) return addButton.current?.focus();
    field.focus();
    if (field.selectionStart !== null) field.setSelectionRange(field.value.length, field.value.length);
  });

  function put(index: number, added: readonly I[], instead = 0) {
    const room = added.slice(0, MAX_ITEMS - items.length + instead);
    if (room.length === 0) return;
    keys.splice(index, instead, room.length);
    focusNext.current = { index: index + room.length - 1, field: "first" };
    onChange([...items.slice(0, index), ...room, ...items.slice(index + instead)]);
  }

  function remove(index: number, then = Math.min(index, items.length - 2)) {
    keys.splice(index, 1, 0);
    focusNext.current = { index: then, field: "last" };
    onChange(items.filter((_, i) => i !== index));
  }

  function onKeyDown(index: number, event: KeyboardEvent) {
    if (event.defaultPrevented || !isTyped(event.target) || event.nativeEvent.isComposing) return;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const fields = fieldsOf(index);
    if (key === "Enter" && !shiftKey) {
      event.preventDefault();
      // from word to definition first, then to a new row
      const next = fields[fields.indexOf(event.target) + 1];
      if (next) next.focus();
      else put(index + 1, [empty()]);
    } else if (key === "Backspace" && index > 0 && fields.every(({ value }) => value === "")) {
      event.preventDefault();
      remove(index, index - 1);
    }
  }

  function onPaste(index: number, event: ClipboardEvent) {
    if (!fromLine || !isTyped(event.target)) return;
    const lines = event.clipboardData
      .getData("text/plain")
      .split(/\r\n?|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== "");
    if (lines.length < 2) return;
    event.preventDefault();
    const unused = fieldsOf(index).every(({ value }) => value === "");
    put(unused ? index : index + 1, lines.map(fromLine), unused ? 1 : 0);
  }

  return {
    addButton,
    keys: keys.list,
    announcement: reorder.announcement,
    noteId: (index: number) => `${id}-${keys.list[index]}`,
    list: {
      ...reorder.list,
      ref: (element: HTMLElement | null) => {
        list.current = element;
        reorder.list.ref(element);
      },
    },
    row: (index: number) => ({
      ...reorder.item(index),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(index, event),
      onPaste: (event: ClipboardEvent) => onPaste(index, event),
    }),
    handle: reorder.handle,
    change: (index: number, item: I) => onChange(items.map((old, i) => (i === index ? item : old))),
    add: (index: number) => put(index, [empty()]),
    remove,
  };
}

/** A key for each row that goes with it wherever it moves: items may have no id, and are made anew by each change. */
function useRowKeys(count: number) {
  const made = useRef(0);
  const list = useRef<number[]>([]);
  // a change from outside: rows are taken as added or removed at the end
  while (list.current.length < count) list.current.push(made.current++);
  list.current.length = count;
  return {
    list: list.current,
    move: (from: number, to: number) => {
      list.current = moved(list.current, from, to);
    },
    splice: (index: number, removed: number, added: number) => {
      const keys = Array.from({ length: added }, () => made.current++);
      list.current = [...list.current.slice(0, index), ...keys, ...list.current.slice(index + removed)];
    },
  };
}
