import { createFetch, FetchError, type FetchOptions } from 'ofetch';
import type { Method } from '../contract/base/endpoint.ts';
import { AbortedError, type CallError, HttpProblemError, NetworkError, TimeoutError } from './errors.ts';
import { readProblem } from './read-problem.ts';

/** One request on the wire, the same at every attempt but for its token. */
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

/** Reading is tried again once after a lost connection or a gateway's refusal; writing never is. */
const retryOf = (method: Method): FetchOptions =>
  method === 'GET'
    ? {
        retry: 1,
        retryDelay,
        // ofetch counts a lost connection as status 500; a real 500 is not tried again
        retryStatusCodes: [500, 502, 503, 504],
        onResponseError: ({ response, options }) => {
          if (response.status === 500) options.retry = false;
        },
        onRequestError: ({ options }) => {
          if (options.signal?.aborted) options.retry = false;
        },
      }
    : { retry: false };

/** Sends it with this token and gives the unread answer of a success; anything else is a {@link CallError}. */
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

/** The error of an exchange that brought no whole answer. */
export function withoutAnswer({ method, url, signal }: Exchange, cause: unknown): CallError {
  const detail = { method, url, cause: cause instanceof FetchError ? cause.cause : cause };
  if (!signal.aborted) return new NetworkError('no answer', detail);
  return isTimeout(signal.reason) ? new TimeoutError('no answer in time', detail) : new AbortedError('aborted', detail);
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}

async function problemError({ method, url }: Exchange, response: Response): Promise<HttpProblemError> {
  const { status, statusText, headers } = response;
  const problem = readProblem(await response.text().catch(() => ''));
  const what = [problem?.errorCode ?? statusText, problem?.detail ?? problem?.message].filter(Boolean).join(' ');
  const requestId = requestIdOf(headers) ?? problem?.instance?.match(/^urn:tramita:request:(.+)$/)?.[1];
  return new HttpProblemError(what, { method, url, status, problem, requestId, retryAfter: retryAfter(headers) });
}

/** Id of a call in the server's log; undefined if the server does not send it. */
export const requestIdOf = (headers: Headers): string | undefined => headers.get('x-request-id') ?? undefined;

/** Seconds, given as such or as a date. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
