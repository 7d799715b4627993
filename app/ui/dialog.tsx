import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button";

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** the buttons, the most important one last */
  footer?: ReactNode;
  /** stands at the right edge, as tall as the window, and what is inside scrolls by itself */
  side?: boolean;
  /** takes the whole window: for what is looked at */
  fills?: boolean;
};

const PLACES = {
  middle: {
    dialog: "m-auto w-[min(480px,calc(100vw-32px))] rounded-dialog",
    grid: "max-h-[calc(100dvh-32px)]",
    body: "overflow-y-auto px-5 py-3",
  },
  side: {
    dialog: "my-0 mr-0 ml-auto h-dvh max-h-none w-[min(420px,100vw)]",
    grid: "h-full",
    body: "grid min-h-0",
  },
  window: {
    dialog: "m-0 h-dvh max-h-none w-screen",
    grid: "h-full",
    body: "grid min-h-0 grid-rows-[minmax(0,1fr)] px-5 pt-1 pb-4 phone:px-4",
  },
};

/**
 * A modal dialog on the browser's own: Esc and a press beside it close it, the focus stays inside and returns to
 * where it was, the page behind stands still.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  footer,
  side = false,
  fills = false,
}: Omit<DialogProps, "open">) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const latestClose = useRef(onClose);
  const id = useId();
  const looks = PLACES[fills ? "window" : side ? "side" : "middle"];

  // in the layout effect's cleanup the element still stands, so that closing it can return the focus
  useLayoutEffect(() => {
    const dialog = ref.current;
    // a browser may close it without asking: Esc once more, or the back gesture
    const closed = () => latestClose.current();
    dialog?.showModal();
    dialog?.addEventListener("close", closed);
    return () => {
      dialog?.removeEventListener("close", closed);
      dialog?.close();
    };
  }, []);

  useEffect(() => {
    latestClose.current = onClose;
    const dialog = ref.current;
    const cancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    dialog?.addEventListener("cancel", cancel);
    return () => dialog?.removeEventListener("cancel", cancel);
  }, [onClose]);

  const isBeside = (event: MouseEvent) => event.target === ref.current;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onMouseDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose();
      }}
      className={`max-w-none animate-appear bg-surface text-ink shadow-float ${looks.dialog}`}
    >
      <div className={`grid grid-rows-[auto_minmax(0,1fr)_auto] ${looks.grid}`}>
        <header className="grid grid-cols-1 gap-1 px-5 pt-5 pr-14 pb-1">
          <h2 id={`${id}-title`} className="text-md font-semibold tracking-[-0.01em] wrap-anywhere">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="text-sm text-muted wrap-anywhere">
              {description}
            </p>
          )}
        </header>
        <div className={looks.body}>{children}</div>
        {footer && (
          <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
            {footer}
          </footer>
        )}
        {/* last in order, so that the first field or button takes the focus */}
        <div className="absolute top-3 right-3">
          <IconButton label="Close" icon={X} onClick={onClose} />
        </div>
      </div>
    </dialog>
  );
}
