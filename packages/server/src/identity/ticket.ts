import { hex, sha256 } from '../sha256.ts';

/** Returns a new ticket: 256 random bits. */
export function newTicket(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Returns the stored hash of a ticket. The ticket is entirely random, so a plain hash reveals nothing about it. */
export const hashTicket = (ticket: string): Promise<string> => sha256(ticket);
