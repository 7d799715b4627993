import { useCallback, useEffect, useRef, useState } from "react";
import { useToast } from "~/ui/toast";
import { refusalOf, type WantedFile } from "./file-kinds";
import { STOPPED, type UploadedFile, upload } from "./upload";
import { signInAgain } from "./use-call";

/**
 * One upload at a time: `share` is the part that has left (0 to 1, null when nothing is under way), `trouble` what
 * went wrong with the last one. `send` answers the kept file, or null when it was refused, failed or cancelled. An
 * upload ends with the part of the screen that wanted it, and says so.
 */
export function useUpload() {
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const underWay = useRef<AbortController | null>(null);

  const toast = useToast();

  const cancel = useCallback(() => underWay.current?.abort(), []);
  useEffect(
    () => () => {
      if (!underWay.current) return;
      cancel();
      toast.error(STOPPED);
    },
    [cancel, toast],
  );

  const send = useCallback(
    async (file: File, wanted: WantedFile): Promise<UploadedFile | null> => {
      cancel();
      const refusal = refusalOf(file, wanted);
      setTrouble(refusal);
      if (refusal) return null;
      const own = new AbortController();
      underWay.current = own;
      setShare(0);
      const result = await upload(file, { onProgress: setShare, signal: own.signal });
      if (underWay.current !== own) return null;
      underWay.current = null;
      setShare(null);
      if (result.ok) return result;
      if (result.status === 401) signInAgain();
      if (!result.cancelled) setTrouble(result.message);
      return null;
    },
    [cancel],
  );

  const forgive = useCallback(() => setTrouble(null), []);
  return { share, trouble, send, cancel, forgive };
}
