import { useLocation } from "@remix-run/react";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "~/ui/button";
import { SHELL } from "./labels";
import { Sidebar } from "./sidebar";

/** The sidebar on a phone: slides over the page, closes by itself once a screen is chosen. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation, told by its key, closes the drawer
  useEffect(() => dialog.current?.close(), [key]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a modal dialog by itself
    <dialog
      ref={dialog}
      aria-label={SHELL.menu}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      className="fixed inset-y-0 left-0 h-dvh max-h-none w-[min(280px,86vw)] max-w-none border-r border-line bg-sunken text-ink"
    >
      {open && (
        <nav
          aria-label={SHELL.mainNavigation}
          className="relative flex h-full flex-col overflow-y-auto px-3 py-3.5"
        >
          <span className="absolute top-2 right-2">
            <IconButton label={SHELL.closeMenu} icon={X} onClick={() => dialog.current?.close()} />
          </span>
          <Sidebar fold="wide" />
        </nav>
      )}
    </dialog>
  );
}
