import { useEffect, useState } from 'react';

/** How long typing rests before it is searched for. */
export const searchRestMs = 500;

/** The value once it has not changed for a while; an emptied text counts at once. */
export function useSettled(value: string, restMs: number = searchRestMs): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
