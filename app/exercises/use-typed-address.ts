import { useCallback, useEffect, useRef, useState } from "react";
import { isMediaAddress } from "~/platform/media-address";
import { meantAddress } from "./typed-address";

/** An address that is being typed must not be fetched letter by letter. */
const PAUSE_MS = 500;

/**
 * A field for an address: `typed` is what stands in it, `bad` whether that is no address, said once the person has
 * left the field. Only good addresses reach `onChange`: at once when pasted, after a pause or on leaving when typed.
 */
export function useTypedAddress(value: string, onChange: (address: string) => void) {
  const [typed, setTyped] = useState(value);
  const [bad, setBad] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef({ typed, value, onChange });
  latest.current = { typed, value, onChange };

  // changed from outside, by undoing or by an upload; our own change is what stands there already
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (meantAddress(typed) !== value) {
      setTyped(value);
      setBad(false);
    }
  }

  const commit = useCallback((text: string) => {
    clearTimeout(pause.current);
    const address = meantAddress(text);
    const good = address === "" || isMediaAddress(address);
    if (good && address !== latest.current.value) latest.current.onChange(address);
    return good;
  }, []);

  useEffect(
    () => () => {
      commit(latest.current.typed);
    },
    [commit],
  );

  return {
    typed,
    bad,
    type: (text: string, pasted: boolean) => {
      setTyped(text);
      setBad(false);
      clearTimeout(pause.current);
      if (pasted || text === "") commit(text);
      else pause.current = setTimeout(() => commit(text), PAUSE_MS);
    },
    leave: () => {
      const good = commit(typed);
      setBad(!good);
      if (good) setTyped(meantAddress(typed));
    },
  };
}
