import type { TaskRow } from '@tramita/client/contract';
import { taskInboxActionMessages } from '../../../messages/features/task-inbox-actions.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx';
import type { RowSelection } from './row-selection.ts';
import { pageState, withPageToggled } from './select-rows.ts';

export interface SelectPageBoxProps {
  selection: RowSelection;
  /** The rows of the page. */
  rows: readonly TaskRow[];
  className?: string;
}

/** The box of a page: all of its rows, some, or none. */
export function SelectPageBox({ selection, rows, className }: SelectPageBoxProps) {
  const messages = useMessages(taskInboxActionMessages);
  const { selected, filters, list } = selection;
  const state = pageState(selected, rows);
  const handleChange = () => {
    const result = withPageToggled(selected, rows, filters, list);
    if ('rows' in result) selection.onSelect(result.rows);
    else selection.onRefuse(result.refusal);
  };
  return (
    <Checkbox
      aria-label={messages.selectPage}
      checked={state === 'all'}
      indeterminate={state === 'some'}
      disabled={rows.length === 0}
      className={className}
      onChange={handleChange}
    />
  );
}

export interface SelectRowBoxProps {
  row: TaskRow;
  isSelected: boolean;
  /** Why the row cannot join the selection, which pressing its box shows; undefined if it can. */
  blockedBy: string | undefined;
  onToggle: (row: TaskRow, asRange: boolean) => void;
}

/** The box of a row; with Shift it also selects the rows since the last one. */
export function SelectRowBox({ row, isSelected, blockedBy, onToggle }: SelectRowBoxProps) {
  const messages = useMessages(taskInboxActionMessages);
  return (
    <Checkbox
      aria-label={messages.selectTask(row.idk)}
      checked={isSelected}
      aria-description={blockedBy}
      onChange={({ nativeEvent }) => onToggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
