const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/u);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0]);
  return letters.join("").toLocaleUpperCase();
};

/** A person's initials in a circle; the name itself stands beside it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-[30px] shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-ink"
    >
      {initialsOf(name)}
    </span>
  );
}
