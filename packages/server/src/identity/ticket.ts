const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A new ticket: 256 random bits. */
export function newTicket(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is kept of a ticket. It is random throughout, so a plain hash tells nothing about it. */
export async function hashTicket(ticket: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(ticket))));
}
