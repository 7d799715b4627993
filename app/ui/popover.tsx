import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { placeBeside } from "./popover-place";

type PopoverProps = {
  /** what it belongs to and stands beside */
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  /** its name for a screen reader */
  label: string;
  className?: string;
  children: ReactNode;
};

/**
 * A small dialog beside its anchor, in the browser's top layer. Esc, a press outside and leaving it by Tab close it.
 * The focus goes to `[autofocus]`, else the chosen radio, else the first control, and returns to the anchor.
 * A press on the anchor is left to the anchor: it may close what it opened.
 */
export function Popover({ anchor, open, ...rest }: PopoverProps) {
  return open && anchor ? <OpenPopover anchor={anchor} {...rest} /> : null;
}

const FIRST_CHOICES = [
  "[autofocus]",
  "input:checked:not(:disabled)",
  ":is(input, select, textarea, button):not(:disabled), a[href]",
];

function focusInside(popover: HTMLElement) {
  const target = FIRST_CHOICES.map((choice) => popover.querySelector<HTMLElement>(choice)).find(Boolean);
  (target ?? popover).focus({ preventScroll: true });
}

type OpenPopoverProps = Omit<PopoverProps, "open" | "anchor"> & { anchor: HTMLElement };

function OpenPopover({ anchor, onClose, label, className = "", children }: OpenPopoverProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const popover = ref.current;
    if (!popover) return;
    const place = () => {
      const { left, top } = placeBeside(
        anchor.getBoundingClientRect(),
        { width: popover.offsetWidth, height: popover.offsetHeight },
        { width: document.documentElement.clientWidth, height: window.innerHeight },
      );
      popover.style.left = `${left}px`;
      popover.style.top = `${top}px`;
    };
    // "manual", because "auto" closes at a press on the anchor and so would open again what the anchor closes
    popover.setAttribute("popover", "manual");
    popover.showPopover();
    place();
    focusInside(popover);
    const resized = new ResizeObserver(place);
    resized.observe(popover);
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      resized.disconnect();
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, { capture: true });
      const hadFocus = popover.contains(document.activeElement);
      popover.hidePopover();
      if (hadFocus) anchor.focus({ preventScroll: true });
    };
  }, [anchor]);

  useEffect(() => {
    // what takes the focus once this is gone, such as a dialog that it has opened, must not close that
    const isOutside = (target: EventTarget | null) =>
      ref.current !== null &&
      target instanceof Node &&
      !ref.current.contains(target) &&
      !anchor.contains(target);
    const closeIfOutside = (event: Event) => {
      if (isOutside(event.target)) onClose();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener("pointerdown", closeIfOutside, true);
    document.addEventListener("focusin", closeIfOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeIfOutside, true);
      document.removeEventListener("focusin", closeIfOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [anchor, onClose]);

  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={`fixed inset-auto m-0 max-h-[calc(100dvh-16px)] max-w-[calc(100vw-16px)] animate-appear overflow-y-auto rounded-card bg-surface p-3.5 text-ink shadow-float focus-visible:outline-none ${className}`}
    >
      {children}
    </div>
  );
}
