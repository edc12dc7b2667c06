import { endedListMaxRows } from '@tramita/client/contract';
import { isSelectable, pageSizes } from '@tramita/client/rules';
import { memo, useImperativeHandle, useRef, useState } from 'react';
import { useClearing } from '../../lists/filters/use-clearing.ts';
import { formatInteger } from '../../messages/format/format-number.ts';
import type { Locale } from '../../messages/language/locale.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { isSavable, type ViewChoice } from '../../saved-views/view-choice.ts';
import { saveView, viewRow } from '../../saved-views/view-parts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Kbd } from '../../ui/Kbd/Kbd.tsx';
import { ListStatus } from '../../ui/LiveRegion/ListStatus.tsx';
import { useLazyPart, usePrerendered } from '../../ui/lazy-part.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import { useSteady } from '../../ui/use-steady.ts';
import { focusFilter } from './filters/focus-filter.ts';
import { canExport, InboxToolbar } from './filters/InboxToolbar.tsx';
import {
  dataCells,
  exportButton,
  filterChips,
  filterSheet,
  noRows,
  rowWindow,
  selectionBar,
  shortcutsDialog,
  taskRows,
} from './inbox-parts.ts';
import type { TaskInboxViewProps } from './inbox-view-props.ts';
import { useListKeys } from './keyboard/use-list-keys.ts';
import { useRowFocus } from './keyboard/use-row-focus.ts';
import { activeFilters, filterCount } from './list/list-state.ts';
import { type FocusRow, isWindowed } from './rows/list-length.ts';
import { TaskTable } from './rows/TaskTable.tsx';
import { useInboxRowsValue } from './rows/use-inbox-rows-value.ts';
import { useRowSelection } from './selection/use-row-selection.ts';
import * as styles from './TaskInbox.css.ts';

/** A task list and the open task next to it, without loading or changing anything. */
export function TaskInboxView(props: TaskInboxViewProps) {
  const { messages, rows, total, state, columns, detail, current, views } = props;
  usePrerendered(...firstParts(props));
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const detailPane = useRef<HTMLDivElement>(null);
  const focusRow = useRef<FocusRow>(null);
  const [opened, setOpened] = useState<'filters' | 'shortcuts' | null>(null);
  const isOpen = detail !== null;
  const { autoFocus = false, selectionBarContainer } = props;
  const { handlers, focusList, rowsDrawn } = useRowFocus({
    list,
    detail: detailPane,
    focusRow,
    rows,
    current,
    isOpen,
    autoFocus,
  });
  useImperativeHandle(props.focusList, () => focusList);
  const scroller = () => list.current?.querySelector('[data-slot="table-scroll"]');
  useImperativeHandle(props.isAtTop, () => () => (scroller()?.scrollTop ?? 0) === 0);
  const showNew = () => {
    scroller()?.scrollTo({ top: 0 });
    props.onShowNew?.();
    focusList();
  };
  const selecting = useRowSelection(props);
  const { selection } = selecting;
  const context = useInboxRowsValue(props, selecting, { root: list, focusRow, onDrawn: rowsDrawn });
  const { onQueryChange, onOrderChange } = props;
  const tableHandlers = useSteady({ onQueryChange, onOrderChange });
  const clearing = useClearing(props.onClear);
  const pageHandlers = useSteady({ onPageChange: props.onPageChange, onPageSizeChange: props.onPageSizeChange });
  const [footSlot, setFootSlot] = useState<HTMLElement | null>(null);
  const isSelecting = selection?.isSelecting ?? false;
  const Bar = useOpenedPart(selectionBar, isSelecting, selecting.leave);
  const hasBar = Bar !== undefined && isSelecting;
  const handleKeyDown = useListKeys({
    root,
    list,
    rows,
    focusRow,
    isOpen,
    selectKeys: selecting.keys,
    onClose: props.onClose,
    onFilter: () => focusFilter(list.current) || setOpened('filters'),
    onHelp: () => setOpened('shortcuts'),
  });
  const Views = useLazyPart(viewRow, hasViews(views));
  const close = () => setOpened(null);
  const Filters = useOpenedPart(filterSheet, opened === 'filters', close);
  const Shortcuts = useOpenedPart(shortcutsDialog, opened === 'shortcuts', close);
  // after a first load that failed there are no pages
  const hasNothing = props.problem === 'forbidden' || (props.problem !== null && rows === null);
  const countText = total === null ? '' : countInWords(props, total, locale);
  const newText = props.waiting ? newInWords(props, props.waiting, locale) : '';
  const { page, rowsPerPage } = state.pagination;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list's shortcuts; every one has a control of its own
    <div ref={root} className={styles.inbox} data-slot="task-inbox" onKeyDown={handleKeyDown}>
      <div className={joinClasses(styles.panes, isOpen && styles.split)} data-state={isOpen ? 'open' : 'closed'}>
        <div
          ref={list}
          className={joinClasses(styles.listPane, isSelecting && styles.selecting)}
          tabIndex={-1}
          {...handlers}
        >
          <TableFrame label={messages.list} aria-busy={rows === null && props.problem === null}>
            {Views && views.views && <Views choice={views} />}
            {selection && hasBar && (
              <Bar
                selection={selection}
                rows={rows ?? []}
                user={props.user}
                isActing={props.isActing}
                list={list}
                container={selectionBarContainer}
                footSlot={footSlot}
                onAction={props.onBulkAction}
                onLeave={focusList}
              />
            )}
            {(!hasBar || selectionBarContainer !== undefined) && (
              <InboxToolbar
                {...props}
                countText={countText}
                onClear={clearing.clear}
                onShowFilters={() => setOpened('filters')}
                onStartSelecting={selection && selecting.start}
              />
            )}
            {props.problem === 'failed' && rows && (
              <Notice
                strip
                tone="danger"
                title={messages.loadFailed}
                actions={
                  <Button size="sm" onClick={props.onRetry}>
                    {messages.retry}
                  </Button>
                }
              />
            )}
            {newText && (
              <Button size="sm" variant="ghost" className={styles.newTasks} onClick={showNew}>
                {newText} · {messages.showNew}
              </Button>
            )}
            <TaskTable
              rows={rows}
              columns={columns}
              state={state}
              options={props.options}
              context={context}
              current={current}
              clearing={clearing.key}
              isRefreshing={props.isRefreshing}
              instead={hasRows(props) ? null : <InsteadOfRows {...props} onClear={clearing.clear} />}
              {...tableHandlers}
            />
            {!hasNothing && (
              <ListPages
                list={props.page}
                page={page}
                rowsPerPage={rowsPerPage}
                total={total}
                canSelect={selection !== null}
                messages={messages}
                {...pageHandlers}
              />
            )}
            <div ref={setFootSlot} />
          </TableFrame>
        </div>
        {isOpen && (
          <div ref={detailPane} className={styles.detailPane} tabIndex={-1}>
            {detail}
          </div>
        )}
      </div>
      <ListStatus failed={hasNothing} loading={messages.loading}>
        {rows === null ? null : props.isRefreshing ? '' : newText || countText}
      </ListStatus>
      {Filters && <Filters {...props} open={opened === 'filters'} countText={countText} onClose={close} />}
      {Shortcuts && (
        <Shortcuts open={opened === 'shortcuts'} canSelect={isSelectable(selecting.list)} onClose={close} />
      )}
    </div>
  );
}

interface ListPagesProps extends Pick<TaskInboxViewProps, 'messages' | 'total' | 'onPageChange' | 'onPageSizeChange'> {
  list: TaskInboxViewProps['page'];
  page: number;
  rowsPerPage: number;
  /** Whether rows can be selected. */
  canSelect: boolean;
}

/** The pages of the list, with hints for its keys. Only another page or total renders it. */
const ListPages = memo(function ListPages(props: ListPagesProps) {
  const { list, page, rowsPerPage, total, canSelect, messages, onPageChange, onPageSizeChange } = props;
  return (
    <Pagination
      page={page}
      pageSize={rowsPerPage}
      total={total}
      onPageChange={onPageChange}
      pageSizes={pageSizes(list)}
      onPageSizeChange={onPageSizeChange}
    >
      <span className={styles.keys} aria-hidden="true">
        <span>
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> {messages.keysMove}
        </span>
        <span>
          <Kbd>Enter</Kbd> {messages.keysOpen}
        </span>
        {canSelect && (
          <span>
            <Kbd>X</Kbd> {messages.keysSelect}
          </span>
        )}
        <span>
          <Kbd>?</Kbd> {messages.keysAll}
        </span>
      </span>
    </Pagination>
  );
});

/** The number of rows: requests in "Minhas solicitações", tasks elsewhere. The server counts ended requests up to a limit. */
function countInWords({ messages, page, status }: TaskInboxViewProps, total: number, locale: Locale): string {
  const isEnded = status === 'finished' || status === 'canceled';
  const text = formatInteger(total, locale);
  const [count, countAtLeast] =
    page === 'my-tasks'
      ? [messages.requestCount, messages.requestCountAtLeast]
      : [messages.count, messages.countAtLeast];
  return isEnded && total >= endedListMaxRows ? countAtLeast(text) : count(text, total === 1);
}

/** The number of new rows that are not shown yet. */
function newInWords({ messages, page }: TaskInboxViewProps, count: number, locale: Locale): string {
  const text = formatInteger(count, locale);
  return page === 'my-tasks' ? messages.newRequests(text, count === 1) : messages.newTasks(text, count === 1);
}

const hasViews = (choice: ViewChoice): boolean => (choice.views?.length ?? 0) > 0 || isSavable(choice);

/** The parts that the first rendering shows, by the responses that have arrived. */
function firstParts(props: TaskInboxViewProps) {
  const { rows, problem, state, options, views } = props;
  const isLong = isWindowed(rows?.length ?? 0) || isWindowed(state.pagination.rowsPerPage);
  return [
    rows && taskRows,
    rows && isLong && rowWindow,
    rows && options.data.size > 0 && dataCells,
    (rows?.length === 0 || problem === 'forbidden') && noRows,
    filterCount(state) > 0 && filterChips,
    hasViews(views) && viewRow,
    isSavable(views) && saveView,
    canExport(props) && exportButton,
  ];
}

/** Whether rows are shown, or skeletons for them; a list that the user may not see shows none of its old rows. */
function hasRows({ rows, problem }: TaskInboxViewProps): boolean {
  if (problem === 'forbidden') return false;
  return rows === null ? problem === null : rows.length > 0;
}

/** The states shown in place of rows. */
function InsteadOfRows(props: TaskInboxViewProps) {
  const { messages, rows, problem, error, state, onRetry, onClear } = props;
  const isForbidden = problem === 'forbidden';
  const isFailed = rows === null && !isForbidden;
  const [isMissing, setMissing] = useState(false);
  const None = useLazyPart(noRows, !isFailed && !isMissing, () => setMissing(true));
  if (isFailed) return <ErrorState title={messages.loadFailed} error={error} onRetry={onRetry} />;
  if (isMissing) return <ErrorState title={messages.loadFailed} onRetry={() => setMissing(false)} />;
  const isFiltered = activeFilters(state).length > 0;
  return None && <None isForbidden={isForbidden} isFiltered={isFiltered} onClear={onClear} />;
}
