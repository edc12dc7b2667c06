import type { ReportFilter, ReportRow } from '@tramita/client/contract';
import { dayInSaoPaulo, reportPageSizes, requestDateColumns } from '@tramita/client/rules';
import { useEffect, useState } from 'react';
import { failureOf } from '../../messages/failures.ts';
import type { reportMessages } from '../../messages/features/report.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { usePersistentState } from '../../provider/use-persistent-state.ts';
import { isSavable } from '../../saved-views/view-choice.ts';
import { viewRow } from '../../saved-views/view-parts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import { ListStatus } from '../../ui/LiveRegion/ListStatus.tsx';
import { useLazyPart } from '../../ui/lazy-part.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { ActionBar } from './ActionBar.tsx';
import { EndDialog } from './EndDialog.tsx';
import { FilterBar } from './FilterBar.tsx';
import * as styles from './Report.css.ts';
import { ReportTable } from './ReportTable.tsx';
import {
  activeFilters,
  fromReportFilter,
  noFilters,
  type ReportFilters,
  readFilters,
  toReportFilter,
  withFilters,
} from './report-filters.ts';
import { useBulkEnd } from './use-bulk-end.ts';
import { useExportActions } from './use-export-actions.ts';
import { useFilterOptions } from './use-filter-options.ts';
import { useReport } from './use-report.ts';
import { useReportSelection } from './use-report-selection.ts';
import { useReportViews } from './use-report-views.ts';

export interface ReportListProps {
  messages: typeof reportMessages;
  hrefOf: (row: ReportRow) => string;
  /** Replaces the filters of the last visit. */
  filter: ReportFilter | undefined;
  /** Id of the saved view that is shown; null for none. */
  view: number | null | undefined;
  onViewChange: ((view: number | null) => void) | undefined;
  canEnd: boolean;
  onSeeExports: () => void;
}

const readAdded = (stored: unknown) =>
  Array.isArray(stored)
    ? requestDateColumns.flatMap(({ name }) => (stored.includes(name) ? [name as string] : []))
    : undefined;

const readPageSize = (stored: unknown) => reportPageSizes.find((size) => size === stored);

/** The report: filters, rows and what can be done with them. Without a filter it asks for nothing. */
export function ReportList({ messages, hrefOf, filter, canEnd, onSeeExports, ...address }: ReportListProps) {
  const { now } = useTramita();
  const [filters, setFilters] = usePersistentState('report.filter', noFilters, readFilters);
  const [pageSize, setPageSize] = usePersistentState('report.pageSize', reportPageSizes[0] ?? 10, readPageSize);
  const [added, setAdded] = usePersistentState<readonly string[]>('report.columns', [], readAdded);
  const [page, setPage] = useState(0);
  const given = filter && JSON.stringify(filter);
  useEffect(() => {
    if (given === undefined) return;
    setFilters(() => fromReportFilter(JSON.parse(given) as ReportFilter));
    setPage(0);
  }, [given, setFilters]);
  const options = useFilterOptions(filters, messages);
  const report = useReport(filters, { page, itemsPerPage: pageSize });
  const { data, enabled } = report;
  const selection = useReportSelection(data ?? [], JSON.stringify(report.filter));
  const end = useBulkEnd({ messages, onDone: selection.clear });
  const exports = useExportActions(messages, onSeeExports);

  const views = useReportViews({
    ...address,
    filter: toReportFilter(filters),
    added,
    isPlain: activeFilters(filters).length === 0,
    hasGivenFilter: filter !== undefined,
    show: (view) => {
      const state = view?.state;
      setFilters(state && 'report' in state ? fromReportFilter(state.report) : noFilters);
      if (state) setAdded(state.columns);
      setPage(0);
    },
  });
  const Views = useLazyPart(viewRow, (views.views?.length ?? 0) > 0 || isSavable(views));
  const change = (next: Partial<ReportFilters>) => {
    setFilters((before) => withFilters(before, next));
    setPage(0);
  };
  const isPastEnd = data?.length === 0 && page > 0 && !report.isFormer;
  if (isPastEnd) setPage(page - 1);
  if (report.status === 'forbidden') return <ForbiddenState>{messages.forbidden}</ForbiddenState>;

  const hasRows = enabled && (data === undefined ? !report.problem : data.length > 0 || isPastEnd);
  const total = enabled && data ? (data[0]?.totalLength ?? 0) : null;
  const ofRequests = data?.[0]?.totalRequests;
  const found = ofRequests === undefined ? messages.tasks(total ?? 0) : messages.tasksOf(total ?? 0, ofRequests);
  const lastDays = () => {
    const today = now();
    const first = new Date(today.getTime() - 30 * 24 * 60 * 60 * 1000);
    change({ taskCreatedFrom: dayInSaoPaulo(first), taskCreatedTo: dayInSaoPaulo(today) });
  };
  const instead = hasRows ? null : !enabled ? (
    <EmptyState
      title={messages.noFilter}
      actions={
        <>
          <Button onClick={lastDays}>{messages.lastDays}</Button>
          <Button onClick={() => change({ status: 'IN_PROGRESS' })}>{messages.inProgress}</Button>
        </>
      }
    >
      {messages.noFilterDetail}
    </EmptyState>
  ) : data === undefined ? (
    <ErrorState error={report.problem?.error} onRetry={report.retry} retrying={report.isFetching} />
  ) : (
    <EmptyState
      title={messages.nothing}
      actions={<Button onClick={() => change(noFilters)}>{messages.clearFilters}</Button>}
    >
      {messages.nothingDetail}
    </EmptyState>
  );
  return (
    <TableFrame label={messages.report} aria-busy={report.isLoading} data-slot="report">
      {Views && views.views && <Views choice={views} />}
      <FilterBar
        filters={filters}
        options={options}
        messages={messages}
        total={total}
        onChange={change}
        onClear={() => views.choose(null)}
        views={views}
      />
      {hasRows && data && total !== null && (
        <ActionBar
          messages={messages}
          selection={selection}
          onPage={data.length}
          total={total}
          found={found}
          canEnd={canEnd}
          added={added}
          onAddedChange={setAdded}
          onEnd={(kind) => end.ask(kind, selection.rows)}
          onSavePage={() => exports.savePage(data, added)}
          onExportAll={(type) => void exports.askForAll(report.filter, type)}
        />
      )}
      {hasRows && data === undefined && (
        <div className={styles.actions} aria-hidden="true">
          <Skeleton width={72} />
        </div>
      )}
      {report.problem && data !== undefined && (
        <Notice
          strip
          tone="danger"
          title={failureOf(report.problem.error).title}
          actions={
            <Button size="sm" busy={report.isFetching} onClick={report.retry}>
              {messages.retry}
            </Button>
          }
        />
      )}
      <ReportTable
        messages={messages}
        rows={data ?? null}
        instead={instead}
        isRefreshing={report.isFetching || !report.isSettled}
        selection={selection}
        pageSize={pageSize}
        hrefOf={hrefOf}
        added={added}
      />
      {hasRows && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total}
          onPageChange={setPage}
          pageSizes={reportPageSizes}
          onPageSizeChange={(size) => {
            setPageSize(size);
            setPage(0);
          }}
        />
      )}
      <EndDialog end={end} messages={messages} />
      <ListStatus failed={enabled && report.problem !== null && data === undefined} loading={messages.loading}>
        {!enabled ? messages.noFilter : total === null ? null : messages.tasks(total)}
      </ListStatus>
    </TableFrame>
  );
}
