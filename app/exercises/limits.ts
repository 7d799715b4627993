/** Most characters of a text in an exercise. */
export const MAX_TEXT_LENGTH = 5_000;
/** Most items of a list in an exercise. */
export const MAX_ITEMS = 100;
/** Most characters of an item's id. */
export const MAX_ITEM_ID_LENGTH = 64;
/** Most characters of an exercise's name, and of a section's. */
export const MAX_NAME_LENGTH = 200;
