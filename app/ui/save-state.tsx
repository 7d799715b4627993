import { Check, LoaderCircle, TriangleAlert } from "lucide-react";
import { loginPath } from "~/platform/paths";
import type { SaveState as State } from "~/platform/saved-value";
import { SAVE_STATES, SIGN_IN } from "./save-labels";

const ICONS = {
  saved: Check,
  saving: LoaderCircle,
  offline: TriangleAlert,
  "signed-out": TriangleAlert,
  conflict: TriangleAlert,
  gone: TriangleAlert,
  refused: TriangleAlert,
} as const;

/** How a text stands: a word beside it, not a toast (product §6). */
export function SaveState({ state }: { state: State }) {
  const Icon = ICONS[state];
  const calm = state === "saved" || state === "saving";
  return (
    <span
      role="status"
      data-state={state}
      className={`flex items-center gap-1.5 text-xs ${calm ? "text-muted" : "text-warn-ink"}`}
    >
      {/* it stands still: a picture that turns draws a long page anew with every frame */}
      <Icon size={14} strokeWidth={1.75} aria-hidden className="shrink-0" />
      {SAVE_STATES[state]}
      {state === "signed-out" && (
        <a
          href={loginPath(window.location.pathname + window.location.search)}
          className="font-medium underline"
        >
          {SIGN_IN}
        </a>
      )}
    </span>
  );
}
