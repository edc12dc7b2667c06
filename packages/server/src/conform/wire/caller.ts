import { setTimeout } from 'node:timers/promises';
import { ApiError, type CallArguments, ContractError, createClient, HttpProblemError } from '@tramita/client';
import type { Endpoint, Problem, ResponseOf } from '@tramita/client/contract';
import { Deviation, shown } from './deviation.ts';
import type { Budget } from './limits.ts';

/** Parts of a request without their types, because checks also send invalid ones. */
export interface AnyInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Further headers of a request, e.g. `idempotency-key`. */
export type ExtraHeaders = Readonly<Record<string, string>>;

/** The response to one request. */
export interface Attempt<E extends Endpoint = Endpoint> {
  /** Method and path, for messages. */
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed response of a success that matches the schema. */
  readonly value: ResponseOf<E> | undefined;
  /** The body of a refusal, if it is a problem document. */
  readonly problem: Problem | undefined;
  /** How the response breaks its schema; null if it does not. */
  readonly issues: readonly string[] | null;
}

/** The API as one user accesses it. */
export interface Caller {
  /** Sends a request and returns the response, whatever its status. @throws {Deviation} without a response */
  attempt<E extends Endpoint>(endpoint: E, input?: AnyInput, headers?: ExtraHeaders): Promise<Attempt<E>>;
  /** Makes a call and returns the parsed response. @throws {Deviation} unless it succeeds */
  call<E extends Endpoint>(endpoint: E, ...rest: CallArguments<E>): Promise<ResponseOf<E>>;
}

export interface CallerOptions {
  readonly api: string;
  readonly token: string | null;
  /** Origin of a page, sent with every request. */
  readonly origin: string | undefined;
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  readonly budget: Budget;
}

const rateLimitWaits = 5;
const longestWaitMs = 10_000;

/** Wraps `fetch`: waits when the server asks for it (429), at most five times. */
const patient =
  (inner: typeof fetch): typeof fetch =>
  async (input, init) => {
    for (let waits = 0; ; waits += 1) {
      const response = await inner(input, init);
      if (response.status !== 429 || waits === rateLimitWaits) return response;
      const seconds = Number(response.headers.get('retry-after')) || 1;
      await setTimeout(Math.min(seconds * 1000, longestWaitMs));
    }
  };

/** Creates a {@link Caller} on top of the client that pages use, so that requests are encoded as theirs. */
export function createCaller({ api, token, origin, fetch, timeoutMs, budget }: CallerOptions): Caller {
  const own: ExtraHeaders = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(origin === undefined ? {} : { origin }),
  };

  async function attempt<E extends Endpoint>(endpoint: E, input: AnyInput = {}, extra: ExtraHeaders = {}) {
    budget.spend();
    let response: Response | undefined;
    let text = '';
    const client = createClient({
      baseUrl: api,
      headers: { ...own, ...extra },
      fetch: async (target, init) => {
        response = await patient(fetch)(target, init);
        text = await response.clone().text();
        return response;
      },
    });
    const request = `${endpoint.method} ${pathOf(endpoint, input)}`;
    let value: ResponseOf<E> | undefined;
    let failure: unknown;
    try {
      // checks send invalid inputs on purpose
      value = await client.call(endpoint, ...([{ ...input, timeout: timeoutMs }] as unknown as CallArguments<E>));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failure = error;
    }
    const isAnswered = !failure || failure instanceof HttpProblemError || failure instanceof ContractError;
    if (!response || !isAnswered) {
      const cause = failure instanceof Error ? failure.message : '';
      throw new Deviation('uma resposta', `nenhuma (${shown(cause)})`, request);
    }
    return {
      request,
      status: response.status,
      headers: response.headers,
      text,
      value,
      problem: failure instanceof HttpProblemError ? failure.problem : undefined,
      issues: failure instanceof ContractError ? failure.issues : null,
    };
  }

  return {
    attempt,
    async call(endpoint, ...[input]) {
      return fulfilled(endpoint, await attempt(endpoint, input));
    },
  };
}

function pathOf({ path }: Endpoint, input: AnyInput): string {
  const [params, query] = [Object(input.params), Object(input.query)];
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(params, name)));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? shown(`${filled}?${search}`) : filled;
}

/** Returns the status of a success. */
export const successStatus = ({ status, response, responseKind }: Endpoint): number =>
  status ?? (response || responseKind === 'blob' ? 200 : 204);

/** Describes a response in a few words; the body of a success is left out, because it may contain personal data. */
export function describeAttempt({ status, problem, text }: Attempt): string {
  if (status < 300) return String(status);
  return problem ? `${status} ${problem.errorCode ?? 'sem errorCode'}` : `${status} ${shown(text)}`.trim();
}

/** Returns the parsed response. @throws {Deviation} unless status, type and body are those of a success */
export function fulfilled<E extends Endpoint>(endpoint: E, attempt: Attempt<E>): ResponseOf<E> {
  const { request, status, headers, issues, text } = attempt;
  const expected = successStatus(endpoint);
  if (status !== expected) throw new Deviation(`status ${expected}`, describeAttempt(attempt), request);
  if (issues) throw new Deviation('o formato do contrato', shown(issues.join('; ')), request);
  const type = headers.get('content-type') ?? '';
  if (endpoint.response && !type.startsWith('application/json')) {
    throw new Deviation('content-type application/json', type || 'nenhum', request);
  }
  if (expected === 204 && text !== '') throw new Deviation('uma resposta sem corpo', shown(text), request);
  // undefined only for an endpoint without a response
  return attempt.value as ResponseOf<E>;
}
