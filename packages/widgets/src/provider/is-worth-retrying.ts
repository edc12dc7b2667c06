/** Only what may be gone in a moment: no answer at all, or a failure of the server's own. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('status' in error && typeof error.status === 'number') return error.status >= 500;
  return 'code' in error && error.code === 'NETWORK';
}
