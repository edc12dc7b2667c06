import type { TaskRow } from '@tramita/client/contract';
import { useRef, useState } from 'react';

export interface SelectionOptions {
  /** Uuids, from a page that stores them itself. */
  selection?: readonly string[];
  defaultSelection?: readonly string[];
  onSelectionChange?: (uuids: readonly string[]) => void;
  /** The rows of the current page. */
  rows: readonly TaskRow[] | null;
}

const nothing: readonly string[] = [];

/**
 * The selected rows of a list, on all pages: it stores the rows it has seen. Rows it has not seen stay in the selection
 * but have no actions.
 */
export function useSelection({ selection, defaultSelection = nothing, onSelectionChange, rows }: SelectionOptions) {
  const [own, setOwn] = useState(defaultSelection);
  const uuids = selection ?? own;
  const seen = useRef(new Map<string, TaskRow>());
  const read = useRef<readonly TaskRow[] | null>(null);
  if (rows && rows !== read.current) {
    read.current = rows;
    for (const row of rows) seen.current.set(row.uuid, row);
  }
  const latest = useRef(uuids);
  latest.current = uuids;
  const setUuids = (next: readonly string[]) => {
    if (next.length === 0 && latest.current.length === 0) return;
    latest.current = next;
    setOwn(next);
    onSelectionChange?.(next);
  };
  const selected = useRef<readonly TaskRow[]>([]);
  const next = uuids.flatMap((uuid) => seen.current.get(uuid) ?? []);
  const isSame = next.length === selected.current.length && next.every((row, at) => row === selected.current[at]);
  if (!isSame) selected.current = next;
  return {
    selected: selected.current,
    select: (next: readonly TaskRow[]) => {
      for (const row of next) seen.current.set(row.uuid, row);
      setUuids(next.map(({ uuid }) => uuid));
    },
    /** Removes rows and replaces others by their newer content. */
    update: (gone: readonly string[], change: (row: TaskRow) => TaskRow) => {
      const left = latest.current.filter((uuid) => !gone.includes(uuid));
      for (const uuid of left) {
        const row = seen.current.get(uuid);
        if (row) seen.current.set(uuid, change(row));
      }
      setUuids(left);
    },
  };
}
