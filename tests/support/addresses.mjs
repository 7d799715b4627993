import { randomBytes } from "node:crypto";

/** An address that nobody else has, in an IPv6 network of its own: limits count per network. */
export function newAddress() {
  const network = randomBytes(4).toString("hex");
  return `2001:db8:${network.slice(0, 4)}:${network.slice(4)}::1`;
}

/**
 * Where browser tests reach the database of the product that listens on a port.
 * @param {number} port
 */
export const seedingPort = (port) => port + 1000;
