/** Returns whether a retry may succeed: only if there was no token or no response, or the server failed. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('status' in error && typeof error.status === 'number') return error.status >= 500;
  return 'code' in error && (error.code === 'NETWORK' || error.code === 'TOKEN');
}
