import { address, exercise, text } from "../fields";

/** A recording to listen to, slowly too. */
export const audioShape = exercise("audio", { title: text, audioUrl: address });
