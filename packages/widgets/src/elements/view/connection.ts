import type { QueryClient } from '@tanstack/react-query';
import { createClient, type TokenProvider, type TramitaClient } from '@tramita/client';
import { createQueryClient } from '../../provider/create-query-client.ts';
import type { TramitaElement } from '../tramita-element.ts';

/** Client and cache of one element, or of all elements in one provider. */
export interface Connection {
  readonly client: TramitaClient;
  readonly queryClient: QueryClient;
}

interface Made extends Connection {
  readonly apiBase: string;
  readonly token: TokenProvider | string;
}

/** An element with its own address or token has its own connection. */
const made = new WeakMap<HTMLElement, Made>();

const settings = ['api-base', 'token-url'];

/** Returns the connection of an element or of its provider; null while there is no token. */
export function connectionOf(element: TramitaElement): Connection | null {
  const { provider } = element;
  const isOwn = element.tokenProvider || settings.some((name) => element.hasAttribute(name));
  const owner = provider && !isOwn ? provider : element;
  const sources = [element, provider];
  const token =
    sources.find((source) => source?.tokenProvider)?.tokenProvider ??
    sources.map((source) => source?.getAttribute('token-url')).find((address) => address);
  if (!token) return null;
  const apiBase = element.setting('api-base') ?? '';
  const former = made.get(owner);
  if (former?.apiBase === apiBase && former.token === token) return former;
  const tokenProvider = typeof token === 'string' ? tokensFrom(token) : token;
  const client = createClient({ baseUrl: apiBase, tokenProvider });
  const connection = { apiBase, token, client, queryClient: createQueryClient() };
  made.set(owner, connection);
  return connection;
}

/** Asks an address of the page's own origin for tokens; asks again when one has expired. */
function tokensFrom(address: string): TokenProvider {
  let current: Promise<string | null> | undefined;
  const ask = async () => {
    const url = new URL(address, document.baseURI);
    if (url.origin !== location.origin)
      throw new Error(`token-url must be of the page's own origin, not ${url.origin}.`);
    const response = await fetch(url, { headers: { accept: 'application/json' }, cache: 'no-store' });
    if (!response.ok) throw new Error(`token-url answered ${response.status}.`);
    const { token }: { token?: unknown } = await response.json();
    return typeof token === 'string' ? token : null;
  };
  const askAgain = () => {
    const asked = ask();
    current = asked;
    // a failure is not kept: the next call asks again
    asked.catch(() => {
      if (current === asked) current = undefined;
    });
    return asked;
  };
  return { getToken: () => current ?? askAgain(), refresh: askAgain };
}
