import { useNavigation } from "@remix-run/react";

/** A thin line at the top while the next screen is on its way, shown only if that takes longer than a blink. */
export function ProgressBar() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden"
    >
      <div className="h-full w-full origin-left animate-progress bg-accent" />
    </div>
  );
}
