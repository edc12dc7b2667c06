import type { RefObject } from 'react';
import { useMemo } from 'react';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import { useSteady } from '../../../ui/use-steady.ts';
import type { TaskInboxViewProps } from '../inbox-view-props.ts';
import type { useRowSelection } from '../selection/use-row-selection.ts';
import type { InboxRows } from './inbox-rows.ts';
import type { FocusRow } from './list-length.ts';

const minute = 60_000;

/** Parts of the list that its rows use. */
export interface RowsPlace {
  root: RefObject<HTMLElement | null>;
  focusRow: RefObject<FocusRow | null>;
  onDrawn: () => void;
}

/**
 * Returns the data of the list for its rows. It changes only if the content of a row does, because each change renders
 * rows again.
 */
export function useInboxRowsValue(
  props: TaskInboxViewProps,
  { list, selection }: Pick<ReturnType<typeof useRowSelection>, 'list' | 'selection'>,
  { root, focusRow, onDrawn }: RowsPlace,
): InboxRows {
  const { messages, user, status, gone, hrefOf, assigning } = props;
  const { data } = props.options;
  const { now } = useUiEnvironment();
  // due times are shown in whole minutes
  const time = Math.floor(now().getTime() / minute) * minute;
  const { onOpen, onShowSteps, onAssign, onMarkUnread, onRowAction } = props;
  const handlers = useSteady({ onOpen, onShowSteps, onAssign, onMarkUnread, onRowAction, onDrawn });
  const steady = useMemo(
    () => ({
      messages,
      user,
      now: new Date(time),
      isToDo: status === 'to-do',
      list,
      data,
      gone,
      hrefOf,
      root,
      focusRow,
      ...handlers,
    }),
    [messages, user, time, status, list, data, gone, hrefOf, root, focusRow, handlers],
  );
  return useMemo(() => ({ ...steady, selection, assigning, steady }), [steady, selection, assigning]);
}
