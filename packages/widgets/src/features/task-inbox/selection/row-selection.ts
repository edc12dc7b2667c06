import type { TaskRow } from '@tramita/client/contract';
import type { ListName } from '@tramita/client/rules';
import type { RefObject } from 'react';
import type { SelectRefusal } from './select-rows.ts';

/** Handles the keys of the selection in a list: returns whether it handled the key. */
export type SelectKeys = (event: KeyboardEvent, list: HTMLElement) => boolean;

/** State and functions of the selection of rows. */
export interface RowSelection {
  list: ListName;
  /** The selected rows, on all pages. */
  selected: readonly TaskRow[];
  /** Whether cards show their boxes and a tap selects. */
  isSelecting: boolean;
  /** The filters that are required to select a whole page. */
  filters: { readonly process: string; readonly step: string };
  onSelect: (rows: readonly TaskRow[]) => void;
  /** Called with the reason if a selection was refused. */
  onRefuse: (reason: SelectRefusal) => void;
  /** Clears the selection. */
  onClear: () => void;
  /** Receives the key handler, from the code that renders the rows. */
  keys: { current: SelectKeys | null };
  /** Receives the function that focuses the bar. */
  focusBar: RefObject<(() => void) | null>;
}
