import { useEffect, useRef, useState } from "react";

/**
 * Whether a sound or video cannot be played; `player` is put on its element. It may have failed before the page woke
 * up: then it says so no more, and is asked.
 */
export function usePlayable<E extends HTMLMediaElement>(address: string) {
  const ref = useRef<E>(null);
  const [failedOf, setFailedOf] = useState<string | null>(null);

  useEffect(() => {
    if (ref.current?.error) setFailedOf(address);
  }, [address]);

  return { failed: failedOf === address, player: { ref, onError: () => setFailedOf(address) } };
}
