import { listReport, type ReportRow } from '@tramita/client/contract';
import { dayInSaoPaulo, reportPageSizes } from '@tramita/client/rules';
import { useRead } from '../../calls/use-read.ts';
import { LateFailure } from '../../lists/LateFailure.tsx';
import { ListFrame } from '../../lists/ListFrame.tsx';
import { useLastPage } from '../../lists/use-last-page.ts';
import type { reportMessages } from '../../messages/features/report.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { isSavable } from '../../saved-views/view-choice.ts';
import { viewRow } from '../../saved-views/view-parts.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { useLazyPart } from '../../ui/lazy-part.ts';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { ActionBar } from './ActionBar.tsx';
import { EndDialog } from './EndDialog.tsx';
import { FilterBar } from './FilterBar.tsx';
import * as styles from './Report.css.ts';
import { ReportTable } from './ReportTable.tsx';
import { activeFilters, noFilters, type ReportFilters, toReportFilter } from './report-filters.ts';
import { useBulkEnd } from './use-bulk-end.ts';
import { useExportActions } from './use-export-actions.ts';
import { useFilterOptions } from './use-filter-options.ts';
import { type ReportState, reportStateOf, useReport } from './use-report.ts';
import { type ReportPlace, useReportChoice, useReportedPlace } from './use-report-choice.ts';
import { useReportSelection } from './use-report-selection.ts';
import { useReportViews } from './use-report-views.ts';

export interface ReportListProps {
  messages: typeof reportMessages;
  hrefOf: (row: ReportRow) => string;
  /** Its filter replaces the filters of the last visit. */
  place: ReportPlace;
  onPlaceChange: ((place: Required<ReportPlace>) => void) | undefined;
  /** Id of the saved view that is shown; null for none. */
  view: number | null | undefined;
  onViewChange: ((view: number | null) => void) | undefined;
  canEnd: boolean;
  onSeeExports: () => void;
}

/** The report: filters, rows and what can be done with them. Without a filter it loads nothing. */
export function ReportList({ messages, hrefOf, place, canEnd, onSeeExports, ...address }: ReportListProps) {
  const choice = useReportChoice(place);
  const { filters, added, page, pageSize } = choice;
  const options = useFilterOptions(filters, messages);
  const report = useReport(filters, { page, itemsPerPage: pageSize });
  useReportedPlace({ filter: report.filter, page }, { ...choice, ...report }, address.onPlaceChange);
  const list = reportStateOf(report, page);
  const { rows, total, hasRows } = list;
  const isLoaded = report.data !== undefined;
  const selection = useReportSelection(rows, JSON.stringify(report.filter));
  const end = useBulkEnd({ messages, onDone: selection.clear });
  const exports = useExportActions(messages, onSeeExports);
  const views = useReportViews({
    ...address,
    filter: toReportFilter(filters),
    added,
    isPlain: activeFilters(filters).length === 0,
    given: place.filter,
    show: choice.show,
    showColumns: choice.setAdded,
    onChoice: choice.noteChange,
  });
  const read = useRead();
  useLastPage({
    isPastEnd: list.isPastEnd,
    page,
    pageSize,
    readTotal: () =>
      read(listReport, { query: { ...report.filter, page: 0, itemsPerPage: pageSize } }).then(
        ([first]) => first?.totalLength ?? 0,
      ),
    onStepBack: choice.setPage,
  });
  return (
    <ListFrame
      slot="report"
      label={messages.report}
      messages={{ ...messages, count: list.enabled ? messages.tasks : () => messages.noFilter }}
      list={{ ...list, total: list.enabled ? total : 0 }}
      forbidden={messages.forbidden}
    >
      <ViewsRow views={views} />
      <FilterBar
        filters={filters}
        options={options}
        messages={messages}
        total={total}
        onChange={choice.change}
        onClear={() => views.choose(null)}
        views={views}
      />
      {hasRows && total !== null && (
        <ActionBar
          messages={messages}
          selection={selection}
          onPage={rows.length}
          total={total}
          found={foundText(messages, total, rows[0]?.totalRequests)}
          canEnd={canEnd}
          added={added}
          onAddedChange={choice.setAdded}
          onEnd={(kind) => end.ask(kind, selection.rows)}
          onSavePage={() => exports.savePage(rows, added)}
          onExportAll={(type) => void exports.askForAll(report.filter, type)}
        />
      )}
      {hasRows && total === null && (
        <div className={styles.actions} aria-hidden="true">
          <Skeleton width={72} line />
        </div>
      )}
      {list.hasFailedLater && <LateFailure messages={messages} list={list} />}
      <ReportTable
        messages={messages}
        rows={isLoaded ? rows : null}
        instead={hasRows ? null : <InsteadOfRows messages={messages} list={list} onChange={choice.change} />}
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
          onPageChange={choice.setPage}
          pageSizes={reportPageSizes}
          onPageSizeChange={choice.resize}
        />
      )}
      <EndDialog end={end} messages={messages} />
    </ListFrame>
  );
}

/** The number of tasks found, and of their requests if it is known. */
const foundText = (messages: typeof reportMessages, total: number, requests: number | undefined) =>
  requests === undefined ? messages.tasks(total) : messages.tasksOf(total, requests);

/** The row of saved views, if there are any or the filters can be saved. */
function ViewsRow({ views }: { views: ReturnType<typeof useReportViews> }) {
  const Views = useLazyPart(viewRow, (views.views?.length ?? 0) > 0 || isSavable(views));
  return Views && views.views && <Views choice={views} />;
}

interface InsteadOfRowsProps {
  messages: typeof reportMessages;
  list: ReportState;
  onChange: (next: Partial<ReportFilters>) => void;
}

/** Shown instead of rows: suggested filters, the failed load, or that nothing was found. */
function InsteadOfRows({ messages, list, onChange }: InsteadOfRowsProps) {
  const { now } = useTramita();
  const lastDays = () => {
    const today = now();
    const first = new Date(today.getTime() - 30 * 24 * 60 * 60 * 1000);
    onChange({ taskCreatedFrom: dayInSaoPaulo(first), taskCreatedTo: dayInSaoPaulo(today) });
  };
  if (!list.enabled) {
    return (
      <EmptyState
        title={messages.noFilter}
        actions={
          <>
            <Button onClick={lastDays}>{messages.lastDays}</Button>
            <Button onClick={() => onChange({ status: 'IN_PROGRESS' })}>{messages.inProgress}</Button>
          </>
        }
      >
        {messages.noFilterDetail}
      </EmptyState>
    );
  }
  if (list.status === 'error') {
    return <ErrorState error={list.problem?.error} onRetry={list.retry} retrying={list.isRetrying} />;
  }
  return (
    <EmptyState
      title={messages.nothing}
      actions={<Button onClick={() => onChange(noFilters)}>{messages.clearFilters}</Button>}
    >
      {messages.nothingDetail}
    </EmptyState>
  );
}
