import { hex, sha256 } from '../sha256.ts';

/** A new ticket: 256 random bits. */
export function newTicket(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is kept of a ticket. It is random throughout, so a plain hash tells nothing about it. */
export const hashTicket = (ticket: string): Promise<string> => sha256(ticket);
