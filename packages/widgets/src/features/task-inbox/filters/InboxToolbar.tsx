import { substitutionFilters } from '@tramita/client/contract';
import { Ellipsis, SlidersHorizontal, SquareCheck } from 'lucide-react';
import { memo } from 'react';
import { formatInteger } from '../../../messages/format/format-number.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { isSavable } from '../../../saved-views/view-choice.ts';
import { saveView } from '../../../saved-views/view-parts.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { useLazyPart } from '../../../ui/lazy-part.ts';
import { Menu } from '../../../ui/Menu/Menu.tsx';
import type { MenuEntry } from '../../../ui/Menu/menu-entry.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Toolbar } from '../../../ui/Toolbar/Toolbar.tsx';
import { useSteady } from '../../../ui/use-steady.ts';
import { ColumnOrder } from '../columns/ColumnOrder.tsx';
import type { DataColumns } from '../columns/list-columns.ts';
import { exportButton, filterChips } from '../inbox-parts.ts';
import type { TaskInboxViewProps } from '../inbox-view-props.ts';
import { filterCount, isOfProcess } from '../list/list-state.ts';
import * as styles from '../TaskInbox.css.ts';

export interface InboxToolbarProps extends TaskInboxViewProps {
  /** Number of tasks, in words; empty while unknown. */
  countText: string;
  onShowFilters: () => void;
  /** Shows the boxes of the cards; null if rows cannot be selected. */
  onStartSelecting: (() => void) | null;
}

/** Whether the list can be exported: the tasks of one process. */
export const canExport = ({ page, state }: Pick<TaskInboxViewProps, 'page' | 'state'>): boolean =>
  page !== 'my-tasks' && isOfProcess(state);

/** Counts and filters of the list; for cards a button opens the filters. */
export function InboxToolbar(props: InboxToolbarProps) {
  const locale = useLocale();
  const { messages, state, options, unread, countText } = props;
  const { onShowFilters, onStartSelecting, onSubstitutionsChange, onOpensNextChange, onColumnsChange } = props;
  const { onQueryChange, onClear } = props;
  const Save = useLazyPart(saveView, isSavable(props.views));
  const Chips = useLazyPart(filterChips, filterCount(state) > 0);
  const tools = useSteady({
    onShowFilters,
    onStartSelecting,
    onSubstitutionsChange,
    onOpensNextChange,
    onColumnsChange,
  });
  const chips = useSteady({ onQueryChange, onSubstitutionsChange, onClear });
  return (
    <Toolbar
      label={messages.summary}
      className={styles.toolbar}
      end={
        <ListTools
          page={props.page}
          status={props.status}
          state={state}
          data={options.data}
          columns={props.columns}
          isReordered={props.isReordered}
          opensNext={props.opensNext}
          messages={messages}
          canSelect={onStartSelecting !== null}
          hasSubstitutions={onSubstitutionsChange !== null}
          {...tools}
        />
      }
    >
      {countText ? (
        <strong className={styles.count}>{countText}</strong>
      ) : (
        props.problem === null && <Skeleton width={72} line />
      )}
      {countText && unread !== null && unread > 0 && (
        <span className={styles.unreadCount}>{messages.unreadCount(formatInteger(unread, locale), unread === 1)}</span>
      )}
      {Chips && <Chips state={state} options={options} messages={messages} {...chips} />}
      {Save && props.views.views && <Save choice={props.views} className={styles.notCards} />}
    </Toolbar>
  );
}

type Tools = 'onShowFilters' | 'onStartSelecting' | 'onSubstitutionsChange' | 'onOpensNextChange' | 'onColumnsChange';

interface ListToolsProps
  extends Pick<
    InboxToolbarProps,
    'page' | 'status' | 'state' | 'columns' | 'isReordered' | 'opensNext' | 'messages' | Tools
  > {
  data: DataColumns;
  /** Whether rows can be selected. */
  canSelect: boolean;
  /** Whether the list has a filter of substitutions. */
  hasSubstitutions: boolean;
}

/** The buttons at the end of the bar. Counts and rows that arrive do not render them. */
const ListTools = memo(function ListTools(props: ListToolsProps) {
  const { messages, page, status, state, data, canSelect } = props;
  const active = filterCount(state);
  const hasExport = canExport(props);
  const Export = useLazyPart(exportButton, hasExport);
  return (
    <>
      <span className={styles.onlyCards}>
        {canSelect && (
          <IconButton name={messages.select} icon={<SquareCheck />} onClick={() => props.onStartSelecting?.()} />
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<SlidersHorizontal />}
          iconAfter={<Badge count={active} label={messages.activeFilters(active)} tone="accent" />}
          onClick={props.onShowFilters}
        >
          {messages.filters}
        </Button>
      </span>
      {hasExport && Export && <Export page={page} status={status} state={state} data={data} messages={messages} />}
      {status === 'to-do' && (
        <Menu
          label={messages.listMenu}
          align="end"
          entries={[
            ...substitutionEntries(props),
            {
              id: 'next',
              label: messages.opensNext,
              checked: props.opensNext,
              onSelect: () => props.onOpensNextChange(!props.opensNext),
            },
          ]}
          trigger={<IconButton size="sm" tooltip={false} name={messages.listMenu} icon={<Ellipsis />} />}
        />
      )}
      <span className={styles.notCards}>
        <ColumnOrder
          order={props.columns}
          data={data}
          isReordered={props.isReordered}
          messages={messages}
          onChange={props.onColumnsChange}
        />
      </span>
    </>
  );
});

/** Returns the choice between all tasks, own tasks and substitutions; nothing if the list does not offer it. */
function substitutionEntries(props: ListToolsProps): MenuEntry[] {
  const { messages, state, hasSubstitutions, onSubstitutionsChange } = props;
  if (!hasSubstitutions) return [];
  const current = state.substitutions ?? 'ALL';
  const choices = substitutionFilters.map(
    (id): MenuEntry => ({
      kind: 'radio',
      id,
      label: messages.substitutionChoice(id),
      checked: id === current,
      onSelect: () => onSubstitutionsChange?.(id),
    }),
  );
  return [
    { kind: 'heading', id: 'substitutions', label: messages.substitutions },
    ...choices,
    { kind: 'separator', id: 'after-substitutions' },
  ];
}
