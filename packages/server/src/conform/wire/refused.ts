import type { ErrorCode } from '@tramita/client/contract';
import { type Attempt, describeAttempt } from './caller.ts';
import { Deviation } from './deviation.ts';

/** The refusal that a request must get. */
export interface ExpectedRefusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422;
  readonly code: ErrorCode;
  /** Names of inputs that the response must list as invalid. */
  readonly fields?: readonly string[];
  /** Name of the rule that must be given. */
  readonly reason?: string;
}

/** Checks that a response is this refusal. @throws {Deviation} */
export function refused(attempt: Attempt, { status, code, fields = [], reason }: ExpectedRefusal): void {
  const { request, problem, headers } = attempt;
  const deviates = (expected: string, actual: string) => {
    throw new Deviation(expected, actual, request);
  };
  if (attempt.status !== status || problem?.errorCode !== code) {
    deviates(`${status} ${code}`, describeAttempt(attempt));
  }
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('application/problem+json')) {
    deviates('content-type application/problem+json', type || 'nenhum');
  }
  if (!problem?.message) deviates('uma mensagem em português em "message"', 'nenhuma');
  if (reason !== undefined && problem?.reason !== reason) deviates(`reason ${reason}`, String(problem?.reason));
  const named = (problem?.fields ?? []).map(({ name }) => name);
  const absent = fields.filter((field) => !named.includes(field));
  if (absent.length > 0) deviates(`"fields" com ${absent.join(', ')}`, named.join(', ') || 'nenhum');
}
