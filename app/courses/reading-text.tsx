import type { Block } from "./schema";

/** The text of a page as it is read: line breaks stay, empty blocks are left out. */
export function ReadingText({ blocks, className = "" }: { blocks: readonly Block[]; className?: string }) {
  return (
    <div className={`grid grid-cols-1 gap-4 font-read ${className}`}>
      {blocks.filter(isWritten).map(({ id, data }) => (
        <p key={id} className="break-inside-avoid leading-relaxed wrap-break-word whitespace-pre-wrap">
          {data}
        </p>
      ))}
    </div>
  );
}

/** Whether there is something to read in a block. */
export const isWritten = ({ data }: Block) => data.trim() !== "";
