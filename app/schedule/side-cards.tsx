import { ImageDown, Printer } from "lucide-react";
import { memo, useState } from "react";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { useToast } from "~/ui/toast";
import { labelsIn } from "./labels";
import { Legend } from "./legend";
import type { Schedule } from "./schema";

interface SideCardsProps {
  schedule: Schedule;
  year: number;
  /** A pointer or the focus is at the button for the calendar. */
  onNear: () => void;
  onAddLessons: () => void;
}

/** The right column: export, print, lessons to the calendar, legend. */
export const SideCards = memo(function SideCards(props: SideCardsProps) {
  const { schedule, year, onNear, onAddLessons } = props;
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const labels = labelsIn(schedule.language);

  async function exportImage() {
    setBusy(true);
    try {
      const { downloadImage } = await import("./export-image");
      await downloadImage(schedule, year);
    } catch (error) {
      console.error(error);
      toast.error(labels.exportFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="plan-side">
      <Card title={labels.exportHeading}>
        <div className="grid grid-cols-1 gap-3">
          <Button icon={ImageDown} className="px-1!" busy={busy} onClick={exportImage}>
            {labels.exportImage}
          </Button>
          <Button icon={Printer} className="px-1!" onClick={() => window.print()}>
            {labels.print}
          </Button>
          <Button
            className="h-auto! min-h-control px-1! py-1 leading-tight whitespace-normal!"
            aria-haspopup="dialog"
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={onAddLessons}
          >
            {labels.addLessons}
          </Button>
        </div>
      </Card>
      <Card title={labels.legendHeading}>
        <Legend labels={labels} />
      </Card>
    </div>
  );
});
