import { substitutionFilters } from '@tramita/client/contract';
import { Ellipsis, SlidersHorizontal, SquareCheck } from 'lucide-react';
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
import { ColumnOrder } from '../columns/ColumnOrder.tsx';
import { exportButton } from '../inbox-parts.ts';
import type { TaskInboxViewProps } from '../inbox-view-props.ts';
import { activeFilters, columnState } from '../list/list-state.ts';
import * as styles from '../TaskInbox.css.ts';
import { FilterChips } from './FilterChips.tsx';

export interface InboxToolbarProps extends TaskInboxViewProps {
  /** Number of tasks, in words; empty while unknown. */
  countText: string;
  onShowFilters: () => void;
  /** Shows the boxes of the cards; null if rows cannot be selected. */
  onStartSelecting: (() => void) | null;
}

/** Whether the list can be exported: the tasks of one process. */
export const canExport = ({ page, state }: Pick<TaskInboxViewProps, 'page' | 'state'>): boolean =>
  page !== 'my-tasks' && columnState(state, 'process').query !== '';

/** Counts and filters of the list; for cards a button opens the filters. */
export function InboxToolbar(props: InboxToolbarProps) {
  const locale = useLocale();
  const { messages, state, unread, countText } = props;
  const active = activeFilters(state).length + (state.substitutions ? 1 : 0);
  const hasExport = canExport(props);
  const Save = useLazyPart(saveView, isSavable(props.views));
  const Export = useLazyPart(exportButton, hasExport);
  return (
    <Toolbar
      label={messages.summary}
      className={styles.toolbar}
      end={
        <>
          <span className={styles.onlyCards}>
            {props.onStartSelecting && (
              <IconButton name={messages.select} icon={<SquareCheck />} onClick={props.onStartSelecting} />
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
          {hasExport && Export && (
            <Export
              page={props.page}
              status={props.status}
              state={state}
              data={props.options.data}
              messages={messages}
            />
          )}
          {props.status === 'to-do' && (
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
              data={props.options.data}
              isReordered={props.isReordered}
              messages={messages}
              onChange={props.onColumnsChange}
            />
          </span>
        </>
      }
    >
      {countText ? (
        <strong className={styles.count}>{countText}</strong>
      ) : (
        props.problem === null && <Skeleton width={72} />
      )}
      {countText && unread !== null && unread > 0 && (
        <span className={styles.unreadCount}>{messages.unreadCount(formatInteger(unread, locale), unread === 1)}</span>
      )}
      <FilterChips {...props} />
      {Save && props.views.views && <Save choice={props.views} className={styles.notCards} />}
    </Toolbar>
  );
}

/** Returns the choice between all tasks, own tasks and substitutions; nothing if the list does not offer it. */
function substitutionEntries({ messages, state, onSubstitutionsChange }: InboxToolbarProps): MenuEntry[] {
  if (!onSubstitutionsChange) return [];
  const current = state.substitutions ?? 'ALL';
  const choices = substitutionFilters.map(
    (id): MenuEntry => ({
      kind: 'radio',
      id,
      label: messages.substitutionChoice(id),
      checked: id === current,
      onSelect: () => onSubstitutionsChange(id),
    }),
  );
  return [
    { kind: 'heading', id: 'substitutions', label: messages.substitutions },
    ...choices,
    { kind: 'separator', id: 'after-substitutions' },
  ];
}
