import { useCallback, useEffect, useRef, useState } from 'react';

/** How long an input rests after a change before it is checked again, in ms. */
const checkRestMs = 500;

/**
 * When inputs are checked for the person: once they were left, and half a second after a change. What was wrong before
 * goes as soon as it is right.
 */
export function useDueChecks<Name extends string>() {
  const [due, setDue] = useState<ReadonlySet<Name>>(new Set());
  const timers = useRef(new Map<Name, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  const left = useCallback((name: Name) => {
    clearTimeout(timers.current.get(name));
    setDue((before) => (before.has(name) ? before : new Set([...before, name])));
  }, []);
  /** `isShownWrong` false: nothing new is found wrong until the input has rested. */
  const changed = useCallback(
    (name: Name, isShownWrong = true) => {
      clearTimeout(timers.current.get(name));
      if (!isShownWrong)
        setDue((before) => (before.has(name) ? new Set([...before].filter((other) => other !== name)) : before));
      timers.current.set(
        name,
        setTimeout(() => left(name), checkRestMs),
      );
    },
    [left],
  );
  return { due, left, changed };
}
