import type { TramitaClient } from '@tramita/client';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Returns the identity of a client, which changes when another user signs in. */
export function useIdentity(client: TramitaClient | undefined): string | undefined {
  const read = () => client?.identity;
  return useSyncExternalStore(client?.subscribe ?? neverChanges, read, read);
}
