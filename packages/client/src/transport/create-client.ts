import type { Endpoint, ResponseOf } from '../contract/base/endpoint.ts';
import { answerOf } from './answer.ts';
import type { BaseCallOptions, CallArguments, ProgressListener, QueryKeyInput } from './call-options.ts';
import { deadline } from './deadline.ts';
import { ApiError, type HttpProblemError, TokenError } from './errors.ts';
import { type Exchange, exchangeWith, withoutAnswer } from './exchange.ts';
import { createIdentity } from './identity.ts';
import { type QueryKey, queryKeyOf } from './query-key.ts';
import { requestBody } from './request-body.ts';
import { requestUrl } from './request-url.ts';
import { createSession, ProviderFailure } from './session.ts';
import type { TokenProvider } from './token-provider.ts';
import { trackedFetch } from './upload.ts';

/** Options of {@link createClient}. */
export interface ClientOptions {
  /**
   * URL the paths of endpoints are appended to, e.g. `https://tramita.example.com`; empty for the page's own origin.
   */
  readonly baseUrl: string;
  /** Source of bearer tokens. Without one, calls are sent without a token. */
  readonly tokenProvider?: TokenProvider;
  /** Replaces the global `fetch`, e.g. with an in-process server or an instrumented one. */
  readonly fetch?: typeof fetch;
  /** Called once per session, after the provider's `onSignedOut`, when a 401 ends the session. */
  readonly onUnauthorized?: (error: HttpProblemError) => void;
  /** Language of the server's messages, sent as `accept-language`. @default 'pt-BR' */
  readonly locale?: string;
  /** Timeout of a call in milliseconds; 0 for no limit. Does not apply to file transfers. @default 30000 */
  readonly timeout?: number;
  /** Headers to send with every call, e.g. a tenant. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Identity of the user, part of every query key. Set it to the user's id if a cache filled on a server is reused in
   * the browser. @default unique for each client
   */
  readonly identity?: string;
}

/**
 * A connection to one API for one user at a time. Its only state is the token renewal and `identity`; create as many as
 * needed.
 */
export interface TramitaClient {
  /** Base URL without trailing slash. */
  readonly baseUrl: string;
  /**
   * Calls an endpoint. Resolves to the parsed response: a value, a `Blob` for files, or undefined for an empty body.
   *
   * @throws {NetworkError | TimeoutError | AbortedError | TokenError | HttpProblemError | ContractError} see `CallError`
   * @example
   * const task = await client.call(getTask, { params: { uuid }, signal });
   */
  call<E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>): Promise<ResponseOf<E>>;
  /**
   * Identity of the current user, part of every query key. It changes when the token provider returns another user's
   * token or the API reports another user. Responses cached under the previous identity must no longer be shown.
   */
  readonly identity: string;
  /**
   * Calls the listener after each change of `identity`. Returns a function that unsubscribes. Works with React's
   * `useSyncExternalStore`.
   */
  subscribe(listener: () => void): () => void;
  /**
   * Returns a stable key for a query cache. Equal calls of the same client and user have equal keys; the key without
   * input is the prefix of all keys of the endpoint.
   */
  queryKey<E extends Endpoint>(endpoint: E, input?: QueryKeyInput<E>): QueryKey;
  /** Language of the server's messages. */
  readonly locale: string;
  /**
   * Returns a client of the same connection and user that asks for messages in another language. Responses have query
   * keys of their own in each language. Returns the same object for the same language.
   */
  withLocale(locale: string): TramitaClient;
}

const defaultLocale = 'pt-BR';

/** Id of the endpoint that returns the user of the call. */
const namesUser = 'session.authInfo';

/** {@link CallArguments} of any endpoint, as the transport reads them. */
interface AnyCallOptions extends BaseCallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly onProgress?: ProgressListener | undefined;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Creates a client for an API that implements the contract.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://tramita.example.com', tokenProvider });
 * const rows = await client.call(listTasks, { query: { myTasks: true, assignedToMe: false, status: 'TO_DO' } });
 */
export function createClient(options: ClientOptions): TramitaClient {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const identity = createIdentity(options.identity);
  const session = createSession(options.tokenProvider, options.onUnauthorized);

  async function call(locale: string, endpoint: Endpoint, callOptions: AnyCallOptions = {}): Promise<unknown> {
    const exchange = exchangeOf({ ...options, baseUrl, locale }, endpoint, callOptions);
    const { signal } = exchange;
    try {
      signal.throwIfAborted();
      const response = await session.send((token) => {
        identity.sawToken(token);
        return exchangeWith(exchange, token);
      }, signal);
      const asked = identity.current;
      const answer = await answerOf(endpoint, exchange, response, callOptions.onProgress);
      if (endpoint.id === namesUser && asked === identity.current) identity.sawUser((answer as { id?: unknown }).id);
      return answer;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (signal.aborted) throw withoutAnswer(exchange, error);
      if (error instanceof ProviderFailure) throw new TokenError(error.message, { ...exchange, cause: error.cause });
      throw error;
    }
  }

  const clients = new Map<string, TramitaClient>();
  function withLocale(locale: string): TramitaClient {
    const known = clients.get(locale);
    if (known) return known;
    const language = locale === defaultLocale ? '' : ` ${locale}`;
    const client: TramitaClient = {
      baseUrl,
      call: ((endpoint: Endpoint, callOptions?: AnyCallOptions) =>
        call(locale, endpoint, callOptions)) as TramitaClient['call'],
      get identity() {
        return identity.current;
      },
      subscribe: identity.subscribe,
      queryKey: (endpoint, input) => queryKeyOf(`${baseUrl} ${identity.current}${language}`, endpoint, input),
      locale,
      withLocale,
    };
    clients.set(locale, client);
    return client;
  }
  return withLocale(options.locale ?? defaultLocale);
}

function exchangeOf(options: ClientOptions, endpoint: Endpoint, callOptions: AnyCallOptions): Exchange {
  const { baseUrl, locale = defaultLocale } = options;
  const { params, query, onProgress, idempotencyKey } = callOptions;
  const { body, contentType } = requestBody(callOptions.body, endpoint.bodyKind);
  const isFile = endpoint.bodyKind === 'multipart' || endpoint.responseKind === 'blob';
  return {
    method: endpoint.method,
    url: requestUrl(baseUrl, endpoint.path, params, query),
    body,
    headers: {
      accept: endpoint.responseKind === 'blob' ? '*/*' : 'application/json, application/problem+json',
      'accept-language': locale,
      ...(contentType && { 'content-type': contentType }),
      ...(endpoint.idempotent && idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...options.headers,
    },
    signal: deadline(callOptions.signal, callOptions.timeout ?? (isFile ? 0 : (options.timeout ?? 30_000))),
    keepalive: callOptions.keepalive ?? false,
    fetch: body instanceof FormData && onProgress ? trackedFetch(options.fetch, body, onProgress) : fetchOf(options),
  };
}

/** Looks up the global `fetch` on each call, so that later replacements of it are used. */
function fetchOf(options: ClientOptions): typeof fetch {
  return options.fetch ?? ((input, init) => globalThis.fetch(input, init));
}
