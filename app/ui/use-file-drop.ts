import { type DragEvent, useRef, useState } from "react";

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");

/**
 * A place to drop a file on: `drop` is put on the element, `over` says that a file hangs above it. Anything else that
 * is dragged is left alone.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  // entering a child comes before leaving its parent
  const depth = useRef(0);

  const count = (event: DragEvent, step: 1 | -1) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  };

  return {
    over,
    drop: {
      onDragEnter: (event: DragEvent) => count(event, 1),
      onDragLeave: (event: DragEvent) => count(event, -1),
      onDragOver: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
      },
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      },
    },
  };
}
