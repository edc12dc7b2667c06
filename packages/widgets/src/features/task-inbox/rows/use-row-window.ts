import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsomorphicLayoutEffect } from '../../../ui/use-isomorphic-layout-effect.ts';
import { isWindowed, type RowWindow, rowSlots, rowWindow } from './row-window.ts';

/** Height of a row until one was measured, in px: `vars.size.row`. */
const usualHeight = 44;
/** Number of rows rendered first: as many as the window could show. */
const rowsOnScreen = () => Math.ceil((globalThis.innerHeight || 900) / usualHeight);

/**
 * Returns which rows of a long list are rendered: the visible ones, some around them, and the kept ones. Short lists are
 * rendered completely. All rows have the height of the first rendered one.
 */
export function useRowWindow(count: number, kept: readonly number[]) {
  const anchor = useRef<HTMLTableRowElement>(null);
  const [drawn, setDrawn] = useState<RowWindow>(() => ({ from: 0, to: rowsOnScreen() }));
  const [height, setHeight] = useState(usualHeight);
  const isLong = isWindowed(count);
  const latest = useRef({ height, drawn });
  latest.current = { height, drawn };

  useIsomorphicLayoutEffect(() => {
    const scroll = isLong ? anchor.current?.closest<HTMLElement>('[data-slot="table-scroll"]') : null;
    if (!scroll) return;
    const look = () => {
      const { height, drawn } = latest.current;
      const head = scroll.querySelector<HTMLElement>('thead')?.offsetHeight ?? 0;
      const top = scroll.scrollTop;
      const next = rowWindow({ count, height, top, bottom: top + scroll.clientHeight - head }, drawn);
      if (next !== drawn) setDrawn(next);
    };
    const measure = () => {
      const row = scroll.querySelector<HTMLElement>('tbody [data-slot="row"]');
      if (row && row.offsetHeight > 0) {
        latest.current.height = row.offsetHeight;
        setHeight(row.offsetHeight);
      }
      look();
    };
    // rendered within the frame of the scroll, so that no frame shows a gap
    const handleScroll = () => flushSync(look);
    measure();
    scroll.addEventListener('scroll', handleScroll, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(scroll);
    return () => {
      scroll.removeEventListener('scroll', handleScroll);
      observer.disconnect();
    };
  }, [isLong, count]);

  return {
    /** For a row that is always rendered. */
    anchor,
    height,
    slots: isLong ? rowSlots(count, drawn, kept) : null,
  };
}
