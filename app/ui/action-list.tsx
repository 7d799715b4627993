import type { LucideIcon } from "lucide-react";
import type { KeyboardEvent } from "react";
import { Popover } from "./popover";

interface Action {
  label: string;
  icon: LucideIcon;
  run: () => void;
  danger?: boolean;
  disabled?: boolean;
}

interface ActionListProps {
  anchor: HTMLElement | null;
  label: string;
  actions: readonly Action[];
  onClose: () => void;
}

/** Arrow keys, Home and End go from one button to another. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const places: Record<string, number> = {
    ArrowDown: (at + 1) % buttons.length,
    ArrowUp: (Math.max(at, 0) - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const to = places[event.key];
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[to]?.focus();
}

/** A small list of things to do, beside the button that opens it. */
export function ActionList({ anchor, label, actions, onClose }: ActionListProps) {
  return (
    <Popover anchor={anchor} open onClose={onClose} label={label} className="w-[220px] p-1.5!">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside */}
      <div onKeyDown={walk} className="grid">
        {actions.map(({ label: name, icon: Icon, run, danger, disabled }) => (
          <button
            key={name}
            type="button"
            disabled={disabled}
            onClick={run}
            className={`flex h-control w-full items-center gap-2.5 rounded-control px-2.5 text-sm font-medium transition-colors not-disabled:hover:bg-hover disabled:opacity-50 ${danger ? "text-danger" : "[&>svg]:text-muted"}`}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
            {name}
          </button>
        ))}
      </div>
    </Popover>
  );
}
