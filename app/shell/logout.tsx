import { LogOut } from "lucide-react";
import type { FormEvent } from "react";
import { forgetSession } from "~/platform/session-storage";
import { leaveWork } from "~/platform/unsaved-work";
import { useCall } from "~/platform/use-call";
import { SHELL } from "./labels";

interface LogoutButtonProps {
  className: string;
  labelClassName?: string;
  /** Where the word is hidden, it shows on hover. */
  tooltip?: boolean;
}

/** Ends the session on the server and leaves for the login screen; a plain form where scripts do not run. */
export function LogoutButton({ className, labelClassName, tooltip = false }: LogoutButtonProps) {
  const { call, busy } = useCall();

  async function logOut(): Promise<boolean> {
    const answer = await call({
      method: "POST",
      path: "/api/auth/logout",
      success: false,
      failure: SHELL.logoutFailed,
    });
    if (!answer.ok && answer.status !== 401) return false;
    forgetSession();
    window.location.assign("/auth/login");
    return true;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    leaveWork(logOut);
  }

  return (
    <form method="post" action="/auth/logout" onSubmit={submit}>
      <button type="submit" aria-busy={busy} title={tooltip ? SHELL.logout : undefined} className={className}>
        <LogOut size={16} strokeWidth={1.75} aria-hidden className="flex-none" />
        <span className={labelClassName}>{SHELL.logout}</span>
      </button>
    </form>
  );
}
