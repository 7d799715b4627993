import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "./button";
import { NOTICE_ICONS } from "./notice";

type Kind = "success" | "danger" | "info";
type Shown = { id: number; kind: Kind; message: string };
type ShowToast = {
  success: (message: string) => void;
  error: (message: string) => void;
  info: (message: string) => void;
};

/** A failure must be read to be acted upon, so it stays longer. */
const STAYS_MS: Record<Kind, number> = { success: 5_000, danger: 10_000, info: 5_000 };

const TONES: Record<Kind, string> = { success: "text-accent-ink", danger: "text-danger", info: "text-muted" };

const ToastContext = createContext<ShowToast | null>(null);

/** Ways to say in passing what happened; each call shows one message. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const nextId = useRef(0);

  const show = useMemo<ShowToast>(() => {
    const add = (kind: Kind) => (message: string) => {
      nextId.current += 1;
      const toast = { id: nextId.current, kind, message };
      setToasts((before) => [...before, toast]);
    };
    return { success: add("success"), error: add("danger"), info: add("info") };
  }, []);

  // behind a modal dialog nothing can be pressed or is read out: the messages move into it while it is open
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    const dialog = toasts.length > 0 ? document.querySelector("dialog:modal") : null;
    const leave = () => setHost(null);
    setHost(dialog);
    dialog?.addEventListener("close", leave);
    return () => dialog?.removeEventListener("close", leave);
  }, [toasts]);

  const viewport = (
    <Toast.Viewport className="fixed inset-auto right-4 bottom-4 z-50 m-0 grid w-[min(380px,calc(100vw-32px))] gap-2 overflow-visible bg-transparent p-0 focus-visible:outline-none print:hidden" />
  );

  return (
    <ToastContext.Provider value={show}>
      <Toast.Provider swipeDirection="right">
        {children}
        {toasts.map((toast) => (
          <OneToast
            key={toast.id}
            {...toast}
            onGone={() => setToasts((before) => before.filter(({ id }) => id !== toast.id))}
          />
        ))}
        {host ? createPortal(viewport, host) : viewport}
      </Toast.Provider>
    </ToastContext.Provider>
  );
}

function OneToast({ kind, message, onGone }: Shown & { onGone: () => void }) {
  const Icon = NOTICE_ICONS[kind];
  return (
    <Toast.Root
      duration={STAYS_MS[kind]}
      type={kind === "danger" ? "foreground" : "background"}
      onOpenChange={(open) => {
        if (!open) onGone();
      }}
      className="flex animate-appear items-start gap-2.5 rounded-card bg-surface py-2 pr-2 pl-3.5 text-sm text-ink shadow-float data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className={`mt-1.5 shrink-0 ${TONES[kind]}`} />
      <Toast.Description className="min-w-0 grow py-1 wrap-break-word">{message}</Toast.Description>
      <Toast.Close asChild>
        <IconButton label="Close" icon={X} size="small" />
      </Toast.Close>
    </Toast.Root>
  );
}
