import type { TaskRow } from '@tramita/client/contract';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { currentRow } from '../keyboard/use-list-keys.ts';
import type { FocusRow } from '../rows/list-length.ts';
import type { RowSelection } from './row-selection.ts';
import { type SelectResult, withPage, withRange, withRows, withToggled } from './select-rows.ts';

/** Functions that select rows; the rules may refuse each. */
export interface SelectCommands {
  /** Selects or deselects a row; as a range it also selects the rows since the last chosen one. */
  toggle: (row: TaskRow, asRange: boolean) => void;
}

const noneGone: ReadonlySet<string> = new Set();

/** The commands and keys of the selection: X, Shift with J, K or an arrow, Ctrl or Cmd with A, Escape, and A for the bar. Rows that have left the list cannot be selected. */
export function useSelectRows(
  selection: RowSelection | null,
  rows: readonly TaskRow[],
  focusRow: RefObject<FocusRow | null>,
  gone: ReadonlySet<string> = noneGone,
): SelectCommands | null {
  const latest = useRef({ selection, rows, gone });
  latest.current = { selection, rows, gone };
  const anchor = useRef<string | null>(null);
  const isPossible = selection !== null;
  const commands = useMemo(() => {
    const apply = (result: SelectResult): boolean => {
      const { selection } = latest.current;
      if ('rows' in result) selection?.onSelect(result.rows);
      else selection?.onRefuse(result.refusal);
      return 'rows' in result;
    };
    return {
      toggle(row: TaskRow, asRange: boolean) {
        const { selection, rows, gone } = latest.current;
        if (!selection || gone.has(row.uuid)) return;
        const { selected, list } = selection;
        const isDone = apply(
          asRange ? withRange(selected, rows, anchor.current, row, list) : withToggled(selected, row, list),
        );
        if (isDone) anchor.current = row.uuid;
      },
      selectPage() {
        const { selection, rows, gone } = latest.current;
        const present = rows.filter(({ uuid }) => !gone.has(uuid));
        if (selection) apply(withPage(selection.selected, present, selection.filters, selection.list));
      },
      extend(from: TaskRow, to: TaskRow) {
        const { selection, gone } = latest.current;
        if (gone.has(from.uuid) || gone.has(to.uuid)) return false;
        if (!selection || !apply(withRows(selection.selected, [from, to], selection.list))) return false;
        anchor.current = to.uuid;
        return true;
      },
    };
  }, []);

  const slot = selection?.keys;
  useEffect(() => {
    if (!slot) return;
    slot.current = (event, list) => {
      const { selection, rows } = latest.current;
      return selection !== null && handleKey({ event, list, selection, rows, focusRow, commands });
    };
    return () => {
      slot.current = null;
    };
  }, [slot, focusRow, commands]);
  return isPossible ? commands : null;
}

interface PressedKey {
  event: KeyboardEvent;
  list: HTMLElement;
  selection: RowSelection;
  rows: readonly TaskRow[];
  focusRow: RefObject<FocusRow | null>;
  commands: SelectCommands & { selectPage: () => void; extend: (from: TaskRow, to: TaskRow) => boolean };
}

const steps: Readonly<Record<string, 1 | -1>> = { J: 1, ArrowDown: 1, K: -1, ArrowUp: -1 };

function handleKey({ event, list, selection, rows, focusRow, commands }: PressedKey): boolean {
  const { key, shiftKey, altKey } = event;
  if (altKey) return false;
  if (event.ctrlKey || event.metaKey) {
    if (shiftKey || key.toLowerCase() !== 'a' || rows.length === 0) return false;
    commands.selectPage();
    return true;
  }
  if (key === 'Escape') {
    if (selection.isSelecting) selection.onClear();
    return selection.isSelecting;
  }
  if (key.toLowerCase() === 'a' && selection.isSelecting) {
    selection.focusBar.current?.();
    return true;
  }
  const uuid = currentRow(list);
  const row = rows.find((candidate) => candidate.uuid === uuid);
  if (key.toLowerCase() === 'x') {
    if (row) commands.toggle(row, shiftKey);
    return row !== undefined;
  }
  const step = steps[key.length === 1 ? key.toUpperCase() : key];
  if (!shiftKey || !step || !row) return false;
  const place = rows.indexOf(row) + step;
  const next = rows[place];
  if (next && commands.extend(row, next)) focusRow.current?.(place);
  return true;
}
