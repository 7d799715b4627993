import type { LucideIcon } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { Button, IconButton } from "./button";

type FileButtonProps = Pick<ComponentProps<typeof Button>, "variant" | "size" | "disabled" | "busy"> & {
  label: string;
  icon: LucideIcon;
  /** Shows the icon alone. */
  bare?: boolean;
  /** Media types, as the `accept` of a file input. */
  accept: string;
  onFile: (file: File) => void;
};

/** A button that asks for a file. */
export function FileButton({ label, icon, bare = false, accept, onFile, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const ask = () => input.current?.click();
  return (
    <>
      {bare ? (
        <IconButton {...look} label={label} icon={icon} onClick={ask} />
      ) : (
        <Button {...look} icon={icon} onClick={ask}>
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // the same file may be chosen once more
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
