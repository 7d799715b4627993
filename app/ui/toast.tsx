import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { type Kind, OneToast, type Shown, type ToastAction } from "./one-toast";

interface ShowToast {
  success: (message: string, action?: ToastAction) => void;
  error: (message: string) => void;
  info: (message: string, action?: ToastAction) => void;
}

const ToastContext = createContext<ShowToast | null>(null);

/** Ways to say in passing what happened; each call shows one message, with one thing to do about it at most. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}

/** More would hide what they are about. */
const MOST_SHOWN = 4;

/** F8 leads to the newest message, wherever the focus is. */
const HOTKEY = "F8";

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const nextId = useRef(0);

  const show = useMemo<ShowToast>(() => {
    const add = (kind: Kind) => (message: string, action?: ToastAction) => {
      nextId.current += 1;
      const toast = { id: nextId.current, kind, message, action };
      setToasts((before) => [...before, toast].slice(-MOST_SHOWN));
    };
    return { success: add("success"), error: add("danger"), info: add("info") };
  }, []);
  const forget = useCallback(
    (gone: number) => setToasts((before) => before.filter(({ id }) => id !== gone)),
    [],
  );

  // behind a modal dialog nothing can be pressed or is read out: the messages move into it while it is open
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    const dialog = toasts.length > 0 ? document.querySelector("dialog:modal") : null;
    const leave = () => setHost(null);
    setHost(dialog);
    dialog?.addEventListener("close", leave);
    return () => dialog?.removeEventListener("close", leave);
  }, [toasts]);

  const stack = <ToastStack toasts={toasts} onGone={forget} />;
  return (
    <ToastContext.Provider value={show}>
      {children}
      {host ? createPortal(stack, host) : stack}
    </ToastContext.Provider>
  );
}

interface ToastStackProps {
  toasts: readonly Shown[];
  onGone: (id: number) => void;
}

/** The messages in a corner; while a pointer or the focus is among them, or the window is left, none goes by itself. */
function ToastStack({ toasts, onGone }: ToastStackProps) {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const [held, setHeld] = useState(false);
  const some = toasts.length > 0;

  useEffect(() => {
    if (!some) return;
    const toNewest = (event: KeyboardEvent) => {
      if (event.key === HOTKEY) list.current?.querySelector<HTMLElement>("li:last-child button")?.focus();
    };
    const leave = () => setHeld(true);
    const comeBack = () => setHeld(false);
    window.addEventListener("keydown", toNewest);
    window.addEventListener("blur", leave);
    window.addEventListener("focus", comeBack);
    return () => {
      setHeld(false);
      window.removeEventListener("keydown", toNewest);
      window.removeEventListener("blur", leave);
      window.removeEventListener("focus", comeBack);
    };
  }, [some]);

  const gone = useCallback(
    (id: number) => {
      const hadFocus = list.current?.contains(document.activeElement) ?? false;
      onGone(id);
      if (hadFocus && cameFrom.current instanceof HTMLElement)
        cameFrom.current.focus({ preventScroll: true });
    },
    [onGone],
  );

  return (
    <section aria-label={`Notifications (${HOTKEY})`}>
      <ol
        ref={list}
        aria-live="polite"
        aria-relevant="additions"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
          setHeld(true);
        }}
        onBlur={() => setHeld(false)}
        className="fixed inset-auto right-4 bottom-4 z-50 m-0 grid w-[min(380px,calc(100vw-32px))] gap-2 p-0 print:hidden"
      >
        {toasts.map((toast) => (
          <OneToast key={toast.id} {...toast} held={held} onGone={gone} />
        ))}
      </ol>
    </section>
  );
}
