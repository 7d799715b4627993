import { Check, X } from "lucide-react";
import { IconButton } from "~/ui/button";
import { REQUESTS } from "./labels";
import type { Decision } from "./rules";

/** What stands at an approved request instead of its buttons (spec §2 "Students Requests"). */
export const Approved = () => (
  <Check size={18} strokeWidth={2} role="img" aria-label={REQUESTS.approved} className="text-accent-ink" />
);

interface DecideButtonsProps {
  /** Whose request it is. */
  name: string;
  onDecide: (decision: Decision) => void;
}

/** The buttons of a request that waits. */
export function DecideButtons({ name, onDecide }: DecideButtonsProps) {
  return (
    <>
      <IconButton
        icon={Check}
        label={REQUESTS.approve(name)}
        variant="primary"
        size="small"
        onClick={() => onDecide("approve")}
      />
      <IconButton
        icon={X}
        label={REQUESTS.reject(name)}
        variant="default"
        size="small"
        onClick={() => onDecide("reject")}
      />
    </>
  );
}
