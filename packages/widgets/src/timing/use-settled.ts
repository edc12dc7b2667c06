import { useEffect, useState } from 'react';

/** Time without typing after which a search starts, in ms. */
export const searchRestMs = 500;

/** Returns the value after it has not changed for `restMs`. An empty value is returned at once. */
export function useSettled(value: string, restMs: number = searchRestMs): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
