import type { TaskRow } from '@tramita/client/contract';
import { type ReactNode, type RefObject, useState } from 'react';
import { keyRows } from './row-keys.ts';
import { useRowWindow } from './use-row-window.ts';

export interface RowWindowProps {
  rows: readonly TaskRow[];
  /** Positions of rows that must stay rendered. */
  kept: readonly number[];
  list: RefObject<HTMLElement | null>;
  /** Renders the row at a position. */
  line: (row: TaskRow, place: RowPlace) => ReactNode;
}

/** Position of a row among those of the page, and its key. */
export interface RowPlace {
  readonly index: number;
  readonly key: number;
  /** Called when the pointer or the focus reaches the row, whose elements then show no other row. */
  readonly onUse: (uuid: string) => void;
}

/** The rendered rows of a long list, with the height of the others between them. */
export function RowWindow({ rows, kept, list, line }: RowWindowProps) {
  const { anchor, height, slots } = useRowWindow(rows, kept, list);
  const { keys, onUse } = useRowKeys(rows);
  return (
    <>
      <tr ref={anchor} hidden />
      {slots.map((slot) => {
        if ('gap' in slot) return <Gap key={`gap ${slot.at}`} height={slot.gap * height} />;
        const { row: index } = slot;
        const [row, key] = [rows[index], keys[index]];
        return row && key !== undefined && line(row, { index, key, onUse });
      })}
    </>
  );
}

/** Returns the keys of the rows, see `keyRows`, and notes the rows in use. */
function useRowKeys(rows: readonly TaskRow[]) {
  const [inUse] = useState(() => new Set<string>());
  const isInUse = (uuid: string) => inUse.has(uuid);
  const [onUse] = useState(() => (uuid: string) => void inUse.add(uuid));
  const [keyed, setKeyed] = useState(() => keyRows(rows, null, isInUse));
  if (keyed.rows === rows) return { keys: keyed.keys, onUse };
  const next = keyRows(rows, keyed, isInUse);
  setKeyed(next);
  return { keys: next.keys, onUse };
}

/** Space for rows that are not rendered. Without a cell, which would have to know how many columns are visible. */
function Gap({ height }: { height: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  return <tr aria-hidden="true" style={{ height }} />;
}
