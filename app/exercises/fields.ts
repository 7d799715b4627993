import * as z from "zod/mini";
import { mediaAddress } from "~/platform/media-address";
import { CONTROL, lines } from "~/platform/text-shapes";
import { MAX_ITEM_ID_LENGTH, MAX_ITEMS, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "./limits";

/** What the shapes of exercises are made of (exercises.md). Objects keep the keys that we do not know. */

/** A text a student reads, or an answer; empty where it is missing. */
export const text = z._default(lines("text", MAX_TEXT_LENGTH), "");

/** The address of a picture, sound or video; empty where it is missing. */
export const address = z._default(mediaAddress, "");

/** The name of an exercise or a section, or the label of a page: one line, which may be empty. */
export const name = z.pipe(
  z.pipe(
    z.string({ error: "A name is text." }),
    z.transform((text: string) => text.trim()),
  ),
  z.string().check(
    z.maxLength(MAX_NAME_LENGTH, { error: `A name has at most ${MAX_NAME_LENGTH} characters.` }),
    z.refine((text) => !CONTROL.test(text), {
      error: "A name cannot hold line breaks or control characters.",
    }),
  ),
);

/** A name that is empty where it is missing. */
export const optionalName = z._default(name, "");

/** Names an item inside its exercise; made where it is missing (`withIds`). */
export const itemId = z.optional(
  z.string({ error: "An id is a short text." }).check(
    z.maxLength(MAX_ITEM_ID_LENGTH, { error: `An id has at most ${MAX_ITEM_ID_LENGTH} characters.` }),
    z.refine((id) => !CONTROL.test(id), { error: "An id cannot hold control characters." }),
  ),
);

/** A list of at most 100 items. */
export const list = <S extends z.ZodMiniType>(item: S) =>
  z
    .array(item, { error: "This is a list." })
    .check(z.maxLength(MAX_ITEMS, { error: `A list holds at most ${MAX_ITEMS} items.` }));

/** What every exercise has beside its own data. */
export const exercise = <T extends string, S extends z.core.$ZodLooseShape>(type: T, data: S) =>
  z.looseObject({ type: z.literal(type), id: itemId, name: optionalName, ...data });
