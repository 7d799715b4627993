const NAME = "Lectern";

/** The mark, a lectern, with the product's name beside it; alone, the mark still carries the name. */
export function Brand({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <span className="inline-flex items-center gap-[9px] text-md font-semibold tracking-[-0.02em]">
      <svg viewBox="0 0 26 26" aria-hidden className="size-[26px] shrink-0">
        <rect width="26" height="26" rx="7" className="fill-accent" />
        <path d="M7 8.5 19 6v7.5L7 16z" className="fill-on-accent" />
        <path
          d="M13 15v5M9 20.5h8"
          className="fill-none stroke-on-accent"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <span className={markOnly ? "sr-only" : undefined}>{NAME}</span>
    </span>
  );
}
