import { type RefObject, useEffect, useRef } from "react";

/** A ref for the button that opens a form in its own place: it has the focus again once the form is closed. */
export function useReturnFocus(open: boolean): RefObject<HTMLButtonElement> {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);

  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  return opener;
}
