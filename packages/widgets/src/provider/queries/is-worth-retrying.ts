/**
 * Returns whether a retry may succeed: only if there was no token or no response, or the server failed. A token provider
 * that gave up waiting has taken its time already.
 */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('status' in error && typeof error.status === 'number') return error.status >= 500;
  if (!('code' in error)) return false;
  const { code, cause } = error;
  return code === 'NETWORK' || (code === 'TOKEN' && (cause as Partial<Error> | undefined)?.name !== 'TimeoutError');
}
