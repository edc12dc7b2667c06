import { isProblem } from '@tramita/client';
import { type Failure, failureOf, type OwnFailureTexts } from '../messages/failures.ts';

/** A failed call: its kind, its texts, and the error for everything else. */
export interface CallProblem extends Failure {
  /** `forbidden` and `notFound` are answers of the server, `offline` means that the device has no connection. */
  readonly kind: 'failed' | 'forbidden' | 'notFound' | 'offline';
  readonly error: unknown;
}

/** Returns the problem of a failed call. Texts that the caller does not give are the generic ones of the status. */
export const problemOf = (error: unknown, own?: OwnFailureTexts): CallProblem => ({
  ...failureOf(error, own),
  kind: kindOf(error),
  error,
});

function kindOf(error: unknown): CallProblem['kind'] {
  if (isProblem(error, 'FORBIDDEN')) return 'forbidden';
  const { code, status }: { code?: unknown; status?: unknown } = Object(error);
  if (status === 404) return 'notFound';
  return code === 'NETWORK' && navigator.onLine === false ? 'offline' : 'failed';
}
