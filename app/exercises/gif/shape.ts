import { address, exercise, text } from "../fields";

/** A moving picture that can be stopped. */
export const gifShape = exercise("gif", { title: text, gifUrl: address, alt: text });
