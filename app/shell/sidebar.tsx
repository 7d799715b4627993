import { Link, NavLink } from "@remix-run/react";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { Brand } from "~/ui/brand";
import { IconButton } from "~/ui/button";
import { SHELL } from "./labels";
import { LogoutButton } from "./logout";
import { PROFILE, SCREENS, type Screen } from "./screens";

/**
 * How the sidebar stands: "wide" and "rail" always so, "auto" as a rail below 1536 px. Each part's classes for it.
 */
export type Fold = "wide" | "rail" | "auto";

const LABEL = { wide: "", rail: "sr-only", auto: "sr-only wide:not-sr-only" } as const;
const ROW = {
  wide: "px-2.5",
  rail: "justify-center",
  auto: "justify-center wide:justify-start wide:px-2.5",
} as const;
const HEAD = {
  wide: "justify-between pl-2",
  rail: "flex-col gap-2",
  auto: "flex-col gap-2 wide:flex-row wide:justify-between wide:pl-2",
} as const;
const ROW_BASE =
  "flex h-control w-full items-center gap-2.5 rounded-control text-sm font-medium text-muted transition-colors hover:bg-hover hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:ring-1 aria-[current=page]:ring-line aria-[current=page]:[&>svg]:text-accent-ink";

interface SidebarProps {
  fold: Fold;
  /** Folds or unfolds; without it there is no button for it. */
  onFold?: () => void;
}

/** Brand, the screens, and at the bottom the profile and Logout (spec §2 "Admin shell"). */
export function Sidebar({ fold, onFold }: SidebarProps) {
  return (
    <>
      <div className={`flex items-center pb-3 ${HEAD[fold]}`}>
        <Link to={SCREENS[0].path} className="rounded-control py-1">
          {fold !== "wide" && (
            <span className={fold === "auto" ? "flex wide:hidden" : "flex"}>
              <Brand markOnly />
            </span>
          )}
          {fold !== "rail" && (
            <span className={fold === "auto" ? "hidden wide:flex" : "flex"}>
              <Brand />
            </span>
          )}
        </Link>
        {onFold && (
          <span className={fold === "auto" ? "hidden wide:flex" : "flex"}>
            <IconButton
              label={fold === "rail" ? SHELL.unfoldSidebar : SHELL.foldSidebar}
              icon={fold === "rail" ? PanelLeftOpen : PanelLeftClose}
              size="small"
              onClick={onFold}
            />
          </span>
        )}
      </div>
      <ul className="grid gap-0.5">
        {SCREENS.map((screen) => (
          <li key={screen.path}>
            <ScreenLink screen={screen} fold={fold} />
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-0.5 pt-3">
        <ScreenLink screen={PROFILE} fold={fold} />
        <LogoutButton
          className={`${ROW_BASE} ${ROW[fold]}`}
          labelClassName={LABEL[fold]}
          tooltip={fold !== "wide"}
        />
      </div>
    </>
  );
}

function ScreenLink({ screen, fold }: { screen: Screen; fold: Fold }) {
  const Icon = screen.icon;
  return (
    <NavLink
      to={screen.path}
      prefetch="intent"
      title={fold === "wide" ? undefined : screen.label}
      className={`${ROW_BASE} ${ROW[fold]}`}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className="flex-none" />
      <span className={LABEL[fold]}>{screen.label}</span>
    </NavLink>
  );
}
