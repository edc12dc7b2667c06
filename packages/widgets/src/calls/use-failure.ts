import { useEffect, useRef } from 'react';

/** Calls `onFailed` once for each error of a query. */
export function useFailure(error: unknown, onFailed: ((error: unknown) => void) | undefined): void {
  const latest = useRef(onFailed);
  latest.current = onFailed;
  useEffect(() => {
    if (error) latest.current?.(error);
  }, [error]);
}
