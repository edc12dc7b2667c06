import type { TramitaClient } from '@tramita/client';
import { useRef } from 'react';
import type { Locale } from '../../messages/language/locale.ts';
import { clientIn, useTramita } from '../../provider/tramita-context.ts';

/** Returns the cache key of a call for a client. */
type KeyOf = (client: TramitaClient) => readonly unknown[];

/**
 * Returns the data of a call. After a change of the page's language it returns those in the former language until the new
 * ones arrive, also if these cannot be loaded: a form that was opened with them stays open.
 */
export function useFormerLanguage<Data>(data: Data | undefined, keyOf: KeyOf): Data | undefined {
  const { client } = useTramita();
  const { identity } = client;
  const shown = useRef<{ data: Data; client: TramitaClient; identity: string; keyOf: KeyOf }>(undefined);
  const former = shown.current;
  if (data !== undefined) shown.current = { data, client, identity, keyOf };
  if (data !== undefined || !former || former.client === client) return data;
  const isSameCall =
    former.identity === identity &&
    clientIn(client, former.client.locale as Locale) === former.client &&
    JSON.stringify(former.keyOf(client)) === JSON.stringify(keyOf(client));
  return isSameCall ? former.data : undefined;
}
