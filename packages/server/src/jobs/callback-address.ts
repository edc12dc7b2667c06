import { sha256 } from '../sha256.ts';

/** An address that answers one call of a service task. */
export interface CallbackAddress {
  readonly id: string;
  /** Absolute; holds the secret. */
  readonly url: string;
  /** What is kept of the secret. */
  readonly secretHash: string;
}

const secretBytes = 32;

/** Makes an address below the server's own that nobody can guess. */
export async function createCallbackAddress(publicUrl: string): Promise<CallbackAddress> {
  const id = crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { id, url: `${publicUrl}/v1/callbacks/${id}?key=${secret}`, secretHash: await sha256(secret) };
}

/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function sameHash(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index % Math.max(1, other.length));
  }
  return difference === 0;
}
