import { type HTMLAttributes, type ReactNode, useId } from "react";

type CardProps = Omit<HTMLAttributes<HTMLElement>, "title"> & {
  as?: "section" | "div" | "article" | "aside" | "li";
  title?: ReactNode;
  /** what stands at the right of the title */
  actions?: ReactNode;
};

/** A sheet on the page: hairline, no shadow, 16 px inside, 12 px between its parts. */
export function Card({
  as: Element = "section",
  title,
  actions,
  className = "",
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  return (
    <Element
      {...(title ? { "aria-labelledby": titleId } : {})}
      {...rest}
      className={`grid min-w-0 grid-cols-1 content-start gap-3 rounded-card border border-line bg-surface p-4 ${className}`}
    >
      {(title || actions) && (
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-2">
          {title && (
            <h2 id={titleId} className="min-w-0 grow text-base font-semibold tracking-[-0.005em]">
              {title}
            </h2>
          )}
          {actions}
        </div>
      )}
      {children}
    </Element>
  );
}
