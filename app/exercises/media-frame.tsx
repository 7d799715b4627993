import type { ReactNode } from "react";

/** A place of one size for a picture or video, so that nothing moves when it comes. */
export function MediaFrame({
  shape = "picture",
  children,
}: {
  shape?: "picture" | "video";
  children: ReactNode;
}) {
  const ratio = shape === "video" ? "aspect-video" : "aspect-3/2 max-h-105";
  return (
    <div
      className={`relative grid w-full place-items-center overflow-hidden rounded-control border border-line bg-sunken ${ratio}`}
    >
      {children}
    </div>
  );
}
