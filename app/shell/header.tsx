import { Menu, Search } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import type { ProfileUser } from "~/auth/schema";
import { IconButton } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";
import { Bell } from "./bell";
import { Drawer } from "./drawer";
import { PALETTE, SHELL } from "./labels";
import { UserMenu } from "./user-menu";

const loadPalette = () => import("./search-palette");
const SearchPalette = lazyPart(loadPalette);

/** Greeting, search, bell and the account menu; on a phone also the button of the drawer. */
export function Header({ user, unseen }: { user: ProfileUser; unseen: number }) {
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // on its way while the other key is still being pressed: what is typed next must not be lost
      if (event.key === "Control" || event.key === "Meta") void loadPalette();
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.code !== "KeyK")
        return;
      event.preventDefault();
      if (!document.querySelector("dialog:modal")) setPalette(true);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);

  const search = { onClick: () => setPalette(true), onPointerEnter: loadPalette, onFocus: loadPalette };
  return (
    <header className="sticky top-0 z-20 flex h-[58px] items-center gap-3.5 border-b border-line bg-canvas px-7 phone:gap-2 phone:px-4 print:hidden">
      <span className="hidden phone:inline">
        <IconButton label={SHELL.openMenu} icon={Menu} onClick={() => setDrawer(true)} className="-ml-2" />
      </span>
      <p className="min-w-0 grow truncate">
        {SHELL.hello}, <b className="font-semibold">{user.name}</b>
      </p>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        className="flex h-control w-[min(340px,40vw)] items-center gap-2 rounded-control border border-line bg-surface px-2.5 text-sm text-muted transition-colors hover:border-line-strong phone:hidden"
        {...search}
      >
        <Search size={16} strokeWidth={1.75} aria-hidden className="flex-none" />
        <span className="grow text-left">{PALETTE.search}</span>
        <kbd aria-hidden className="rounded-small border border-line bg-canvas px-1.5 font-ui text-xs">
          {PALETTE.shortcut}
        </kbd>
      </button>
      <span className="hidden phone:inline">
        <IconButton label={PALETTE.search} icon={Search} aria-haspopup="dialog" {...search} />
      </span>
      <Bell unseen={unseen} />
      <UserMenu user={user} />
      <Drawer open={drawer} onClose={() => setDrawer(false)} />
      {palette && (
        <Suspense fallback={null}>
          <SearchPalette onClose={() => setPalette(false)} />
        </Suspense>
      )}
    </header>
  );
}
