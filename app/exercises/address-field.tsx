import { forwardRef, type KeyboardEvent } from "react";
import { TextField } from "~/ui/field";
import { ADDRESS } from "./labels";
import { useTypedAddress } from "./use-typed-address";

interface AddressFieldProps {
  label: string;
  hint?: string;
  /** What to say of a text that is no address. */
  badText?: string;
  error?: string;
  value: string;
  onChange: (address: string) => void;
}

/** An `https://` address to type or paste; what is half typed stays in the field with its message. */
export const AddressField = forwardRef<HTMLInputElement, AddressFieldProps>(function AddressField(
  { label, hint, badText = ADDRESS.bad, error, value, onChange },
  ref,
) {
  const { typed, bad, type, leave } = useTypedAddress(value, onChange);
  const keepForm = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    leave();
  };
  return (
    <TextField
      ref={ref}
      label={label}
      hint={hint}
      error={bad ? badText : error}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={ADDRESS.example}
      value={typed}
      onChange={({ target, nativeEvent }) =>
        type(target.value, /^insertFrom(Paste|Drop)$/.test((nativeEvent as InputEvent).inputType ?? ""))
      }
      onBlur={leave}
      onKeyDown={keepForm}
    />
  );
});
