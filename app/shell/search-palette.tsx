import { useNavigate } from "@remix-run/react";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { PALETTE } from "./labels";
import { groupsOf, type PaletteItem } from "./palette-sources";
import { MAX_QUERY_LENGTH } from "./schema";
import { useFound } from "./use-found";

/** Finds screens, students and lessons by parts of their names; a combobox with a list, driven by the keyboard. */
export default function SearchPalette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const id = useId();
  const { found, state } = useFound(query);
  const groups = useMemo(() => groupsOf(query, found), [query, found]);
  const items = groups.flatMap((group) => group.items);
  const chosen = items[active];
  const optionId = (item: PaletteItem) => `${id}${item.path}`;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  function open(item: PaletteItem) {
    dialog.current?.close();
    navigate(item.path);
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = items.length - 1;
    if (event.key === "ArrowDown") setActive(active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp") setActive(active <= 0 ? Math.max(last, 0) : active - 1);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing && chosen) open(chosen);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a modal dialog by itself
    <dialog
      ref={dialog}
      aria-label={PALETTE.search}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="fixed top-[12vh] left-1/2 w-[min(560px,calc(100vw-32px))] max-w-none -translate-x-1/2 overflow-hidden rounded-dialog bg-surface text-ink shadow-float"
    >
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Search size={16} strokeWidth={1.75} aria-hidden className="flex-none text-muted" />
        <input
          role="combobox"
          aria-label={PALETTE.search}
          aria-expanded={items.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(chosen)}
          placeholder={PALETTE.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-[52px] min-w-0 grow bg-transparent text-md outline-none"
        />
      </div>
      <div
        id={id}
        role="listbox"
        aria-label={PALETTE.results}
        className="max-h-[50vh] overflow-y-auto p-2 empty:hidden"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={group.heading} role="group" aria-label={group.heading}>
            <div aria-hidden className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-muted">
              {group.heading}
            </div>
            {group.items.map((item) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
              <div
                key={item.path}
                id={optionId(item)}
                role="option"
                tabIndex={-1}
                aria-selected={item === chosen}
                onClick={() => open(item)}
                onPointerMove={() => setActive(items.indexOf(item))}
                className="flex h-control cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-sm font-medium aria-selected:bg-hover"
              >
                <item.icon size={16} strokeWidth={1.75} aria-hidden className="flex-none text-muted" />
                <span className="min-w-0 truncate">{item.label}</span>
                {item.detail && (
                  <span className="ml-auto max-w-[50%] flex-none truncate pl-3 text-xs font-normal text-muted">
                    {item.detail}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="px-4 py-6 text-center text-sm text-muted empty:hidden">
        {state === "failed" && PALETTE.failed}
        {state === "searching" && items.length === 0 && PALETTE.searching}
        {state === "idle" && items.length === 0 && PALETTE.nothing(query.trim())}
      </p>
      <p className="border-t border-line px-4 py-2 text-xs text-muted phone:hidden">{PALETTE.howTo}</p>
    </dialog>
  );
}
