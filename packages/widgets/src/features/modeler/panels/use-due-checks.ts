import { useCallback, useEffect, useRef, useState } from 'react';

/** Time after a change until an input is checked again, in ms. */
const checkRestMs = 500;

/**
 * Decides when the problems of inputs become visible: on blur, and half a second after a change. A visible problem
 * disappears as soon as it is corrected. Other inputs, with another value of `of`, start without visible problems.
 */
export function useDueChecks<Name extends string>(of = '') {
  const [due, setDue] = useState<ReadonlySet<Name>>(new Set());
  const [shown, setShown] = useState(of);
  if (shown !== of) {
    setShown(of);
    setDue(new Set());
  }
  const timers = useRef(new Map<Name, ReturnType<typeof setTimeout>>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timers belong to these inputs
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, [of]);
  const left = useCallback((name: Name) => {
    clearTimeout(timers.current.get(name));
    setDue((before) => (before.has(name) ? before : new Set([...before, name])));
  }, []);
  /** If `isShownWrong` is false, new problems stay hidden until half a second after the change. */
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
