import { useContext, useEffect, useReducer, useRef } from 'react';
import { UiEnvironmentContext } from './ui-surroundings.ts';

/** Code that is loaded on demand: a dialog, a calendar, an HTML sanitizer. */
export interface LazyPart<Part> {
  /** The part, if it is loaded. */
  readonly current: Part | undefined;
  /** Whether the last attempt to load it failed. */
  readonly hasFailed: boolean;
  /** Loads it once. A failure is not cached: the next call retries. */
  load: () => Promise<Part>;
}

/**
 * Keeps code out of a widget's first download until it is needed.
 *
 * @example
 * const calendar = lazyPart(() => import('./Calendar.tsx').then(({ Calendar }) => Calendar));
 */
export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  let current: Part | undefined;
  let running: Promise<Part> | undefined;
  let hasFailed = false;
  return {
    get current() {
      return current;
    },
    get hasFailed() {
      return hasFailed;
    },
    load() {
      running ??= fetchPart().then(
        (part) => {
          current = part;
          return part;
        },
        (error) => {
          running = undefined;
          hasFailed = true;
          throw error;
        },
      );
      return running;
    },
  };
}

/**
 * Returns the part if it is loaded; loads it when `wanted` is true. Calls `onFailed` if loading fails. A server waits for
 * the part, so that its HTML contains it, and the browser keeps that HTML until it has the part too.
 */
export function useLazyPart<Part>(part: LazyPart<Part>, wanted: boolean, onFailed?: () => void): Part | undefined {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  const { current } = part;
  const { isPrerendering } = useContext(UiEnvironmentContext);
  if (isPrerendering && wanted && !current && !part.hasFailed) throw part.load();
  // a server may have loaded the part for another page
  const shown = isPrerendering && !wanted ? undefined : current;
  useEffect(() => {
    if (!wanted || current) return;
    let isCurrent = true;
    part.load().then(
      () => isCurrent && draw(),
      () => isCurrent && failed.current?.(),
    );
    return () => {
      isCurrent = false;
    };
  }, [part, wanted, current]);
  return shown;
}

/** Time reserved for the page's own content, in ms: on a slow network, other downloads would delay it. */
const quietTime = 2500;

/**
 * Runs low-priority work when the browser is idle, after a time in ms: by default after the page had time to load its own
 * content. Returns a function that cancels it.
 */
export function whenQuiet(work: () => void, after = quietTime): () => void {
  let handle: number | undefined;
  const begin = () => {
    if (typeof requestIdleCallback === 'undefined') work();
    else handle = requestIdleCallback(work);
  };
  const timer = setTimeout(begin, after);
  return () => {
    clearTimeout(timer);
    if (handle !== undefined) cancelIdleCallback(handle);
  };
}

/** Loads parts while the page is idle, so that users do not wait for them later. */
export function usePreload(...parts: readonly LazyPart<unknown>[]): void {
  const wanted = useRef(parts);
  useEffect(
    () =>
      whenQuiet(() => {
        // a later use of the part retries and reports the failure
        for (const part of wanted.current) part.load().catch(() => {});
      }),
    [],
  );
}
