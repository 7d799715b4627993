import { Plus, Save } from "lucide-react";
import { type FormEvent, memo, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/field";
import { Segmented } from "~/ui/segmented";
import { LANGUAGE_SWITCH, type Labels } from "./labels";
import type { DayKind } from "./limits";
import { DAY_KINDS } from "./limits";
import { type ParsedDays, parseDays } from "./parse";
import type { Language } from "./schema";

interface DayInputsProps {
  labels: Labels;
  language: Language;
  /** Whether any month is selected: numbers go to selected months only. */
  anyMonth: boolean;
  dirty: boolean;
  busy: boolean;
  onLanguage: (language: Language) => void;
  onAdd: (kind: DayKind, parsed: ParsedDays) => void;
  /** Says to a screen reader what happened. */
  onSay: (text: string) => void;
  onSave: () => void;
}

/** The left column: language, the three inputs, save. */
export const DayInputs = memo(function DayInputs(props: DayInputsProps) {
  const { labels, language, dirty, busy, onLanguage, onSave } = props;
  return (
    <Card
      className="plan-inputs"
      data-dirty={dirty || undefined}
      title={labels.settings}
      actions={
        <Segmented
          label={LANGUAGE_SWITCH.label}
          value={language}
          onChange={onLanguage}
          options={LANGUAGE_SWITCH.options}
        />
      }
    >
      <div className="plan-forms">
        {DAY_KINDS.map((kind) => (
          <DayInput key={kind} kind={kind} {...props} />
        ))}
      </div>
      <div className="plan-save">
        <Button variant="primary" icon={Save} busy={busy} className="w-full px-1!" onClick={onSave}>
          {labels.saveSchedule}
        </Button>
      </div>
    </Card>
  );
});

/** One input. It clears after adding, keeps what was typed when nothing could be added, names what was no day. */
function DayInput({ kind, labels, anyMonth, onAdd, onSay }: DayInputsProps & { kind: DayKind }) {
  const [text, setText] = useState("");
  const [notice, setNotice] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const parsed = parseDays(text, { weekdays: kind === "lesson" });
    const numbers = anyMonth ? parsed.numbers : [];
    const added = numbers.length + parsed.weekdays.length > 0;
    const troubles = [
      ...(parsed.rejected.length > 0 ? [labels.notADay(parsed.rejected)] : []),
      ...(numbers.length < parsed.numbers.length ? [labels.noMonth] : []),
    ];
    if (added) onAdd(kind, parsed);
    onSay([...(added ? [labels.added(numbers, parsed.weekdays)] : []), ...troubles].join(". "));
    setNotice(troubles.length > 0 ? troubles.join(". ") : null);
    if (added) setText("");
    else field.current?.focus();
  }

  return (
    <form onSubmit={onSubmit} className="grid grid-cols-1 content-start gap-2" noValidate>
      <TextField
        ref={field}
        label={labels.inputs[kind].label}
        hint={labels.inputs[kind].help}
        error={notice}
        placeholder={labels.placeholder}
        value={text}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
          setNotice(null);
        }}
      />
      <Button type="submit" size="small" icon={Plus}>
        {labels.addToSchedule}
      </Button>
    </form>
  );
}
