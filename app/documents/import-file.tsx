import { FileUp } from "lucide-react";
import { FileButton } from "~/ui/file-button";
import { IMPORT } from "./import-labels";

/** What a file dialog offers. */
const PDFS = "application/pdf,.pdf";

interface ImportFileProps {
  /** A file hangs above it. */
  over: boolean;
  /** Choosing a file is the first thing to do. */
  isFirst: boolean;
  onFile: (file: File) => void;
}

/** Where a PDF is chosen, or dropped. */
export function ImportFile({ over, isFirst, onFile }: ImportFileProps) {
  return (
    <div
      className={`grid justify-items-center gap-2 rounded-card border border-dashed px-4 py-6 text-center transition-colors ${over ? "border-accent bg-accent-soft" : "border-line-strong"}`}
    >
      <div className="flex flex-wrap items-center justify-center gap-x-2.5 gap-y-1">
        <FileButton
          label={IMPORT.choose}
          icon={FileUp}
          variant={isFirst ? "primary" : "default"}
          accept={PDFS}
          onFile={onFile}
        />
        <span className="text-sm text-muted touch:hidden">{over ? IMPORT.dropNow : IMPORT.drop}</span>
      </div>
      <p className="text-xs text-pretty text-muted">{IMPORT.limits}</p>
    </div>
  );
}
