import type { TaskRow } from '@tramita/client/contract';
import type { ReactNode, RefObject } from 'react';
import { useRowWindow } from './use-row-window.ts';

export interface RowWindowProps {
  rows: readonly TaskRow[];
  /** Positions of rows that must stay rendered. */
  kept: readonly number[];
  list: RefObject<HTMLElement | null>;
  /** Renders the row at a position. */
  line: (row: TaskRow, index: number) => ReactNode;
}

/** The rendered rows of a long list, with the height of the others between them. */
export function RowWindow({ rows, kept, list, line }: RowWindowProps) {
  const { anchor, height, slots } = useRowWindow(rows, kept, list);
  return (
    <>
      <tr ref={anchor} hidden />
      {slots.map((slot) => {
        if ('gap' in slot) return <Gap key={slot.at} height={slot.gap * height} />;
        const row = rows[slot.row];
        return row && line(row, slot.row);
      })}
    </>
  );
}

/** Space for rows that are not rendered. Without a cell, which would have to know how many columns are visible. */
function Gap({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  return <tr aria-hidden="true" style={{ height }} />;
}
