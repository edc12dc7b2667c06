import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createClient } from '@tramita/client';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import type { Locale } from '../../messages/language/locale.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { TramitaProvider } from '../../provider/TramitaProvider.tsx';

/** Returns a JSON response with a status. */
export const answer = (status: number, body: unknown = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Renders a hook with a client whose requests are handled by `handle`; `speak` changes the language of the page. */
export function renderCalls<Props, Result>(
  hook: (props: Props) => Result,
  handle: (request: Request) => Response | Promise<Response>,
  initialProps?: Props,
) {
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => handle(new Request(input, init)));
  const client = createClient({ baseUrl: 'http://api.test', fetch });
  const onError = vi.fn();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let setLocale = (_: Locale): void => {};
  const wrapper = ({ children }: { children: ReactNode }) => {
    const [locale, set] = useState<Locale>('pt-BR');
    setLocale = set;
    return (
      <TramitaProvider client={client} locale={locale} storageScope="ana" queryClient={queryClient} onError={onError}>
        <QueryScope>{children}</QueryScope>
      </TramitaProvider>
    );
  };
  const speak = (locale: Locale) => act(() => setLocale(locale));
  return { ...renderHook(hook, { wrapper, initialProps }), fetch, onError, speak };
}
