import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";

/** How near something must come to be woken up, in CSS pixels. */
const NEAR = "400px";

interface Gate {
  isOpen: boolean;
  opened: Promise<void>;
  open: () => void;
}

function gate(isOpen: boolean): Gate {
  let open = () => {};
  const made: Gate = {
    isOpen,
    opened: new Promise((resolve) => {
      open = resolve;
    }),
    open: () => {
      made.isOpen = true;
      open();
    },
  };
  return made;
}

interface WhenNearProps<P> {
  /** A lazy component: its code is fetched when it wakes up. */
  Part: ComponentType<P>;
  /** The same object until something changes. */
  props: P;
  /** Stands there where the server has drawn nothing. */
  fallback?: ReactNode;
}

/**
 * Leaves what the server has drawn as it is, without its code, until it comes near the part of the page that is seen,
 * or something is pressed.
 * What is drawn in the browser in the first place is drawn at once.
 */
function Sleeping<P extends object>({ Part, props, fallback = null }: WhenNearProps<P>) {
  const id = useId();
  // what stands in the page already is the server's
  const [own] = useState(() => gate(typeof document === "undefined" || !document.getElementById(id)));
  const place = useRef<HTMLDivElement>(null);
  const [first] = useState(props);
  const [isAwake, setAwake] = useState(false);
  // an update would have React draw it anew instead of taking over what stands there: it waits until that is done
  const shown = isAwake ? props : first;

  useEffect(() => {
    if (own.isOpen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
      },
      { rootMargin: NEAR },
    );
    const sleep = new AbortController();
    const wake = () => {
      observer.disconnect();
      sleep.abort();
      own.open();
    };
    observer.observe(place.current);
    // what is done next may change what is drawn around it, which must not find it asleep
    for (const touch of ["pointerdown", "keydown"])
      window.addEventListener(touch, wake, { capture: true, signal: sleep.signal });
    return () => {
      observer.disconnect();
      sleep.abort();
    };
  }, [own]);

  return (
    <div ref={place} id={id} className="min-w-0">
      {useMemo(
        () => (
          <Suspense fallback={fallback}>
            <Awake gate={own} Part={Part} props={shown} onAwake={setAwake} />
          </Suspense>
        ),
        [own, Part, shown, fallback],
      )}
    </div>
  );
}

function Awake<P extends object>({
  gate: { isOpen, opened },
  Part,
  props,
  onAwake,
}: WhenNearProps<P> & { gate: Gate; onAwake: (awake: boolean) => void }) {
  useEffect(() => onAwake(true), [onAwake]);
  // while it is hydrated React waits for the promise, and leaves alone what stands there
  if (!isOpen) throw opened;
  return <Part {...props} />;
}

export const WhenNear = memo(Sleeping) as typeof Sleeping;
