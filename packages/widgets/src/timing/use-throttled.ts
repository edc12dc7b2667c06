import { useEffect, useRef, useState } from 'react';

/**
 * Returns the value, but changes at most once per `intervalMs`. The first change is immediate and the last is never
 * lost.
 */
export function useThrottled<Value>(value: Value, intervalMs: number): Value {
  const [shown, setShown] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (Object.is(value, shown)) return;
    const show = () => {
      changedAt.current = performance.now();
      setShown(value);
    };
    const rest = changedAt.current + intervalMs - performance.now();
    const timer = setTimeout(show, Math.max(rest, 0));
    return () => clearTimeout(timer);
  }, [value, shown, intervalMs]);
  return shown;
}
