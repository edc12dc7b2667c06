import type { TramitaClient } from '@tramita/client';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** The identity of a client, which is another one as soon as another user signs in. */
export function useIdentity(client: TramitaClient | undefined): string | undefined {
  const read = () => client?.identity;
  return useSyncExternalStore(client?.subscribe ?? neverChanges, read, read);
}
