import type { TramitaClient } from '@tramita/client';
import { useRef } from 'react';
import type { Locale } from '../../messages/language/locale.ts';
import { clientIn, useTramita } from '../../provider/tramita-context.ts';

type Key = readonly unknown[];

/**
 * Returns the data of a call. After a change of the page's language it returns those in the former language until the new
 * ones arrive, also if these cannot be loaded: a form that was opened with them stays open.
 *
 * @param key cache key of the call
 * @param keyOf returns the cache key of the call for the client of another language
 */
export function useFormerLanguage<Data>(
  data: Data | undefined,
  key: Key,
  keyOf: (client: TramitaClient) => Key,
): Data | undefined {
  const { client } = useTramita();
  const { locale } = client;
  const shown = useRef<{ data: Data; locale: string | undefined; key: Key }>(undefined);
  const former = shown.current;
  if (data !== undefined) shown.current = { data, locale, key };
  else if (former && former.locale !== locale) {
    // a key contains the API and the user
    const keyBefore = keyOf(clientIn(client, former.locale as Locale));
    if (JSON.stringify(former.key) === JSON.stringify(keyBefore)) return former.data;
  }
  return data;
}
