import { type RefObject, useState } from 'react';
import { useIsomorphicLayoutEffect } from '../use-isomorphic-layout-effect.ts';

/**
 * Returns how many columns the table of a cell currently shows. A cell that also spans hidden columns would add empty
 * columns to the table, which take width from the visible ones.
 */
export function useVisibleColumns(cell: RefObject<HTMLTableCellElement | null>, columns: number): number {
  const [visible, setVisible] = useState(columns);
  useIsomorphicLayoutEffect(() => {
    const table = cell.current?.closest('table');
    if (!table) return;
    const count = () => {
      const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
      const shown = heads.filter((head) => getComputedStyle(head).display !== 'none');
      setVisible(shown.length > 0 ? Math.min(shown.length, columns) : columns);
    };
    count();
    // a DOM without layout (jsdom) has no ResizeObserver
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(count);
    observer?.observe(table);
    return () => observer?.disconnect();
  }, [cell, columns]);
  return visible;
}
