import type { ExportItem, ExportStatus } from '@tramita/client/contract';
import {
  dayInSaoPaulo,
  exportStatusLabels,
  exportTypeLabels,
  npsAnswerLabels,
  slaOutcomeLabels,
  slaStatusLabels,
  statusLabels,
  taskTypeLabels,
} from '@tramita/client/rules';
import { CircleAlert, CircleCheck, Clock, Download, Info, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../messages/failures.ts';
import type { reportMessages } from '../../messages/features/report.ts';
import { formatDate, formatDateTime } from '../../messages/format/format-date.ts';
import { formatFileSize } from '../../messages/format/format-number.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Chip, type ChipTone } from '../../ui/Chip/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import { ListStatus } from '../../ui/LiveRegion/ListStatus.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { HeaderCell } from '../../ui/Table/HeaderCell.tsx';
import { Cell, Row, SpanRow } from '../../ui/Table/Row.tsx';
import { Table, TableBody, TableFrame, TableHead } from '../../ui/Table/Table.tsx';
import * as styles from './Report.css.ts';
import { useExportActions } from './use-export-actions.ts';
import { exportsPageSize, isPending, useExports } from './use-exports.ts';

type Messages = typeof reportMessages;

const looks: Record<ExportStatus, { tone: ChipTone; Icon: LucideIcon }> = {
  IN_QUEUE: { tone: 'neutral', Icon: Clock },
  IN_PROGRESS: { tone: 'info', Icon: LoaderCircle },
  READY: { tone: 'success', Icon: CircleCheck },
  FAILED: { tone: 'danger', Icon: CircleAlert },
};

const columnCount = 5;

/** The user's exports, newest first, with a download for each finished one. */
export function ExportList({ messages }: { messages: Messages }) {
  const [page, setPage] = useState(0);
  const list = useExports(page);
  const actions = useExportActions(messages, () => {});
  const { data } = list;
  const rows = data?.elements;
  const isPastEnd = rows?.length === 0 && page > 0 && !list.isFormer;
  if (isPastEnd) setPage(page - 1);
  if (list.status === 'forbidden') return <ForbiddenState>{messages.forbidden}</ForbiddenState>;
  const pending = rows?.filter(isPending).length ?? 0;
  return (
    <TableFrame label={messages.exports} aria-busy={list.isLoading} data-slot="exports">
      <p className={styles.lead}>
        <Info aria-hidden="true" />
        {messages.exportsLead}
      </p>
      {list.problem && data && (
        <Notice
          strip
          tone="danger"
          title={failureOf(list.problem.error).title}
          actions={
            <Button size="sm" busy={list.isFetching} onClick={list.retry}>
              {messages.retry}
            </Button>
          }
        />
      )}
      <Table label={messages.exportsList} refreshing={list.isRefreshing} loading={list.isLoading}>
        <TableHead>
          <tr>
            <HeaderCell width={152}>{messages.createdAt}</HeaderCell>
            <HeaderCell width={116}>{messages.reportType}</HeaderCell>
            <HeaderCell>{messages.filters}</HeaderCell>
            <HeaderCell width={156}>{messages.status}</HeaderCell>
            <HeaderCell width={340} align="end">
              {messages.file}
            </HeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {rows?.map((item) => (
            <ExportLine
              key={item.uuid}
              messages={messages}
              item={item}
              isFetching={actions.fetching === item.uuid}
              onDownload={() => void actions.download(item)}
            />
          ))}
          {rows?.length === 0 && (
            <SpanRow columns={columnCount}>
              <EmptyState title={messages.nothing}>{messages.noExports}</EmptyState>
            </SpanRow>
          )}
          {list.isLoading && <SkeletonLines />}
          {list.problem && !data && (
            <SpanRow columns={columnCount}>
              <ErrorState error={list.problem.error} onRetry={list.retry} retrying={list.isFetching} />
            </SpanRow>
          )}
        </TableBody>
      </Table>
      {data && data.totalElements > exportsPageSize && (
        <Pagination page={page} pageSize={exportsPageSize} total={data.totalElements} onPageChange={setPage} />
      )}
      <ListStatus failed={list.problem !== null && !data} loading={messages.loading}>
        {data && (pending > 0 ? messages.exportsPending(pending) : messages.exportsCount(data.totalElements))}
      </ListStatus>
    </TableFrame>
  );
}

interface ExportLineProps {
  messages: Messages;
  item: ExportItem;
  isFetching: boolean;
  onDownload: () => void;
}

function ExportLine({ messages, item, isFetching, onDownload }: ExportLineProps) {
  const { status, reportType, createdAt, rowsDone = 0, rowsTotal } = item;
  const { tone, Icon } = looks[status];
  const created = formatDateTime(createdAt);
  const reason = status === 'FAILED' ? messages.exportBroken : messages.notReady;
  return (
    <Row className={styles.exportRow}>
      <Cell card="own" className={styles.exportDate} numeric>
        {created}
      </Cell>
      <Cell>{exportTypeLabels[reportType]}</Cell>
      <Cell card="own" className={styles.exportQuery}>
        {queryInWords(item, messages)}
      </Cell>
      <Cell card="own" className={styles.exportStatus}>
        <Chip tone={tone} className={styles.chipBox}>
          <span className={styles.chip}>
            <Icon aria-hidden="true" />
            {exportStatusLabels[status]}
          </span>
        </Chip>
        {status === 'IN_PROGRESS' && (
          <ProgressBar
            value={rowsTotal ? rowsDone / rowsTotal : null}
            label={rowsTotal ? messages.progress(rowsDone, rowsTotal) : exportStatusLabels[status]}
            className={styles.exportProgress}
          />
        )}
      </Cell>
      <Cell card="own" align="end" className={styles.exportFile}>
        <span className={styles.note}>
          {status === 'READY' ? typeof item.size === 'number' && formatFileSize(item.size) : reason}
        </span>
        <Button
          icon={<Download />}
          busy={isFetching}
          disabledReason={status === 'READY' ? null : reason}
          aria-label={messages.downloadOf(created)}
          onClick={onDownload}
        >
          {messages.download}
        </Button>
      </Cell>
    </Row>
  );
}

/** Describes the filters of an export. */
function queryInWords({ query, department, sector }: ExportItem, messages: Messages): string {
  const range = (name: string, from: string | undefined, to: string | undefined, isLocal = false) => {
    // the ends of the request's ranges are days in UTC, those of the task's are days in São Paulo
    const day = (moment: string) => (isLocal ? dayInSaoPaulo(new Date(moment)) : moment.slice(0, 10));
    const [first, last] = [from, to].map((moment) => moment && formatDate(day(moment)));
    if (first && last) return `${name.toLowerCase()} ${messages.range(first, last)}`;
    if (first) return `${name.toLowerCase()} ${messages.since(first)}`;
    return last && `${name.toLowerCase()} ${messages.until(last)}`;
  };
  const parts = [
    query.idk && `${messages.idk} ${query.idk}`,
    query.process,
    query.step,
    department ?? (query.department && `${messages.department} ${query.department}`),
    sector ?? (query.sector && `${messages.sector} ${query.sector}`),
    query.status && statusLabels[query.status],
    query.type && taskTypeLabels[query.type],
    query.createdBy && `${messages.createdBy} ${query.createdBy}`,
    query.assignees && `${messages.assignees} ${query.assignees}`,
    query.groups && `${messages.groups} ${query.groups}`,
    query.sla && slaOutcomeLabels[query.sla],
    query.counted && `${messages.counted}: ${slaStatusLabels[query.counted]}`,
    query.nps && npsAnswerLabels[query.nps],
    !query.process && query.processIds && messages.processes(query.processIds.split(',').length),
    range(messages.taskCreated, query.createdAtFrom, query.createdAtTo, true),
    range(messages.taskFinished, query.finishedAtFrom, query.finishedAtTo, true),
    range(messages.created, query.requestCreatedAtFrom, query.requestCreatedAtTo),
    range(messages.finished, query.requestFinishedAtFrom, query.requestFinishedAtTo),
  ];
  return parts.filter(Boolean).join(' · ');
}

function SkeletonLines() {
  return Array.from({ length: 6 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <Row key={index} className={styles.exportRow} aria-hidden="true">
      <Cell card="own" className={styles.exportDate}>
        <Skeleton width={112} />
      </Cell>
      <Cell>
        <Skeleton width={48} />
      </Cell>
      <Cell card="own" className={styles.exportQuery}>
        <Skeleton width="64%" />
      </Cell>
      <Cell card="own" className={styles.exportStatus}>
        <Skeleton width={112} />
      </Cell>
      <Cell card="own" align="end" className={styles.exportFile}>
        <Skeleton width={84} />
      </Cell>
    </Row>
  ));
}
