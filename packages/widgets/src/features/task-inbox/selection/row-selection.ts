import type { TaskRow } from '@tramita/client/contract';
import type { ListName } from '@tramita/client/rules';
import type { RefObject } from 'react';

/** Keys of the selection in a list: answers whether the key was one. */
export type SelectKeys = (event: KeyboardEvent, list: HTMLElement) => boolean;

/** What rows need to be selected. */
export interface RowSelection {
  list: ListName;
  /** The selected rows, on whatever page they are. */
  selected: readonly TaskRow[];
  /** In cards the boxes are shown and a tap selects. */
  isSelecting: boolean;
  /** The filters that selecting a whole page asks for. */
  filters: { readonly process: string; readonly step: string };
  onSelect: (rows: readonly TaskRow[]) => void;
  /** A selection was refused, with the sentence that says why. */
  onRefuse: (reason: string) => void;
  /** Gives the selection up. */
  onClear: () => void;
  /** Where what draws the rows puts the keys it answers. */
  keys: RefObject<SelectKeys | null>;
  /** Where the bar puts the way into it. */
  focusBar: RefObject<(() => void) | null>;
}
