/** Empty lines to write on. */
export function PaperLines({ count }: { count: number }) {
  return (
    <div aria-hidden className="grid">
      {Array.from({ length: count }, (_, line) => (
        <span key={line} className="h-[9mm] border-b border-line-strong" />
      ))}
    </div>
  );
}
