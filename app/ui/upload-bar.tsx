import { Button } from "./button";

interface UploadBarProps {
  /** What is under way, such as "Uploading…". */
  label: string;
  /** From 0 to 1. */
  share: number;
  cancel: string;
  onCancel: () => void;
}

/** How far an upload is, and the way out of it. */
export function UploadBar({ label, share, cancel, onCancel }: UploadBarProps) {
  const percent = Math.round(share * 100);
  return (
    <div className="flex min-h-control items-center gap-3">
      <div className="grid grow gap-1.5">
        <p className="flex justify-between text-xs text-muted">
          <span>{label}</span>
          <span className="num">{percent} %</span>
        </p>
        <div
          role="progressbar"
          aria-label={label}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-1 overflow-hidden rounded-full bg-hover forced-colors:border"
        >
          <div
            className="h-full origin-left bg-accent transition-transform forced-colors:bg-[Highlight]"
            style={{ transform: `scaleX(${share})` }}
          />
        </div>
      </div>
      <Button size="small" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
