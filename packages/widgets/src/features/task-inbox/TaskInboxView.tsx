import { endedListMaxRows } from '@tramita/client/contract';
import { isSelectable, pageSizes } from '@tramita/client/rules';
import { useImperativeHandle, useRef, useState } from 'react';
import { formatInteger } from '../../messages/format/format-number.ts';
import type { Locale } from '../../messages/language/locale.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { isSavable } from '../../saved-views/view-choice.ts';
import { saveView, viewRow } from '../../saved-views/view-parts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
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
import { exportButton, filterSheet, selectionBar, shortcutsDialog, taskRows } from './inbox-parts.ts';
import type { TaskInboxViewProps } from './inbox-view-props.ts';
import { useListKeys } from './keyboard/use-list-keys.ts';
import { useRowFocus } from './keyboard/use-row-focus.ts';
import { activeFilters } from './list/list-state.ts';
import type { FocusRow } from './rows/row-window.ts';
import { TaskTable } from './rows/TaskTable.tsx';
import { useInboxRowsValue } from './rows/use-inbox-rows-value.ts';
import { useRowSelection } from './selection/use-row-selection.ts';
import * as styles from './TaskInbox.css.ts';

/** A task list and the open task next to it, without loading or changing anything. */
export function TaskInboxView(props: TaskInboxViewProps) {
  const { messages, rows, total, state, columns, detail, current, views } = props;
  const isViewSavable = isSavable(views);
  usePrerendered(rows && taskRows, isViewSavable && saveView, canExport(props) && exportButton);
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
  const Views = useLazyPart(viewRow, (views.views?.length ?? 0) > 0 || isViewSavable);
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
              isRefreshing={props.isRefreshing}
              instead={hasRows(props) ? null : <InsteadOfRows {...props} />}
              {...tableHandlers}
            />
            {!hasNothing && (
              <Pagination
                page={page}
                pageSize={rowsPerPage}
                total={total}
                onPageChange={props.onPageChange}
                pageSizes={pageSizes(props.page)}
                onPageSizeChange={props.onPageSizeChange}
              >
                <span className={styles.keys} aria-hidden="true">
                  <span>
                    <Kbd>J</Kbd>
                    <Kbd>K</Kbd> {messages.keysMove}
                  </span>
                  <span>
                    <Kbd>Enter</Kbd> {messages.keysOpen}
                  </span>
                  {selection && (
                    <span>
                      <Kbd>X</Kbd> {messages.keysSelect}
                    </span>
                  )}
                  <span>
                    <Kbd>?</Kbd> {messages.keysAll}
                  </span>
                </span>
              </Pagination>
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
        <Shortcuts
          open={opened === 'shortcuts'}
          canSelect={isSelectable(selecting.list)}
          messages={messages}
          onClose={close}
        />
      )}
    </div>
  );
}

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

/** Whether rows are shown, or skeletons for them; a list that the user may not see shows none of its old rows. */
function hasRows({ rows, problem }: TaskInboxViewProps): boolean {
  if (problem === 'forbidden') return false;
  return rows === null ? problem === null : rows.length > 0;
}

/** The states shown in place of rows. */
function InsteadOfRows({ messages, rows, problem, error, state, onRetry, onClear }: TaskInboxViewProps) {
  if (problem === 'forbidden') return <ForbiddenState />;
  if (rows === null) return <ErrorState title={messages.loadFailed} error={error} onRetry={onRetry} />;
  const isFiltered = activeFilters(state).length > 0;
  return (
    <EmptyState actions={isFiltered && <Button onClick={onClear}>{messages.clearFilters}</Button>}>
      {isFiltered ? messages.nothingFound : messages.nothingHere}
    </EmptyState>
  );
}
