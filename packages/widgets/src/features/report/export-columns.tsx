import type { ExportItem, ExportStatus } from '@tramita/client/contract';
import { dayInSaoPaulo } from '@tramita/client/rules';
import { CircleAlert, CircleCheck, Clock, Download, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ListColumn } from '../../lists/list-column.ts';
import type { reportMessages } from '../../messages/features/report.ts';
import { formatDate, formatDateTime } from '../../messages/format/format-date.ts';
import { formatFileSize } from '../../messages/format/format-number.ts';
import { exportStatusTexts } from '../../messages/labels/export-statuses.ts';
import type { exportTypeTexts } from '../../messages/labels/export-types.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Chip, type ChipTone } from '../../ui/Chip/Chip.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import * as styles from './Report.css.ts';
import type { ReportLabels } from './use-report-labels.ts';

type Messages = typeof reportMessages;

const looks: Record<ExportStatus, { tone: ChipTone; Icon: LucideIcon }> = {
  IN_QUEUE: { tone: 'neutral', Icon: Clock },
  IN_PROGRESS: { tone: 'info', Icon: LoaderCircle },
  READY: { tone: 'success', Icon: CircleCheck },
  FAILED: { tone: 'danger', Icon: CircleAlert },
};

interface ExportColumnOptions {
  messages: Messages;
  labels: ReportLabels;
  types: typeof exportTypeTexts;
  /** Uuid of the export that is being downloaded. */
  fetching: string | null;
  onDownload: (item: ExportItem) => void;
}

/** Returns the columns of the user's exports. */
export const exportColumns = ({
  messages,
  labels,
  types,
  fetching,
  onDownload,
}: ExportColumnOptions): ListColumn<ExportItem>[] => [
  {
    id: 'createdAt',
    label: messages.createdAt,
    width: 152,
    card: 'own',
    className: styles.exportDate,
    numeric: true,
    skeleton: { width: 112 },
    cell: ({ createdAt }) => formatDateTime(createdAt, labels.locale),
  },
  {
    id: 'type',
    label: messages.reportType,
    width: 116,
    skeleton: { width: 48 },
    cell: ({ reportType }) => types[reportType],
  },
  {
    id: 'filters',
    label: messages.filters,
    card: 'own',
    className: styles.exportQuery,
    skeleton: { width: '64%' },
    cell: (item) => queryInWords(item, messages, labels),
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
  const statuses = useMessages(exportStatusTexts);
  const { tone, Icon } = looks[status];
  return (
    <>
      <Chip tone={tone} className={styles.chipBox}>
        <span className={styles.chip}>
          <Icon aria-hidden="true" />
          {statuses[status]}
        </span>
      </Chip>
      {status === 'IN_PROGRESS' && (
        <ProgressBar
          value={rowsTotal ? rowsDone / rowsTotal : null}
          label={rowsTotal ? messages.progress(rowsDone, rowsTotal) : statuses[status]}
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
  const locale = useLocale();
  const reason = status === 'FAILED' ? messages.exportBroken : messages.notReady;
  return (
    <>
      <span className={styles.note}>
        {status === 'READY' ? typeof size === 'number' && formatFileSize(size, locale) : reason}
      </span>
      <Button
        icon={<Download />}
        busy={isFetching}
        disabledReason={status === 'READY' ? null : reason}
        aria-label={messages.downloadOf(formatDateTime(createdAt, locale))}
        onClick={onDownload}
      >
        {messages.download}
      </Button>
    </>
  );
}

/** Describes the filters of an export. */
function queryInWords({ query, department, sector }: ExportItem, messages: Messages, labels: ReportLabels): string {
  const range = (name: string, from: string | undefined, to: string | undefined, isLocal = false) => {
    // the ends of the request's ranges are days in UTC, those of the task's are days in São Paulo
    const day = (moment: string) => (isLocal ? dayInSaoPaulo(new Date(moment)) : moment.slice(0, 10));
    const [first, last] = [from, to].map((moment) => moment && formatDate(day(moment), labels.locale));
    if (first && last) return messages.dated(name, messages.range(first, last));
    if (first) return messages.dated(name, messages.since(first));
    return last && messages.dated(name, messages.until(last));
  };
  const parts = [
    query.idk && messages.named(messages.idk, query.idk),
    query.process,
    query.step,
    department ?? (query.department && messages.named(messages.department, query.department)),
    sector ?? (query.sector && messages.named(messages.sector, query.sector)),
    query.status && labels.statuses[query.status],
    query.type && labels.types[query.type],
    query.createdBy && messages.named(messages.createdBy, query.createdBy),
    query.assignees && messages.named(messages.assignees, query.assignees),
    query.groups && messages.named(messages.groups, query.groups),
    query.sla && labels.slaOutcomes[query.sla],
    query.counted && `${messages.counted}: ${labels.slaStatuses[query.counted]}`,
    query.nps && labels.npsAnswers[query.nps],
    !query.process && query.processIds && messages.processes(query.processIds.split(',').length),
    range(messages.taskCreated, query.createdAtFrom, query.createdAtTo, true),
    range(messages.taskFinished, query.finishedAtFrom, query.finishedAtTo, true),
    range(messages.created, query.requestCreatedAtFrom, query.requestCreatedAtTo),
    range(messages.finished, query.requestFinishedAtFrom, query.requestFinishedAtTo),
  ];
  return parts.filter(Boolean).join(' · ');
}
