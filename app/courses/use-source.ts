import { useRef, useState } from "react";
import { useUpload } from "~/platform/use-upload";

interface SourceCalls {
  onReplace: (key: string) => Promise<boolean>;
  onRemove: () => Promise<boolean>;
}

/** Changes the source image of a page: uploads a file and then names it to the page, or takes the image away. */
export function useSource({ onReplace, onRemove }: SourceCalls) {
  const { share, trouble, send, cancel } = useUpload();
  const [saving, setSaving] = useState(false);
  const latest = useRef({ onReplace, onRemove });
  latest.current = { onReplace, onRemove };

  async function save(call: () => Promise<boolean>): Promise<boolean> {
    setSaving(true);
    const done = await call();
    setSaving(false);
    return done;
  }

  return {
    share,
    saving,
    trouble,
    cancel,
    take: async (file: File) => {
      if (saving) return;
      const kept = await send(file, "image");
      if (kept) await save(() => latest.current.onReplace(kept.key));
    },
    remove: () => save(() => latest.current.onRemove()),
  };
}
