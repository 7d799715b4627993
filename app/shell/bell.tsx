import { Bell as BellIcon } from "lucide-react";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { MINUTE_MS } from "~/platform/durations";
import { useCall } from "~/platform/use-call";
import { IconButton } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { BELL } from "./labels";

const loadList = () => import("./bell-list");
const BellList = lazyPart(loadList);

/** How often an open window asks what is new. */
const ASKS_EVERY_MS = MINUTE_MS;
const MOST_SHOWN = 99;

/** The bell: how much is new, and the list of what happened (product §1). */
export function Bell({ unseen: loaded }: { unseen: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [unseen, setUnseen] = useState(loaded);
  const { call } = useCall();

  const ask = useCallback(async () => {
    const { ok, data } = await call({
      method: "GET",
      path: "/api/notices",
      answer: async () => (await import("./schema")).noticesAnswer,
      failure: false,
    });
    if (!ok) return null;
    setUnseen(data.unseen);
    return data.notices;
  }, [call]);

  useEffect(() => {
    const askIfLookedAt = () => {
      if (document.visibilityState === "visible") void ask();
    };
    const timer = setInterval(askIfLookedAt, ASKS_EVERY_MS);
    document.addEventListener("visibilitychange", askIfLookedAt);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askIfLookedAt);
    };
  }, [ask]);

  const close = useCallback(() => setOpen(false), []);
  return (
    <span className="relative flex-none">
      <IconButton
        ref={button}
        label={BELL.name(unseen)}
        icon={BellIcon}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={loadList}
        onFocus={loadList}
        onClick={() => setOpen(!open)}
      />
      {unseen > 0 && (
        <span
          aria-hidden
          className="num pointer-events-none absolute -top-0.5 -right-0.5 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-accent px-1 text-[11px] leading-none font-semibold text-on-accent ring-2 ring-canvas"
        >
          {unseen > MOST_SHOWN ? `${MOST_SHOWN}+` : unseen}
        </span>
      )}
      {open && (
        <Suspense fallback={null}>
          <BellList anchor={button.current} onClose={close} ask={ask} onSeen={() => setUnseen(0)} />
        </Suspense>
      )}
    </span>
  );
}
