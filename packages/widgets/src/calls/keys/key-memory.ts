import { newIdempotencyKey } from '@tramita/client';

/** Remembers the idempotency key of sent content. */
export interface KeyMemory {
  readonly get: (content: string) => string | undefined;
  readonly set: (content: string, key: string) => unknown;
  readonly delete: (content: string) => unknown;
}

/** Returns the remembered idempotency key of the content, or remembers a new one. */
export function keyOf(content: string, keys: KeyMemory): string {
  const key = keys.get(content) ?? newIdempotencyKey();
  keys.set(content, key);
  return key;
}
