/** Only what may be gone in a moment: no answer at all, or a failure of the server's own. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'AbortError') return false;
  const status = 'status' in error ? error.status : undefined;
  if (typeof status === 'number' && status > 0) return status >= 500;
  return 'code' in error ? error.code === 'network' : error instanceof TypeError;
}
