import { createFetch, FetchError, type FetchOptions } from 'ofetch';
import type { Method } from '../contract/base/endpoint.ts';
import { isTimeout } from './deadline.ts';
import { AbortedError, type CallError, HttpProblemError, NetworkError, TimeoutError } from './errors.ts';
import { readProblem } from './read-problem.ts';

/** A request to send. All its attempts are equal except for the token. */
export interface Exchange {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  readonly signal: AbortSignal;
  readonly keepalive: boolean;
  readonly fetch: typeof fetch;
}

const retryDelay = 300;

/** Retries a GET once after a lost connection or a 502, 503 or 504. Other methods are never retried. */
const retryOf = (method: Method): FetchOptions =>
  method === 'GET'
    ? {
        retry: 1,
        retryDelay,
        // ofetch reports a lost connection as status 500; a real 500 must not be retried
        retryStatusCodes: [500, 502, 503, 504],
        onResponseError: ({ response, options }) => {
          if (response.status === 500) options.retry = false;
        },
        onRequestError: ({ options }) => {
          if (options.signal?.aborted) options.retry = false;
        },
      }
    : { retry: false };

/**
 * Sends the request with this token and returns the unread response of a success. Throws a {@link CallError} otherwise.
 */
export async function exchangeWith(exchange: Exchange, token: string | null): Promise<Response> {
  const { method, url, headers, body, signal, keepalive, fetch } = exchange;
  const authorization = token === null ? undefined : { authorization: `Bearer ${token}` };
  try {
    return await createFetch({ fetch }).raw(url, {
      method,
      body,
      signal,
      keepalive,
      headers: { ...headers, ...authorization },
      responseType: 'stream',
      ...retryOf(method),
    });
  } catch (error) {
    const response = error instanceof FetchError ? (error.response as Response | undefined) : undefined;
    throw response && !signal.aborted ? await problemError(exchange, response) : withoutAnswer(exchange, error);
  }
}

/** Returns the error for a request without a complete response. */
export function withoutAnswer({ method, url, signal }: Exchange, cause: unknown): CallError {
  const detail = { method, url, cause: cause instanceof FetchError ? cause.cause : cause };
  if (!signal.aborted) return new NetworkError('no response', detail);
  return isTimeout(signal.reason) ? new TimeoutError('timed out', detail) : new AbortedError('aborted', detail);
}

async function problemError({ method, url }: Exchange, response: Response): Promise<HttpProblemError> {
  const { status, statusText, headers } = response;
  const problem = readProblem(await response.text().catch(() => ''));
  const what = [problem?.errorCode ?? statusText, problem?.detail ?? problem?.message].filter(Boolean).join(' ');
  const requestId = requestIdOf(headers) ?? problem?.instance?.match(/^urn:tramita:request:(.+)$/)?.[1];
  return new HttpProblemError(what, { method, url, status, problem, requestId, retryAfter: retryAfter(headers) });
}

/** Returns the id of a call in the server's log; undefined if the server does not send it. */
export const requestIdOf = (headers: Headers): string | undefined => headers.get('x-request-id') ?? undefined;

/** Returns the `retry-after` header in seconds. The header contains seconds or a date. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
