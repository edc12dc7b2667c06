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
 * Makes a server wait for parts, so that its HTML contains them, and the browser keep that HTML until it has them too. A widget
 * calls it above its first element for the parts that are shown at first further inside: after a component that waits, React 18
 * goes on with the elements that follow, takes the HTML of the missing part for theirs, and reports that they differ. A part
 * that failed to load is not waited for.
 */
export function usePrerendered(...parts: readonly (LazyPart<unknown> | false | null)[]): void {
  const { isPrerendering } = useContext(UiEnvironmentContext);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
  }, []);
  // a component that is shown must not be hidden again by waiting
  if (!isPrerendering || isMounted.current) return;
  const loading = parts.flatMap((part) => (part && !part.current && !part.hasFailed ? [part.load()] : []));
  // React renders the component again when they have arrived
  if (loading.length > 0) throw Promise.all(loading);
}

/**
 * Returns the part if it is loaded; loads it when `wanted` is true. Calls `onFailed` if loading fails. A server waits for it,
 * as in `usePrerendered`.
 */
export function useLazyPart<Part>(part: LazyPart<Part>, wanted: boolean, onFailed?: () => void): Part | undefined {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  const { current } = part;
  const { isPrerendering } = useContext(UiEnvironmentContext);
  usePrerendered(wanted && part);
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
