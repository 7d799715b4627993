import { forwardRef, type InputHTMLAttributes, useState } from "react";
import { TextField } from "./field";
import { useHydrated } from "./use-hydrated";

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: string;
  hint?: string;
  error?: string;
};

/** A password with a button that shows it; the button is there once it can do so. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const [shown, setShown] = useState(false);
    const hydrated = useHydrated();
    return (
      <div className="relative">
        <TextField
          {...props}
          ref={ref}
          type={shown ? "text" : "password"}
          spellCheck={false}
          autoCapitalize="none"
        />
        {hydrated && (
          <button
            type="button"
            aria-label={shown ? "Hide password" : "Show password"}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute -top-0.5 right-0 h-6 min-w-6 rounded-small px-1 text-xs font-medium text-muted hover:text-ink"
          >
            {shown ? "Hide" : "Show"}
          </button>
        )}
      </div>
    );
  },
);
