import type { Readable } from 'node:stream';

const bodies = new WeakMap<Request, Readable>();

/** Stores the Node stream of a call's body. */
export function keepIncomingBody(request: Request, body: Readable): void {
  bodies.set(request, body);
}

/**
 * Returns the Node stream of a call's body, for large bodies: reading it as a web stream copies each chunk. Returns
 * null if the call did not come over HTTP. Only one of the two streams may be read.
 */
export function incomingBodyOf(request: Request): Readable | null {
  return bodies.get(request) ?? null;
}

/** Returns whether the caller closed the connection before the end of the body. */
export function isBrokenOff(request: Request): boolean {
  return bodies.get(request)?.readableAborted ?? false;
}
