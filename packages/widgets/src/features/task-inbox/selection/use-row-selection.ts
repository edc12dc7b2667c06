import { isSelectable, type ListName } from '@tramita/client/rules';
import { useMemo, useRef, useState } from 'react';
import { useSteady } from '../../../ui/use-steady.ts';
import type { TaskInboxViewProps } from '../inbox-view-props.ts';
import { columnState } from '../list/list-state.ts';
import type { RowSelection, SelectKeys } from './row-selection.ts';

/** The selection of a list's rows, and the mode that shows the boxes of cards. */
export function useRowSelection(props: TaskInboxViewProps) {
  const { page, status, state, selected, onSelect } = props;
  const [isMode, setMode] = useState(false);
  const keys = useRef<SelectKeys>(null);
  const focusBar = useRef<() => void>(null);
  const list = useMemo<ListName>(() => ({ page, status }), [page, status]);
  const leave = () => {
    setMode(false);
    onSelect([]);
  };
  const handlers = useSteady({ onSelect, onRefuse: props.onSelectRefused, onClear: leave });
  const process = columnState(state, 'process').query;
  const step = columnState(state, 'step').query;
  const selection = useMemo<RowSelection | null>(
    () =>
      isSelectable(list)
        ? {
            list,
            selected,
            isSelecting: isMode || selected.length > 0,
            filters: { process, step },
            ...handlers,
            keys,
            focusBar,
          }
        : null,
    [list, selected, isMode, process, step, handlers],
  );
  return { list, keys, selection, start: () => setMode(true), leave };
}
