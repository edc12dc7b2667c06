import type { Readable } from 'node:stream';

const bodies = new WeakMap<Request, Readable>();

/** Remembers the stream that a call came with on Node. */
export function keepIncomingBody(request: Request, body: Readable): void {
  bodies.set(request, body);
}

/**
 * The stream that a call came with on Node, for reading much: its body as a web stream copies each piece. Null where
 * the call did not come over HTTP. Only one of the two may be read.
 */
export function incomingBodyOf(request: Request): Readable | null {
  return bodies.get(request) ?? null;
}
