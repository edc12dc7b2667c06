import type { Endpoint, Method } from '../contract/base/endpoint.ts';
import type { ErrorCode } from '../contract/base/error-codes.ts';
import type { FieldProblem, Problem } from '../contract/base/problem.ts';
import { knownCode } from './known-code.ts';

/** Kinds of failure of a call, stable across versions; the `code` of every {@link CallError}. */
export type ApiErrorCode = 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'TOKEN' | 'HTTP_PROBLEM' | 'CONTRACT';

/** Details that every error of a call has. */
export interface ApiErrorDetail {
  readonly method: Method;
  readonly url: string;
  readonly status?: number | undefined;
  readonly problem?: Problem | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/**
 * Base class of the errors `client.call` rejects with. Distinguish {@link CallError} types by `code` or `instanceof`.
 */
export abstract class ApiError extends Error {
  abstract readonly code: ApiErrorCode;
  readonly method: Method;
  readonly url: string;
  /** HTTP status of the response; undefined without a response. */
  readonly status: number | undefined;
  /** Parsed body of an error response; undefined without one or if it is not a problem document. */
  readonly problem: Problem | undefined;
  /** Id of the call in the server's log, from the `x-request-id` header; undefined if the response has none. */
  readonly requestId: string | undefined;

  constructor(what: string, detail: ApiErrorDetail) {
    const { method, url, status, problem, requestId, cause } = detail;
    super(`${method} ${url}: ${status === undefined ? '' : `${status} `}${what}`, { cause });
    this.method = method;
    this.url = url;
    this.status = status;
    this.problem = problem;
    this.requestId = requestId;
  }
}

/** No response: offline, unknown host, lost connection, or blocked by CORS. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
  readonly code = 'NETWORK';
}

/** No response within the call's `timeout`. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
  readonly code = 'TIMEOUT';
}

/** The call was aborted through its `signal`. Usually ignored, see {@link isAborted}. */
export class AbortedError extends ApiError {
  override readonly name = 'AbortedError';
  readonly code = 'ABORTED';
}

/** The token provider failed, so nothing was sent; `cause` is its error. */
export class TokenError extends ApiError {
  override readonly name = 'TokenError';
  readonly code = 'TOKEN';
}

/** A response with an error status. */
export class HttpProblemError extends ApiError {
  override readonly name = 'HttpProblemError';
  readonly code = 'HTTP_PROBLEM';
  declare readonly status: number;
  /** Error code of the response; undefined if it has none or one the contract does not define. */
  readonly errorCode: ErrorCode | undefined;
  /** Seconds to wait before the next attempt, from the `retry-after` header. */
  readonly retryAfter: number | undefined;

  constructor(
    what: string,
    detail: ApiErrorDetail & { readonly status: number; readonly retryAfter?: number | undefined },
  ) {
    super(what, detail);
    this.errorCode = knownCode(detail.problem?.errorCode);
    this.retryAfter = detail.retryAfter;
  }

  /** Invalid inputs by name; empty if the response lists none. */
  get fields(): readonly FieldProblem[] {
    return this.problem?.fields ?? [];
  }
}

/** A response that breaks the contract: it does not match the schema or is not JSON. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError';
  readonly code = 'CONTRACT';
  /** Id of the called endpoint. */
  readonly endpointId: Endpoint['id'];
  /** Paths and messages of the invalid properties, e.g. `elements.0.uuid: Invalid input`. */
  readonly issues: readonly string[];

  constructor(endpointId: Endpoint['id'], issues: readonly string[], detail: ApiErrorDetail) {
    super(`response breaks the contract of ${endpointId}: ${issues.join('; ')}`, detail);
    this.endpointId = endpointId;
    this.issues = issues;
  }
}

/** All errors `client.call` rejects with. `switch (error.code)` narrows the union. */
export type CallError = NetworkError | TimeoutError | AbortedError | TokenError | HttpProblemError | ContractError;

/** Returns true for errors of a call, and false for programming errors. `switch (error.code)` then narrows the type. */
export function isCallError(error: unknown): error is CallError {
  return error instanceof ApiError;
}

// The next two functions compare `code` instead of using `instanceof`, because a page may contain a second copy of this
// package, and because a widget that only checks an error should not load all the classes.
const codeOf = (error: unknown) => (error as Partial<CallError> | null | undefined)?.code;

/** Returns true if the call was aborted on purpose (unmounted, superseded), so that nothing needs to be shown. */
export function isAborted(error: unknown): error is AbortedError {
  return codeOf(error) === 'ABORTED';
}

/**
 * Returns true if the error is an error response with this code.
 *
 * @example
 * if (isProblem(error, 'TASK_ALREADY_DONE')) reload();
 */
export function isProblem<Code extends ErrorCode>(
  error: unknown,
  code: Code,
): error is HttpProblemError & { readonly errorCode: Code } {
  return codeOf(error) === 'HTTP_PROBLEM' && (error as HttpProblemError).errorCode === code;
}
