import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Returns the parameters of the address, and a function that replaces them. A second change continues from the first
 * even if the router has not rendered that one yet; with `useSearchParams` alone it would remove it.
 */
export function useSearch() {
  const [search, setSearch] = useSearchParams();
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const change = (next: (before: URLSearchParams) => URLSearchParams) => {
    latest.current = next(new URLSearchParams(latest.current));
    setSearch(latest.current, { replace: true });
  };
  return [search, change] as const;
}
