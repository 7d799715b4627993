import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, IconButton } from "./button";
import { NOTICE_ICONS } from "./notice";

export type Kind = "success" | "danger" | "info";

/** What can be done about it, such as undoing it. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface Shown {
  id: number;
  kind: Kind;
  message: string;
  action: ToastAction | undefined;
}

/** A failure must be read to be acted upon, and an offer be reached, so those stay longer. */
const STAYS_MS: Record<Kind, number> = { success: 5_000, danger: 10_000, info: 5_000 };
const STAYS_WITH_ACTION_MS = 10_000;

const TONES: Record<Kind, string> = { success: "text-accent-ink", danger: "text-danger", info: "text-muted" };

interface OneToastProps extends Shown {
  /** Somebody reads: the time stands still. */
  held: boolean;
  onGone: (id: number) => void;
}

/** One message; it goes when it is closed, acted upon, or has been shown long enough. */
export function OneToast({ id, kind, message, action, held, onGone }: OneToastProps) {
  const left = useRef(action ? STAYS_WITH_ACTION_MS : STAYS_MS[kind]);
  useEffect(() => {
    if (held) return;
    const since = Date.now();
    const timer = setTimeout(() => onGone(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held, id, onGone]);

  const Icon = NOTICE_ICONS[kind];
  return (
    <li className="flex animate-appear items-start gap-2.5 rounded-card bg-surface py-2 pr-2 pl-3.5 text-sm text-ink shadow-float">
      <Icon size={16} strokeWidth={1.75} aria-hidden className={`mt-1.5 shrink-0 ${TONES[kind]}`} />
      <p role={kind === "danger" ? "alert" : undefined} className="min-w-0 grow py-1 wrap-break-word">
        {message}
      </p>
      {action && (
        <Button
          size="small"
          onClick={() => {
            onGone(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Close" icon={X} size="small" onClick={() => onGone(id)} />
    </li>
  );
}
