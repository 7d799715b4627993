import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { Compass, type LucideIcon, TriangleAlert } from "lucide-react";
import { ButtonLink } from "~/ui/button";
import { ERRORS } from "./labels";
import { SCREENS } from "./screens";

interface Told {
  icon: LucideIcon;
  title: string;
  text: string;
  requestId: string | null;
  /** Whether the same request may go better the next time. */
  again: boolean;
}

/** What an answer that is an error carries, as far as it can be read (product §0). */
function textIn(data: unknown, key: "message" | "requestId"): string | null {
  if (typeof data !== "object" || data === null || !(key in data)) return null;
  const text = (data as Record<typeof key, unknown>)[key];
  return typeof text === "string" && text !== "" ? text : null;
}

function tell(error: unknown, fallback: string): Told {
  if (isRouteErrorResponse(error)) {
    const requestId = textIn(error.data, "requestId");
    if (error.status === 404)
      return {
        icon: Compass,
        title: ERRORS.notFoundTitle,
        text: ERRORS.notFoundText,
        requestId: null,
        again: false,
      };
    const message = textIn(error.data, "message");
    if (message && error.status < 500)
      return {
        icon: TriangleAlert,
        title: ERRORS.refusedTitle,
        text: message,
        requestId,
        again: error.status === 429,
      };
    return {
      icon: TriangleAlert,
      title: ERRORS.failedTitle,
      text: message ?? fallback,
      requestId,
      again: true,
    };
  }
  return {
    icon: TriangleAlert,
    title: ERRORS.failedTitle,
    text: fallback,
    requestId: textIn(error, "requestId"),
    again: true,
  };
}

/**
 * Stands where a screen would that cannot be shown: what happened, and the way on.
 * @param fallback what could not be done, for where the server did not say why (spec §8)
 */
export function ErrorPanel({ fallback = ERRORS.failedText }: { fallback?: string }) {
  const told = tell(useRouteError(), fallback);
  const { pathname, search } = useLocation();
  const inside = pathname.startsWith("/admin/");
  const home = inside
    ? { to: SCREENS[0].path, label: SCREENS[0].label }
    : { to: "/", label: ERRORS.startPage };
  return (
    <div className="mx-auto grid max-w-[440px] justify-items-center gap-3 px-4 py-[12vh] text-center">
      <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent-ink">
        <told.icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <h1 className="text-lg font-semibold tracking-[-0.014em]">{told.title}</h1>
      <p className="text-pretty text-muted">{told.text}</p>
      {told.requestId && (
        <p className="text-xs text-muted">
          {ERRORS.requestId}: <code>{told.requestId}</code>
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {told.again && (
          <ButtonLink to={pathname + search} reloadDocument variant="primary">
            {ERRORS.tryAgain}
          </ButtonLink>
        )}
        <ButtonLink to={home.to} reloadDocument={!inside} variant={told.again ? "default" : "primary"}>
          {ERRORS.goTo(home.label)}
        </ButtonLink>
      </div>
    </div>
  );
}
