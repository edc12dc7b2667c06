import type { QueryClient } from '@tanstack/react-query';
import { createClient, type TokenProvider, type TramitaClient } from '@tramita/client';
import { sayMistake } from '../late-mistakes.ts';
import { tokensFrom } from '../tokens-from.ts';
import type { TramitaElement } from '../tramita-element.ts';

/** Client and cache of one element, or of all elements in one provider. */
export interface Connection {
  readonly client: TramitaClient;
  /** The cache of the calls; an element that shares none does not create it. */
  queryClient: QueryClient | undefined;
}

interface SharedConnection extends Connection {
  readonly apiBase: string;
  readonly token: TokenProvider | string;
  /** The elements that use it now. */
  readonly users: Set<TramitaElement>;
}

/** The connections by their owners: an element with its own address or token has its own, others that of the provider. */
const connections = new WeakMap<HTMLElement, SharedConnection>();
const connectionInUse = new WeakMap<TramitaElement, SharedConnection>();

const settings = ['api-base', 'token-url'];

/**
 * Returns the connection of an element or of its provider, which the element then uses; null while there is no token.
 *
 * @param createQueries makes the cache of its calls if there is none yet; absent for an element that shares no cache
 */
export function connectionOf(element: TramitaElement, createQueries?: () => QueryClient): Connection | null {
  const connection = findConnection(element);
  if (connectionInUse.get(element) !== connection) releaseConnection(element);
  if (!connection) return null;
  connection.queryClient ??= createQueries?.();
  connection.users.add(element);
  connectionInUse.set(element, connection);
  return connection;
}

/** Ends the use of a connection by an element; the cache of a connection that no element uses is emptied. */
export function releaseConnection(element: TramitaElement): void {
  const connection = connectionInUse.get(element);
  connectionInUse.delete(element);
  connection?.users.delete(element);
  if (connection?.users.size === 0) connection.queryClient?.clear();
}

function findConnection(element: TramitaElement): SharedConnection | null {
  const { provider } = element;
  const isOwn = element.tokenProvider || settings.some((name) => element.hasAttribute(name));
  const owner = provider && !isOwn ? provider : element;
  const sources = [element, provider];
  const token =
    sources.find((source) => source?.tokenProvider)?.tokenProvider ??
    sources.map((source) => source?.getAttribute('token-url')).find((address) => address);
  if (!token) return null;
  const apiBase = element.setting('api-base') ?? '';
  if (!URL.canParse(apiBase, element.baseURI)) {
    sayMistake(element, 'address', 'api-base', apiBase);
    return null;
  }
  const former = connections.get(owner);
  if (former?.apiBase === apiBase && former.token === token) return former;
  const tokenProvider =
    typeof token === 'string' ? tokensFrom(token, (...mistake) => sayMistake(element, ...mistake)) : token;
  const client = createClient({ baseUrl: apiBase, tokenProvider });
  const connection = { apiBase, token, client, queryClient: undefined, users: new Set<TramitaElement>() };
  connections.set(owner, connection);
  return connection;
}
