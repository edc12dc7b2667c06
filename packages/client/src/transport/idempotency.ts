/**
 * A key that makes repeating a call harmless. Make one per intent (a click on "send"), keep it until the call
 * has succeeded, and pass it again when trying again.
 *
 * @example
 * const idempotencyKey = newIdempotencyKey();
 * await client.call(startProcess, { params, body, idempotencyKey });
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
