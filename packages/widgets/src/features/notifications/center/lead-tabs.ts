/**
 * Stands for election among the tabs that use the same name; `onLead` is called once this one leads. Answers how to
 * stand down. Without a name, or in a browser without locks, everybody leads.
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
  // standing down before it was granted rejects
  locks.request(name, { signal }, lead).catch(() => {});
  return () => candidacy.abort();
}
