/**
 * Returns a key that makes it safe to repeat a call. Create one per user intent (a click on "send"), keep it until the
 * call has succeeded, and pass it again on each retry.
 *
 * @example
 * const idempotencyKey = newIdempotencyKey();
 * await client.call(startRequest, { params, body, idempotencyKey });
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
