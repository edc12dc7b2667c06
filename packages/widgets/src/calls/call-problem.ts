/** A failed call. Its texts come from `failureOf` where they are shown. */
export interface CallProblem {
  /** `forbidden` and `notFound` are responses of the server; `offline` means that the device has no connection. */
  readonly kind: 'failed' | 'forbidden' | 'notFound' | 'offline';
  readonly error: unknown;
}

/** Returns the problem of a failed call. Compares error names, so that the error classes need not be loaded. */
export function problemOf(error: unknown): CallProblem {
  const { code, status, errorCode }: { code?: unknown; status?: unknown; errorCode?: unknown } = Object(error);
  if (errorCode === 'FORBIDDEN') return { kind: 'forbidden', error };
  if (status === 404) return { kind: 'notFound', error };
  return { kind: code === 'NETWORK' && !navigator.onLine ? 'offline' : 'failed', error };
}
