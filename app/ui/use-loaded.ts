import { useEffect, useRef, useState } from "react";

type Loaded = "loading" | "ready" | "failed";

/**
 * Whether a picture has come; `image` is put on its element. It may have come, or failed, before the page woke up:
 * then it says so no more, and is asked.
 */
export function useLoaded(address: string) {
  const ref = useRef<HTMLImageElement>(null);
  const [{ of, is }, setLoaded] = useState<{ of: string; is: Loaded }>({ of: address, is: "loading" });

  useEffect(() => {
    const image = ref.current;
    if (!image?.complete || address === "") return;
    let gone = false;
    const settle = (now: Loaded) => () => {
      if (!gone) setLoaded({ of: address, is: now });
    };
    image.decode().then(settle("ready"), settle("failed"));
    return () => {
      gone = true;
    };
  }, [address]);

  return {
    is: of === address ? is : "loading",
    image: {
      ref,
      onLoad: () => setLoaded({ of: address, is: "ready" }),
      onError: () => setLoaded({ of: address, is: "failed" }),
    },
  };
}
