import { sha256 } from '../sha256.ts';

/** Address at which one call of a service task is answered. */
export interface CallbackAddress {
  readonly id: string;
  /** Absolute URL; contains the secret. */
  readonly url: string;
  /** Stored hash of the secret. */
  readonly secretHash: string;
}

const secretBytes = 32;

/** Creates an unguessable address under the server's public URL. */
export async function createCallbackAddress(publicUrl: string): Promise<CallbackAddress> {
  const id = crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  const secret = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return { id, url: `${publicUrl}/v1/callbacks/${id}?key=${secret}`, secretHash: await sha256(secret) };
}

/** Returns whether two hashes are equal, in constant time. */
export function sameHash(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index % Math.max(1, other.length));
  }
  return difference === 0;
}
