import { address, exercise, text } from "../fields";

/** A video to watch: a file, or a link to YouTube. */
export const videoShape = exercise("video", { title: text, videoUrl: address });
