import type { ReactNode } from "react";
import { Avatar } from "./avatar";

interface PersonRowProps {
  name: string;
  /** What is known about the person, in one line. */
  line: ReactNode;
  /** What can be done, at the right. */
  children?: ReactNode;
}

/** A person in a list: initials, name, a line below, and what can be done. Long names wrap, nothing is cut off. */
export function PersonRow({ name, line, children }: PersonRowProps) {
  return (
    <li className="flex min-h-[56px] items-center gap-3 border-t border-line py-2.5 first:border-t-0">
      <Avatar name={name} />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-muted wrap-anywhere">{line}</p>
      </div>
      {children && <div className="flex flex-none items-center gap-2">{children}</div>}
    </li>
  );
}
