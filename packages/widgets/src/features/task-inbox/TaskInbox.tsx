import { HttpProblemError } from '@tramita/client';
import { getUnreadCounts, type UnreadCounts } from '@tramita/client/contract';
import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import { useRef, useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { useUser } from '../../calls/use-user.ts';
import { taskInboxMessages } from '../../messages/features/task-inbox.ts';
import { selectionTexts } from '../../messages/rules/selection.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { usePersistentState } from '../../provider/storage/use-persistent-state.ts';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useCapability } from '../../provider/use-capability.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import type { ViewChoice } from '../../saved-views/view-choice.ts';
import { useSnackbars } from '../../ui/Snackbars/snackbar-context.ts';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { ActionDeskScope } from './bulk/ActionDeskScope.tsx';
import { useListActions } from './bulk/use-list-actions.ts';
import { useFilterOptions } from './filters/use-filter-options.ts';
import { stepsDialog } from './inbox-parts.ts';
import {
  filterCount,
  hasSubstitutions,
  type ListState,
  withOrder,
  withQuery,
  withSubstitutions,
} from './list/list-state.ts';
import { useListState } from './list/use-list-state.ts';
import { useTaskList } from './list/use-task-list.ts';
import { useListRefresh } from './rows/use-list-refresh.ts';
import { useOpenTask } from './rows/use-open-task.ts';
import { useRowActions } from './rows/use-row-actions.tsx';
import { useSelection } from './selection/use-selection.ts';
import * as styles from './TaskInbox.css.ts';
import { TaskInboxView } from './TaskInboxView.tsx';
import type { TaskInboxProps } from './task-inbox-props.ts';
import { useFirstParts } from './use-first-parts.ts';

const loadSheet = () => import('virtual:sheet/task-inbox');

/**
 * A task list with its filters, order, columns and pages, and the open task next to it. Fills its container, which should
 * have a height. Filters, order and columns are stored for each page and status.
 *
 * @example
 * <TaskInbox
 *   client={client}
 *   renderDetail={({ identifier, ...task }) => <TaskDetail key={identifier} identifier={identifier} {...task} />}
 * />
 */
export function TaskInbox({ client, theme, isolate, locale, ...props }: TaskInboxProps) {
  const { page = 'attendance', status = 'to-do' } = props;
  useFirstParts(page, status, props.address);
  return (
    <WidgetRoot
      client={client}
      theme={theme}
      isolate={isolate}
      locale={locale}
      sheet={loadSheet}
      className={styles.root}
    >
      <QueryScope>
        <ActionDeskScope>
          <ConnectedInbox key={`${page}/${status}`} {...props} page={page} status={status} />
        </ActionDeskScope>
      </QueryScope>
    </WidgetRoot>
  );
}

type ConnectedProps = Omit<TaskInboxProps, keyof WidgetSettings> & { page: TaskPage; status: StatusFilter };

function ConnectedInbox(props: ConnectedProps) {
  const selectionWords = useMessages(selectionTexts);
  const { page, status, renderDetail } = props;
  const messages = useMessages(taskInboxMessages);
  const { kept, state, setState, order, setOrder, isReordered, data, choice } = useListState(page, status, {
    address: props.address?.replace(/^\?/, ''),
    onAddressChange: props.onAddressChange,
  });
  const setPage = (at: number) => setState((old) => ({ ...old, pagination: { ...old.pagination, page: at } }));
  const isAtTop = useRef<(() => boolean) | null>(null);
  const canAdd = () => selection.selected.length === 0 && (isAtTop.current?.() ?? true);
  const list = useTaskList({ page, status, state: kept, data: data.columns, onStepBack: setPage, canAdd });
  const options = useFilterOptions(page, status, data, messages);
  const actions = useRowActions();
  const refresh = useListRefresh();
  const { user } = useUser(props.user);
  const unread = useUnreadOf(page, status);
  const offersSubstitutions = useCapability('absences.list') && hasSubstitutions(page, status);
  const snackbars = useSnackbars();
  const selection = useSelection({ ...props, rows: list.rows });
  const act = useListActions({ list: { page, status }, user, selection });
  // actions must not affect rows that a filter hides
  const changeFilters = (change: (old: ListState) => ListState) => {
    selection.select([]);
    setState(change);
  };
  const views: ViewChoice = {
    ...choice,
    choose: (view) => {
      selection.select([]);
      choice.choose(view);
    },
  };
  const [opensNext, setOpensNext] = usePersistentState('tasks.opensNext', false, readFlag);
  const [stepsOf, setStepsOf] = useState<number | null>(null);
  const closeSteps = () => setStepsOf(null);
  const Steps = useOpenedPart(stepsDialog, stepsOf !== null, closeSteps);
  const open = useOpenTask({
    ...props,
    rows: list.rows,
    total: list.total ?? 0,
    pagination: state.pagination,
    setPage,
    opensNext,
  });

  return (
    <>
      <TaskInboxView
        messages={messages}
        page={page}
        status={status}
        user={user}
        rows={list.rows}
        total={list.total}
        unread={filterCount(state) > 0 ? null : unread}
        isRefreshing={list.isRefreshing}
        problem={problemOf(list.error)}
        error={list.error}
        state={state}
        columns={order}
        isReordered={isReordered}
        options={options}
        assigning={actions.assigning}
        current={open.row?.uuid ?? null}
        selected={selection.selected}
        isActing={act.isActing}
        selectionBarContainer={props.selectionBarContainer}
        autoFocus={props.autoFocus}
        focusList={act.focusList}
        detail={open.task && renderDetail ? renderDetail({ ...open.task, onChanged: refresh }) : null}
        hrefOf={open.hrefOf}
        onOpen={open.open}
        onClose={open.close}
        onShowSteps={(row) => setStepsOf(row.idk)}
        onAssign={actions.assign}
        onMarkUnread={actions.markUnread}
        onSelect={selection.select}
        onSelectRefused={(reason) => snackbars.error(selectionWords[reason])}
        onBulkAction={act.onBulkAction}
        onRowAction={act.onRowAction}
        onQueryChange={(column, query) => changeFilters((old) => withQuery(old, column, query))}
        onSubstitutionsChange={
          offersSubstitutions ? (shown) => changeFilters((old) => withSubstitutions(old, shown)) : null
        }
        onOrderChange={(column, direction) => setState((old) => withOrder(old, column, direction))}
        onClear={() => views.choose(null)}
        views={views}
        onColumnsChange={setOrder}
        onPageChange={setPage}
        onPageSizeChange={(rowsPerPage) => setState((old) => ({ ...old, pagination: { page: 0, rowsPerPage } }))}
        onRetry={list.retry}
        gone={list.gone}
        waiting={list.waiting}
        isAtTop={isAtTop}
        onShowNew={() => {
          setPage(0);
          refresh();
        }}
        opensNext={opensNext}
        onOpensNextChange={setOpensNext}
      />
      {actions.desk}
      {Steps && <Steps idk={stepsOf} me={user?.id} onClose={closeSteps} />}
    </>
  );
}

const readFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

function problemOf(error: unknown): 'failed' | 'forbidden' | null {
  if (!error) return null;
  return error instanceof HttpProblemError && error.status === 403 ? 'forbidden' : 'failed';
}

const countOf: Record<TaskPage, keyof UnreadCounts> = {
  'my-tasks': 'myTasks',
  attendance: 'groupTasks',
  'my-attendance': 'assignedToMe',
};

/** Number of unread tasks of a to-do list; null for other lists. */
function useUnreadOf(page: TaskPage, status: StatusFilter): number | null {
  const counts = useCall(getUnreadCounts, status === 'to-do' ? {} : null);
  return status === 'to-do' ? (counts.data?.[countOf[page]] ?? null) : null;
}
