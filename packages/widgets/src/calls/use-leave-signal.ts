import { useCallback, useEffect, useRef, useState } from 'react';

/** Returns a function that creates a signal, which is aborted when the component unmounts or the next one is created. */
export function useLeaveSignal(): () => AbortSignal {
  const newController = useLeaveController();
  const running = useRef<AbortController>(undefined);
  return useCallback(() => {
    running.current?.abort();
    running.current = newController();
    return running.current.signal;
  }, [newController]);
}

/** Returns a function that creates an abort controller, which is aborted when the component unmounts. */
export function useLeaveController(): () => AbortController {
  const [running] = useState(() => new Set<AbortController>());
  useEffect(
    () => () => {
      for (const controller of running) controller.abort();
      running.clear();
    },
    [running],
  );
  return useCallback(() => {
    const controller = new AbortController();
    running.add(controller);
    return controller;
  }, [running]);
}
