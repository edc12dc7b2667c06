import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenQuiet } from '../../../ui/lazy-part.ts';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import { isDrawn, missingAround, rowSlots, rowsOf, rowsToDraw, rowWindow, withMoreRows } from './row-window.ts';

/** Height of a row until one was measured, in px: `vars.size.row`. */
const usualHeight = 44;
/** How long a list must rest before its other rows are rendered, in ms: without the pointer over it, and with it. */
const restMs = 1500;
const awaitedMs = 100;

/** The rows rendered first: as many as the list shows, or as the window could show on a server. */
function firstRows(list: HTMLElement | null) {
  const scroll = list?.querySelector<HTMLElement>('[data-slot="table-scroll"]');
  const space = scroll ? spaceOf(scroll) : 0;
  return { from: 0, to: Math.ceil((space > 0 ? space : globalThis.innerHeight || 900) / usualHeight) };
}

/** Height of the visible part of the rows. */
const spaceOf = (scroll: HTMLElement): number =>
  scroll.clientHeight - (scroll.querySelector<HTMLElement>('thead')?.offsetHeight ?? 0);

/** The rendered rows of a list, by their positions. */
interface DrawnRows {
  readonly rows: readonly unknown[];
  readonly drawn: ReadonlySet<number>;
}

/**
 * Returns which rows of a long list are rendered: the visible ones, those around them, the kept ones and, in a list of
 * usual length, those that were rendered before and, while the page is idle, all others. All rows have the height of the
 * first rendered one.
 */
export function useRowWindow(rows: readonly unknown[], kept: readonly number[], list: RefObject<HTMLElement | null>) {
  const count = rows.length;
  const anchor = useRef<HTMLTableRowElement>(null);
  const [first] = useState(() => firstRows(list.current));
  const [shown, setShown] = useState<DrawnRows>(() => ({ rows, drawn: new Set(rowsOf(first)) }));
  const [height, setHeight] = useState(usualHeight);
  // a pointer over the list is likely to scroll it
  const [isAwaited, setAwaited] = useState(false);
  const latest = useRef({ height, drawn: shown.drawn, visible: first, movedAt: 0 });
  let { drawn } = shown;
  if (shown.rows !== rows) {
    // of other rows only the visible ones are rendered at once
    drawn = new Set(rowsOf(latest.current.visible));
    setShown({ rows, drawn });
  }
  latest.current.height = height;
  latest.current.drawn = drawn;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin another rest
  useIsomorphicLayoutEffect(() => {
    latest.current.movedAt = performance.now();
  }, [rows]);

  useIsomorphicLayoutEffect(() => {
    const scroll = anchor.current?.closest<HTMLElement>('[data-slot="table-scroll"]');
    if (!scroll) return;
    const head = scroll.querySelector<HTMLElement>('thead');
    let space = 0;
    let nextFrame: number | undefined;
    const look = (isMoving: boolean) => {
      const { height, drawn } = latest.current;
      const top = scroll.scrollTop;
      const inSight = { count, height, top, bottom: top + space };
      const visible = rowWindow(inSight);
      latest.current.visible = visible;
      const next = rowsToDraw(inSight, drawn, isMoving);
      if (next === drawn) return;
      const draw = () => setShown((old) => ({ ...old, drawn: next }));
      // visible rows are rendered within the frame of the scroll, so that no frame shows a gap
      if (isMoving && !isDrawn(visible, drawn)) flushSync(draw);
      else draw();
      if (!isMoving || missingAround(inSight, next).length === 0) return;
      if (nextFrame !== undefined) cancelAnimationFrame(nextFrame);
      nextFrame = requestAnimationFrame(() => look(true));
    };
    // the layout is read when it changes, not while the list scrolls
    const measure = () => {
      space = spaceOf(scroll);
      const row = scroll.querySelector<HTMLElement>('tbody [data-slot="row"]');
      if (row && row.offsetHeight > 0) {
        latest.current.height = row.offsetHeight;
        setHeight(row.offsetHeight);
      }
      look(false);
    };
    const handleScroll = () => {
      latest.current.movedAt = performance.now();
      look(true);
    };
    const handlePointer = () => setAwaited(true);
    measure();
    scroll.addEventListener('scroll', handleScroll, { passive: true });
    scroll.addEventListener('pointerenter', handlePointer);
    const observer = new ResizeObserver(measure);
    observer.observe(scroll);
    if (head) observer.observe(head);
    return () => {
      scroll.removeEventListener('scroll', handleScroll);
      scroll.removeEventListener('pointerenter', handlePointer);
      observer.disconnect();
      if (nextFrame !== undefined) cancelAnimationFrame(nextFrame);
    };
  }, [count]);

  // a few rows in each step, until all are there
  const more = withMoreRows(count, drawn);
  useEffect(() => {
    if (more === drawn) return;
    const rest = isAwaited ? awaitedMs : restMs;
    const left = () => latest.current.movedAt + rest - performance.now();
    let cancel: () => void;
    const wait = () => {
      cancel = whenQuiet(step, Math.max(0, left()));
    };
    const step = () => {
      if (left() > 0) wait();
      else setShown((old) => (old.drawn === drawn ? { ...old, drawn: more } : old));
    };
    wait();
    return () => cancel();
  }, [more, drawn, isAwaited]);

  return {
    /** For a row that is always rendered. */
    anchor,
    height,
    slots: rowSlots(count, [...drawn, ...kept]),
  };
}
