import type { Direction } from '@tramita/client/contract';
import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import { useClearing } from '../../../lists/filters/use-clearing.ts';
import { taskInboxPartMessages } from '../../../messages/features/task-inbox-parts.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DialogWindow } from '../../../ui/Dialog/DialogWindow.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { ColumnFilter, type ListFilterProps } from '../columns/ColumnFilter.tsx';
import {
  type ColumnName,
  columnLabel,
  isDayColumn,
  isFilterable,
  isSortable,
  isWide,
} from '../columns/list-columns.ts';
import { activeFilters, defaultOrder, orderedBy } from '../list/list-state.ts';
import * as styles from './FilterSheet.css.ts';
import type { FilterOptions } from './use-filter-options.ts';

export interface FilterSheetProps extends Omit<ListFilterProps, 'messages'> {
  open: boolean;
  page: TaskPage;
  status: StatusFilter;
  columns: readonly ColumnName[];
  /** Current number of tasks, in words. */
  countText: string;
  onOrderChange: (column: ColumnName | null, direction: Direction) => void;
  onClear: () => void;
  onClose: () => void;
}

/** Filters and order, for a list that is too narrow for column heads. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, columns, state, options, countText, onQueryChange, onOrderChange, onClear, onClose } = props;
  const messages = useMessages(taskInboxPartMessages);
  const clearing = useClearing(onClear);
  const filters = { state, options, messages, onQueryChange };
  const ordered = orderedBy(state);
  const isByDue = defaultOrder({ page: props.page, status: props.status }).column === 'dueAt';
  const named = columns.map((column) => ({ column, label: columnLabel(column, messages, options.data) }));
  return (
    <DialogWindow
      open={open}
      onClose={onClose}
      title={messages.filters}
      phone="sheet"
      width={480}
      footerStart={
        activeFilters(state).length > 0 && (
          <Button variant="link" size="action" onClick={clearing.clear}>
            {messages.clearFilters}
          </Button>
        )
      }
      footer={
        <Button variant="primary" size="action" onClick={onClose}>
          {messages.seeTasks(countText)}
        </Button>
      }
    >
      <div key={clearing.key} className={styles.sheet}>
        {named
          .filter(({ column }) => isFilterable(column))
          .map(({ column, label }) => (
            <Field key={column} label={label} className={isWide(column) ? styles.wide : undefined}>
              <ColumnFilter {...filters} column={column} size="input" />
            </Field>
          ))}
        <Field label={messages.orderBy}>
          <Select
            value={ordered?.column ?? ''}
            placeholder={isByDue ? messages.dueFirst : messages.newestFirst}
            options={named
              .filter(({ column }) => isSortable(column))
              .map(({ column, label }) => ({ value: column, label }))}
            onValueChange={(value) =>
              onOrderChange(columns.find((column) => column === value) ?? null, ordered?.direction ?? 'ASC')
            }
          />
        </Field>
        {ordered && (
          <Field label={messages.direction}>
            <Select
              value={ordered.direction}
              options={[
                { value: 'ASC', label: directionLabel(ordered.column, 'ASC', options, messages) },
                { value: 'DESC', label: directionLabel(ordered.column, 'DESC', options, messages) },
              ]}
              onValueChange={(value) => onOrderChange(ordered.column, value === 'DESC' ? 'DESC' : 'ASC')}
            />
          </Field>
        )}
      </div>
    </DialogWindow>
  );
}

/** Labels of the directions by what comes first: dates by age, due times by urgency. */
function directionLabel(
  column: ColumnName,
  direction: Direction,
  options: FilterOptions,
  messages: typeof taskInboxPartMessages,
): string {
  const isAscending = direction === 'ASC';
  if (column === 'dueAt') return isAscending ? messages.dueFirst : messages.dueLast;
  if (isDayColumn(column, options.data)) return isAscending ? messages.oldestFirst : messages.newestFirst;
  return isAscending ? messages.ascending : messages.descending;
}
