import { useEffect, useRef, useState } from 'react';

/** The value, changing at most once in `intervalMs`: the first change at once, the last one always. */
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
