import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { limitMemory } from "./memory-limit";

// pdf.js waits for messages from now on; none has come yet
limitMemory();
