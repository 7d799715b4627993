import { type FormEvent, useLayoutEffect, useState } from "react";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Popover } from "~/ui/popover";
import type { Place } from "./grid-keys";
import type { Labels } from "./labels";
import type { DayKind } from "./limits";
import { DAY_KINDS } from "./limits";
import { RadioGroup } from "./radio";
import { type SchoolMonth, weekdayOf } from "./year";

interface DayPopoverProps {
  /** The day it is about and the cell it stands beside; null while it is closed. */
  at: { place: Place; cell: HTMLElement } | null;
  months: readonly SchoolMonth[];
  labels: Labels;
  /** Whether the day stands in any list. */
  marked: boolean;
  onAdd: (place: Place, kind: DayKind, recurring: boolean) => void;
  onClear: (place: Place) => void;
  onClose: (place: Place) => void;
}

/** What a click on a day opens: a kind, recurring or not, add, clear (spec §2, §4). */
export default function DayPopover({ at, months, labels, marked, onAdd, onClear, onClose }: DayPopoverProps) {
  const month = at && months[at.place.month];
  const anchor = at?.cell;
  // marked from here, so that opening a day draws no table again
  useLayoutEffect(() => {
    anchor?.setAttribute("data-open", "");
    return () => {
      anchor?.removeAttribute("data-open");
    };
  }, [anchor]);
  if (!at || !month) return null;
  const { place, cell } = at;
  const title = labels.date(place.month, place.day, weekdayOf(month, place.day));
  return (
    <Popover
      key={`${place.month}-${place.day}`}
      anchor={cell}
      open
      onClose={() => onClose(place)}
      label={title}
      className="w-[248px] p-3.5"
    >
      <DayForm
        title={title}
        labels={labels}
        marked={marked}
        onAdd={(kind, recurring) => onAdd(place, kind, recurring)}
        onClear={() => onClear(place)}
      />
    </Popover>
  );
}

interface DayFormProps {
  title: string;
  labels: Labels;
  marked: boolean;
  onAdd: (kind: DayKind, recurring: boolean) => void;
  onClear: () => void;
}

function DayForm({ title, labels, marked, onAdd, onClear }: DayFormProps) {
  const [kind, setKind] = useState<DayKind>("lesson");
  const [recurring, setRecurring] = useState(false);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    onAdd(kind, recurring);
  }
  return (
    <form onSubmit={onSubmit} className="grid gap-2.5">
      <h2 className="text-base font-semibold">{title}</h2>
      <RadioGroup
        legend={labels.dayKind}
        hideLegend
        name="day-kind"
        value={kind}
        onChange={setKind}
        options={DAY_KINDS.map((value) => ({ value, label: labels.kinds[value] }))}
      />
      <div className="border-t border-line pt-2.5">
        <Checkbox
          label={labels.makeRecurring}
          checked={recurring}
          onChange={(event) => setRecurring(event.target.checked)}
        />
      </div>
      <div className="grid gap-1.5">
        <Button type="submit" variant="primary" size="small">
          {labels.addToSchedule}
        </Button>
        <Button variant="quiet" size="small" disabled={!marked} onClick={onClear}>
          {labels.clearDay}
        </Button>
      </div>
    </form>
  );
}
