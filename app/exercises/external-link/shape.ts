import { address, exercise } from "../fields";

/** A page elsewhere to open. */
export const externalLinkShape = exercise("external_link", { link: address });
