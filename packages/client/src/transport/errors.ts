import type { Endpoint, Method } from '../contract/base/endpoint.ts';
import { type ErrorCode, errorCodes } from '../contract/base/error-codes.ts';
import type { FieldProblem, Problem } from '../contract/base/problem.ts';

/** Stable names of the ways a call can fail; `error.code` of every {@link CallError}. */
export type ApiErrorCode = 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'HTTP_PROBLEM' | 'CONTRACT';

/** What every error of a call knows about it. */
export interface ApiErrorDetail {
  readonly method: Method;
  readonly url: string;
  readonly status?: number | undefined;
  readonly problem?: Problem | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/** Base of every error `client.call` rejects with. Catch {@link CallError} types by `code` or `instanceof`. */
export abstract class ApiError extends Error {
  abstract readonly code: ApiErrorCode;
  readonly method: Method;
  readonly url: string;
  /** HTTP status of the answer; undefined when there was none. */
  readonly status: number | undefined;
  /** The parsed body of the refusal; undefined when there was none or it is not a problem document. */
  readonly problem: Problem | undefined;
  /** Id of the call in the server's log, from the `x-request-id` header; undefined when the answer carries none. */
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

/** No answer: offline, host unknown, connection lost, or refused by CORS. */
export class NetworkError extends ApiError {
  override readonly name = 'NetworkError';
  readonly code = 'NETWORK';
}

/** No answer within the call's `timeout`. */
export class TimeoutError extends ApiError {
  override readonly name = 'TimeoutError';
  readonly code = 'TIMEOUT';
}

/** Given up through the call's `signal`. Usually ignored: see {@link isAborted}. */
export class AbortedError extends ApiError {
  override readonly name = 'AbortedError';
  readonly code = 'ABORTED';
}

/** An answer with an error status. */
export class HttpProblemError extends ApiError {
  override readonly name = 'HttpProblemError';
  readonly code = 'HTTP_PROBLEM';
  declare readonly status: number;
  /** The product's code; undefined when the answer carries none or one the contract does not know. */
  readonly errorCode: ErrorCode | undefined;
  /** Seconds to wait before trying again, from the `retry-after` header. */
  readonly retryAfter: number | undefined;

  constructor(
    what: string,
    detail: ApiErrorDetail & { readonly status: number; readonly retryAfter?: number | undefined },
  ) {
    super(what, detail);
    const raw = detail.problem?.errorCode;
    this.errorCode = errorCodes.find((code) => code === raw);
    this.retryAfter = detail.retryAfter;
  }

  /** Inputs that were refused, by name; empty when the answer names none. */
  get fields(): readonly FieldProblem[] {
    return this.problem?.fields ?? [];
  }
}

/** An answer that breaks the contract: not the declared shape, or not JSON at all. */
export class ContractError extends ApiError {
  override readonly name = 'ContractError';
  readonly code = 'CONTRACT';
  /** Id of the endpoint whose answer it was. */
  readonly endpointId: Endpoint['id'];
  /** What is wrong where, e.g. `elements.0.uuid: Invalid input`. */
  readonly issues: readonly string[];

  constructor(endpointId: Endpoint['id'], issues: readonly string[], detail: ApiErrorDetail) {
    super(`answer breaks the contract of ${endpointId}: ${issues.join('; ')}`, detail);
    this.endpointId = endpointId;
    this.issues = issues;
  }
}

/** Everything `client.call` rejects with, as a union that `switch (error.code)` narrows. */
export type CallError = NetworkError | TimeoutError | AbortedError | HttpProblemError | ContractError;

/** True for errors of a call, which `switch (error.code)` then narrows; false for programming errors. */
export function isCallError(error: unknown): error is CallError {
  return error instanceof ApiError;
}

// These two go by the stable names instead of the class: a page may hold a second copy of this package, and a widget
// that only asks about an error stays free of all the classes.
const codeOf = (error: unknown) => (error as Partial<CallError> | null | undefined)?.code;

/** True when the call was given up on purpose (unmounted, superseded), so nothing needs to be shown. */
export function isAborted(error: unknown): error is AbortedError {
  return codeOf(error) === 'ABORTED';
}

/**
 * True when the server refused with this code.
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
