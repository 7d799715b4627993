import { ExternalLink } from "lucide-react";
import { ButtonLink } from "~/ui/button";
import type { ViewProps } from "../kind";
import { EXTERNAL_LINK } from "./labels";
import { hostOf } from "./rules";

/** A page to open in a new tab; whoever presses sees first where it leads. */
export default function View({ exercise: { link } }: ViewProps<"external_link">) {
  const host = hostOf(link);
  if (host === undefined) return <p className="text-sm text-muted">{EXTERNAL_LINK.none}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <ButtonLink to={link} reloadDocument icon={ExternalLink} target="_blank" rel="noopener noreferrer">
        {host === null ? EXTERNAL_LINK.ownFile : EXTERNAL_LINK.open}
        <span className="sr-only">
          {host} {EXTERNAL_LINK.newTab}
        </span>
      </ButtonLink>
      {host && (
        <span aria-hidden className="text-sm wrap-anywhere text-muted">
          {host}
        </span>
      )}
    </p>
  );
}
