import { useEffect, useReducer, useRef } from 'react';

/** Code that comes in a file of its own: a window, a calendar, a cleaner of HTML. */
export interface LazyPart<Part> {
  /** The code once it is there. */
  readonly current: Part | undefined;
  /** Fetches it once. A failure is forgotten, so that the next call tries again. */
  load: () => Promise<Part>;
}

/**
 * Leaves code out of a widget's first download until it is wanted.
 *
 * @example
 * const calendar = lazyPart(() => import('./Calendar.tsx').then(({ Calendar }) => Calendar));
 */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let current: Part | undefined;
  let running: Promise<Part> | undefined;
  return {
    get current() {
      return current;
    },
    load() {
      running ??= fetchPart().then(
        (part) => {
          current = part;
          return part;
        },
        (error) => {
          running = undefined;
          throw error;
        },
      );
      return running;
    },
  };
}

/** The part when it is there; it is fetched as soon as `wanted`. `onFailed` is told when it cannot be had. */
export function useLazyPart<Part>(part: LazyPart<Part>, wanted: boolean, onFailed?: () => void): Part | undefined {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    if (!wanted || part.current) return;
    let isCurrent = true;
    part.load().then(
      () => isCurrent && draw(),
      () => isCurrent && failed.current?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [part, wanted]);
  return part.current;
}

/** How long what a page shows comes first, in ms: on a slow network everything else would stand in its way. */
const quietTime = 2500;

/**
 * Does work that nobody waits for yet: once the page had time to get what it shows, and the browser has nothing else to
 * do. Returns how to leave it.
 */
export function whenQuiet(work: () => void): () => void {
  let handle: number | undefined;
  const begin = () => {
    if (typeof requestIdleCallback === 'undefined') work();
    else handle = requestIdleCallback(work);
  };
  const timer = setTimeout(begin, quietTime);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}

/** Fetches parts when the page is quiet, so that nobody waits for them later. */
export function usePreload(...parts: readonly LazyPart<unknown>[]): void {
  const wanted = useRef(parts);
  useEffect(
    () =>
      whenQuiet(() => {
        // whoever wants the part tries again, and tells
        for (const part of wanted.current) part.load().catch(() => {});
      }),
    [],
  );
}
