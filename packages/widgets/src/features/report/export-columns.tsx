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
import { CircleAlert, CircleCheck, Clock, Download, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ListColumn } from '../../lists/list-column.ts';
import type { reportMessages } from '../../messages/features/report.ts';
import { formatDate, formatDateTime } from '../../messages/format/format-date.ts';
import { formatFileSize } from '../../messages/format/format-number.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Chip, type ChipTone } from '../../ui/Chip/Chip.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import * as styles from './Report.css.ts';

type Messages = typeof reportMessages;

const looks: Record<ExportStatus, { tone: ChipTone; Icon: LucideIcon }> = {
  IN_QUEUE: { tone: 'neutral', Icon: Clock },
  IN_PROGRESS: { tone: 'info', Icon: LoaderCircle },
  READY: { tone: 'success', Icon: CircleCheck },
  FAILED: { tone: 'danger', Icon: CircleAlert },
};

interface ExportColumnOptions {
  messages: Messages;
  /** Uuid of the export that is being downloaded. */
  fetching: string | null;
  onDownload: (item: ExportItem) => void;
}

/** Returns the columns of the user's exports. */
export const exportColumns = ({ messages, fetching, onDownload }: ExportColumnOptions): ListColumn<ExportItem>[] => [
  {
    id: 'createdAt',
    label: messages.createdAt,
    width: 152,
    card: 'own',
    className: styles.exportDate,
    numeric: true,
    skeleton: { width: 112 },
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    id: 'type',
    label: messages.reportType,
    width: 116,
    skeleton: { width: 48 },
    cell: ({ reportType }) => exportTypeLabels[reportType],
  },
  {
    id: 'filters',
    label: messages.filters,
    card: 'own',
    className: styles.exportQuery,
    skeleton: { width: '64%' },
    cell: (item) => queryInWords(item, messages),
  },
  {
    id: 'status',
    label: messages.status,
    width: 156,
    card: 'own',
    className: styles.exportStatus,
    skeleton: { width: 112 },
    cell: (item) => <StatusCell item={item} messages={messages} />,
  },
  {
    id: 'file',
    label: messages.file,
    width: 340,
    align: 'end',
    card: 'own',
    className: styles.exportFile,
    skeleton: { width: 84 },
    cell: (item) => (
      <FileCell
        item={item}
        messages={messages}
        isFetching={fetching === item.uuid}
        onDownload={() => onDownload(item)}
      />
    ),
  },
];

interface CellProps {
  messages: Messages;
  item: ExportItem;
}

function StatusCell({ messages, item: { status, rowsDone = 0, rowsTotal } }: CellProps) {
  const { tone, Icon } = looks[status];
  return (
    <>
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
    </>
  );
}

interface FileCellProps extends CellProps {
  isFetching: boolean;
  onDownload: () => void;
}

function FileCell({ messages, item: { status, size, createdAt }, isFetching, onDownload }: FileCellProps) {
  const reason = status === 'FAILED' ? messages.exportBroken : messages.notReady;
  return (
    <>
      <span className={styles.note}>
        {status === 'READY' ? typeof size === 'number' && formatFileSize(size) : reason}
      </span>
      <Button
        icon={<Download />}
        busy={isFetching}
        disabledReason={status === 'READY' ? null : reason}
        aria-label={messages.downloadOf(formatDateTime(createdAt))}
        onClick={onDownload}
      >
        {messages.download}
      </Button>
    </>
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
