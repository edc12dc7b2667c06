import { isSelectable, type ListName } from '@tramita/client/rules';
import { useRef, useState } from 'react';
import type { TaskInboxViewProps } from '../inbox-view-props.ts';
import { columnState } from '../list/list-state.ts';
import type { RowSelection, SelectKeys } from './row-selection.ts';

/** The selection of a list's rows, and the mode that shows the boxes of cards. */
export function useRowSelection(props: TaskInboxViewProps) {
  const { page, status, state, selected, onSelect } = props;
  const [isMode, setMode] = useState(false);
  const keys = useRef<SelectKeys>(null);
  const focusBar = useRef<() => void>(null);
  const list: ListName = { page, status };
  const leave = () => {
    setMode(false);
    onSelect([]);
  };
  const selection: RowSelection | null = isSelectable(list)
    ? {
        list,
        selected,
        isSelecting: isMode || selected.length > 0,
        filters: { process: columnState(state, 'process').query, step: columnState(state, 'step').query },
        onSelect,
        onRefuse: props.onSelectRefused,
        onClear: leave,
        keys,
        focusBar,
      }
    : null;
  return { list, keys, selection, start: () => setMode(true), leave };
}
