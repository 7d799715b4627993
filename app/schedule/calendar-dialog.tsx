import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { CalendarForm } from "./calendar-form";
import { calendarLabelsIn } from "./calendar-labels";
import type { Language } from "./schema";

interface CalendarDialogProps {
  language: Language;
  year: number;
  /** `YYYY-MM-DD` where the teacher is. */
  today: string;
  /** Whether the schedule on the screen differs from the saved one, of which lessons are made. */
  dirty: boolean;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** "Add lessons to calendar" (product §3): what is not saved is saved first, then span and looks are chosen. */
export default function CalendarDialog(props: CalendarDialogProps) {
  const { language, year, today, dirty, busy, onSave, onClose } = props;
  const labels = calendarLabelsIn(language);
  if (!dirty) return <CalendarForm language={language} year={year} today={today} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.unsavedTitle}
      description={labels.unsaved}
      footer={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={onSave}>
            {labels.saveFirst}
          </Button>
        </>
      }
    />
  );
}
