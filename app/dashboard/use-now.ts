import { useEffect, useState } from "react";
import { dateIn, timeIn } from "~/platform/clock";
import { MINUTE_MS } from "~/platform/durations";
import type { When } from "./week";

/** An older browser may not know the zone; then there is no line rather than one in a wrong place. */
function nowIn(timeZone: string): When | null {
  const at = Date.now();
  try {
    return { date: dateIn(timeZone, at), time: timeIn(timeZone, at) };
  } catch {
    return null;
  }
}

/** The teacher's date and time, told anew with each minute; null on the server and until the page is awake. */
export function useNow(timeZone: string): When | null {
  const [now, setNow] = useState<When | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tell = () => {
      setNow(nowIn(timeZone));
      clearTimeout(timer);
      timer = setTimeout(tell, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    tell();
    // a tab in the background is told late
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, [timeZone]);
  return now;
}
