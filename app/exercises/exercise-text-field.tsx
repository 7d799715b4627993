import { TextArea } from "~/ui/text-area";
import { MAX_TEXT_LENGTH } from "./limits";

interface ExerciseTextFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (text: string) => void;
  /** Lines that it has room for at first. */
  rows?: number;
}

/** A text of an exercise: what to do, what a picture shows. */
export function ExerciseTextField({ onChange, ...field }: ExerciseTextFieldProps) {
  return (
    <TextArea {...field} maxLength={MAX_TEXT_LENGTH} onChange={({ target }) => onChange(target.value)} />
  );
}
