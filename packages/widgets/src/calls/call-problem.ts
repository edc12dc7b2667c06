/** A failed call. Its texts come from `failureOf` where they are shown. */
export interface CallProblem {
  /** `forbidden` and `notFound` are answers of the server, `offline` means that the device has no connection. */
  readonly kind: 'failed' | 'forbidden' | 'notFound' | 'offline';
  readonly error: unknown;
}

/** Returns the problem of a failed call. Reads names instead of classes, so that a screen that only asks stays small. */
export function problemOf(error: unknown): CallProblem {
  const { code, status, errorCode }: { code?: unknown; status?: unknown; errorCode?: unknown } = Object(error);
  if (errorCode === 'FORBIDDEN') return { kind: 'forbidden', error };
  if (status === 404) return { kind: 'notFound', error };
  return { kind: code === 'NETWORK' && !navigator.onLine ? 'offline' : 'failed', error };
}
