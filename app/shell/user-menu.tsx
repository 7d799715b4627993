import { Link } from "@remix-run/react";
import { Monitor, Moon, Sun } from "lucide-react";
import { useRef, useState } from "react";
import type { ProfileUser } from "~/auth/schema";
import { Avatar } from "~/ui/avatar";
import { Segmented } from "~/ui/segmented";
import { useHydrated } from "~/ui/use-hydrated";
import { SHELL, THEME } from "./labels";
import { LogoutButton } from "./logout";
import { PROFILE } from "./screens";
import { chooseTheme, currentTheme } from "./theme";

const ID = "account-menu";
/* attributes of HTML that React's types do not know yet; with them the menu opens before scripts have loaded */
const OPENS_MENU = { popovertarget: ID };
const IS_MENU = { popover: "auto" };

const ROW =
  "flex h-control w-full items-center gap-2.5 rounded-control px-2.5 text-sm font-medium transition-colors hover:bg-hover";

const THEMES = [
  { value: "system", label: THEME.system, icon: Monitor },
  { value: "light", label: THEME.light, icon: Sun },
  { value: "dark", label: THEME.dark, icon: Moon },
] as const;

/** The avatar and what it opens: who is signed in, the profile, the theme, Logout. */
export function UserMenu({ user }: { user: ProfileUser }) {
  const menu = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  return (
    <>
      <button
        type="button"
        title={SHELL.account}
        className="grid size-control flex-none place-items-center rounded-full"
        {...OPENS_MENU}
      >
        <Avatar name={user.name} />
        <span className="sr-only">{SHELL.account}</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of links and buttons, not of fields */}
      <div
        ref={menu}
        id={ID}
        role="group"
        aria-label={SHELL.account}
        className="fixed inset-auto top-[54px] right-7 w-[280px] rounded-card bg-surface p-2 text-ink shadow-float phone:right-4"
        {...IS_MENU}
      >
        <div className="px-2.5 pt-1.5 pb-2.5">
          <p className="font-semibold wrap-break-word">{user.name}</p>
          <p className="text-sm wrap-break-word text-muted">{user.email}</p>
          <p className="text-xs text-muted capitalize">{user.role}</p>
        </div>
        <div className="border-t border-line py-2">
          <Link to={PROFILE.path} onClick={() => menu.current?.hidePopover()} className={ROW}>
            <PROFILE.icon size={16} strokeWidth={1.75} aria-hidden className="text-muted" />
            {PROFILE.label}
          </Link>
        </div>
        {hydrated && <ThemeSwitch />}
        <div className="border-t border-line pt-2">
          <LogoutButton className={`${ROW} [&>svg]:text-muted`} />
        </div>
      </div>
    </>
  );
}

function ThemeSwitch() {
  const [theme, setTheme] = useState(currentTheme);
  return (
    <div className="border-t border-line px-2.5 py-3">
      <Segmented
        label={THEME.legend}
        value={theme}
        onChange={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
        options={THEMES}
      />
    </div>
  );
}
