import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
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
 * Leaves what the server has drawn as it is, without its code, until it comes near the part of the page that is seen.
 * What is drawn in the browser in the first place is drawn at once.
 */
function Sleeping<P extends object>({ Part, props, fallback = null }: WhenNearProps<P>) {
  const id = useId();
  // what stands in the page already is the server's
  const [own] = useState(() => gate(typeof document === "undefined" || !document.getElementById(id)));
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useRef(own.isOpen);
  const [first] = useState(props);
  // changed while it slept: React could not hydrate it any more, so it is drawn anew
  const [anew, setAnew] = useState(false);
  if (!anew && props !== first && !isHydrated.current) setAnew(true);
  const wake = useCallback(() => {
    isHydrated.current = true;
  }, []);

  useEffect(() => {
    if (own.isOpen || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        own.open();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [own]);

  return (
    <div ref={place} id={id} className="min-w-0">
      <Suspense key={anew ? "anew" : "server's"} fallback={fallback}>
        <Awake gate={own} isOpen={anew} Part={Part} props={props} onAwake={wake} />
      </Suspense>
    </div>
  );
}

type AwakeProps<P> = WhenNearProps<P> & { gate: Gate; isOpen: boolean; onAwake: () => void };

function Awake<P extends object>({ gate, isOpen, Part, props, onAwake }: AwakeProps<P>) {
  useEffect(onAwake, [onAwake]);
  // while it is hydrated React waits for the promise, and leaves alone what stands there
  if (!isOpen && !gate.isOpen) throw gate.opened;
  return <Part {...props} />;
}

export const WhenNear = memo(Sleeping) as typeof Sleeping;
