/** What the product keeps in session storage while somebody is signed in (spec §3 "Session storage keys"). */
const KEYS = ["Auth-Token", "expirableToken", "userId", "api-token", "bookId", "bookName"] as const;

/** Clears what belongs to the session that has just ended (product §5). */
export function forgetSession(): void {
  for (const key of KEYS) window.sessionStorage.removeItem(key);
}
