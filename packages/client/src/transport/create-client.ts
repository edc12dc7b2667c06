import type { Endpoint, ResponseOf } from '../contract/base/endpoint.ts';
import { answerOf } from './answer.ts';
import type { BaseCallOptions, CallArguments, ProgressListener, QueryKeyInput } from './call-options.ts';
import { deadline } from './deadline.ts';
import { ApiError, type HttpProblemError } from './errors.ts';
import { type Exchange, exchangeWith, withoutAnswer } from './exchange.ts';
import { createIdentity } from './identity.ts';
import { type QueryKey, queryKeyOf } from './query-key.ts';
import { requestBody } from './request-body.ts';
import { requestUrl } from './request-url.ts';
import { createSession } from './session.ts';
import type { TokenProvider } from './token-provider.ts';
import { trackedFetch } from './upload.ts';

/** What {@link createClient} takes. */
export interface ClientOptions {
  /** Address the endpoints' paths are appended to, e.g. `https://tramita.example.com`; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Where bearer tokens come from. Left out, calls go without one. */
  readonly tokenProvider?: TokenProvider;
  /** Stands in for the global `fetch`, e.g. an in-process server or an instrumented one. */
  readonly fetch?: typeof fetch;
  /** Told once, after the provider, when a 401 could not be mended and the session is over. */
  readonly onUnauthorized?: (error: HttpProblemError) => void;
  /** Language of the server's messages, sent as `accept-language`. @default 'pt-BR' */
  readonly locale?: string;
  /** Milliseconds a call may take; files have no limit. 0 for no limit. @default 30000 */
  readonly timeout?: number;
  /** Sent with every call, e.g. a tenant. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Who calls, as a part of every query key; give the user's id where a cache filled on a server is taken over in the
   * browser. @default another one for each client
   */
  readonly identity?: string;
}

/** A connection to one API as one user. Holds no state but a running token renewal; make as many as needed. */
export interface TramitaClient {
  /** The address given, without trailing slash. */
  readonly baseUrl: string;
  /**
   * Makes a declared call and resolves to its parsed answer: a value, a `Blob` for files, undefined for none.
   *
   * @throws {NetworkError | TimeoutError | AbortedError | HttpProblemError | ContractError} see `CallError`
   * @example
   * const task = await client.call(getTask, { params: { uuid }, signal });
   */
  call<E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>): Promise<ResponseOf<E>>;
  /**
   * Who calls, as query keys have it. It changes when the token provider gives the token of another user, or the API says
   * that another user calls: answers kept under the former one must not be shown any more.
   */
  readonly identity: string;
  /** Calls the listener after each change of `identity`; returns how to stop. Fits React's `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
  /**
   * A stable key for a query cache: equal calls of the same client and user have equal keys, and the key without input is
   * the prefix of all keys of the endpoint.
   */
  queryKey<E extends Endpoint>(endpoint: E, input?: QueryKeyInput<E>): QueryKey;
}

/** Id of the call whose answer is the user who made it. */
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
 * Connects to an API that speaks the contract.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://tramita.example.com', tokenProvider });
 * const rows = await client.call(listTasks, { query: { myTasks: true, assignedToMe: false, status: 'TO_DO' } });
 */
export function createClient(options: ClientOptions): TramitaClient {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const identity = createIdentity(options.identity);
  const session = createSession(options.tokenProvider, options.onUnauthorized);

  async function call(endpoint: Endpoint, callOptions: AnyCallOptions = {}): Promise<unknown> {
    const exchange = exchangeOf({ ...options, baseUrl }, endpoint, callOptions);
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
      throw signal.aborted && !(error instanceof ApiError) ? withoutAnswer(exchange, error) : error;
    }
  }

  return {
    baseUrl,
    call: call as TramitaClient['call'],
    get identity() {
      return identity.current;
    },
    subscribe: identity.subscribe,
    queryKey: (endpoint, input) => queryKeyOf(`${baseUrl} ${identity.current}`, endpoint, input),
  };
}

function exchangeOf(options: ClientOptions, endpoint: Endpoint, callOptions: AnyCallOptions): Exchange {
  const { baseUrl, locale = 'pt-BR' } = options;
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

/** The global is looked up at each call, so that what replaces it later is used. */
function fetchOf(options: ClientOptions): typeof fetch {
  return options.fetch ?? ((input, init) => globalThis.fetch(input, init));
}
