import { useEffect, useState } from "react";

/**
 * The secret of a reset link. It stands in the address's fragment, which no browser sends; it is read once and
 * taken out of the address bar (product §2). Undefined until it has been looked for, null when there is none.
 */
export function useResetToken(): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>(undefined);

  useEffect(() => {
    const read = () => {
      const found = new URLSearchParams(window.location.hash.slice(1)).get("token");
      if (found) window.history.replaceState(window.history.state, "", window.location.pathname);
      setToken((before) => found ?? before ?? null);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  return token;
}
