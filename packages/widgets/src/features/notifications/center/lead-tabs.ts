/**
 * Elects a leader among the tabs with the same name and calls `onLead` when this tab becomes the leader. Returns a
 * function that withdraws. Without a name, or in a browser without locks, every tab is a leader.
 */
export function leadTabs(name: string | null, onLead: () => void): () => void {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (name === null || !locks) {
    onLead();
    return () => {};
  }
  const candidacy = new AbortController();
  const { signal } = candidacy;
  const lead = () =>
    new Promise<void>((release) => {
      if (signal.aborted) return release();
      signal.addEventListener('abort', () => release(), { once: true });
      onLead();
    });
  // rejects if the tab withdraws before the lock is granted
  locks.request(name, { signal }, lead).catch(() => {});
  return () => candidacy.abort();
}
