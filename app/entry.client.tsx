import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// The policy forbids `new Function`: zod must not even try. It finds its settings here when the first shape comes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const wake = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });

/** What the server drew is painted first: waking it up is heavy work, and nothing changes by it. */
function afterFirstPaint(run: () => void) {
  if (document.visibilityState === "hidden" || !PerformanceObserver.supportedEntryTypes.includes("paint"))
    return run();
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe({ type: "paint", buffered: true });
}

afterFirstPaint(wake);
