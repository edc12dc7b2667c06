import type { TaskRow } from '@tramita/client/contract';
import { dueState, shortDueText, type TaskColumnName } from '@tramita/client/rules';
import { Eye } from 'lucide-react';
import type { ComponentType } from 'react';
import { formatDate, formatDateTime, formatDayMonth } from '../../../messages/format/format-date.ts';
import { peopleMessages } from '../../../messages/people.ts';
import { dueTexts } from '../../../messages/rules/due.ts';
import { completeNameOf, responsibleNames } from '../../../people/person-names.ts';
import { requestHolder } from '../../../people/request-holder.ts';
import { useLink } from '../../../provider/use-link.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Track } from '../../../ui/Track/Track.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useInboxRows } from '../rows/inbox-row-context.ts';
import { isPlainPress, RowActions } from '../rows/RowActions.tsx';
import * as styles from '../TaskInbox.css.ts';

/** Props of every cell. */
export interface ColumnCellProps {
  row: TaskRow;
  /** Whether only the link of the row's actions is rendered. */
  isBare: boolean;
}

type CellProps = Pick<ColumnCellProps, 'row'>;

/** The eye and the track: one button that opens the steps. */
function StepsCell({ row }: CellProps) {
  const { messages, onShowSteps } = useInboxRows();
  return (
    <button
      type="button"
      className={styles.steps}
      aria-label={messages.stepsOf(row.idk)}
      title={messages.stepsDialog}
      onClick={() => onShowSteps(row)}
    >
      <Eye aria-hidden="true" />
      {row.track && <Track states={row.track} label={null} />}
    </button>
  );
}

/** The row's tag, with its description on hover. */
function TagCell({ row }: CellProps) {
  if (!row.subtitle) return null;
  return (
    <Chip tone="outline" dotColor={row.color ?? 'currentColor'} title={row.description ?? row.subtitle}>
      {row.subtitle}
    </Chip>
  );
}

/** The absent person whose substitute sees the task; nothing for an own task or one that left the list. */
function Substitution({ row, className }: CellProps & { className: string }) {
  const { messages, gone } = useInboxRows();
  if (!row.onBehalfOf || gone?.has(row.uuid)) return null;
  return <span className={className}>{messages.onBehalfOf(completeNameOf(row.onBehalfOf))}</span>;
}

/** The IDK; in a card also requester, time, and the absent person of a substitution. */
function IdkCell({ row }: CellProps) {
  const locale = useLocale();
  return (
    <span className={styles.muted}>
      {row.idk}
      <span className={styles.cardMeta}>
        {[row.createdBy, formatDayMonth(row.createdAt, locale)].map((fact) => fact && ` · ${fact}`)}
      </span>
      <Substitution row={row} className={styles.cardSubstitution} />
    </span>
  );
}

/** The process as the row's link, the absent person of a substitution below it, and the row's actions. */
function ProcessCell({ row, isBare }: ColumnCellProps) {
  const { messages, hrefOf, onOpen } = useInboxRows();
  const Link = useLink();
  return (
    <>
      <Link
        href={hrefOf(row)}
        data-task-link={row.uuid}
        className={styles.title}
        title={row.process}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          onOpen(row);
        }}
      >
        {row.process}
        {row.unread && <VisuallyHidden> ({messages.unread})</VisuallyHidden>}
      </Link>
      <Substitution row={row} className={styles.substitution} />
      <RowActions row={row} isBare={isBare} />
    </>
  );
}

/** The step of the task; for a request also its assignee, or that it stopped there. */
function StepCell({ row }: CellProps) {
  const { you } = useMessages(peopleMessages);
  const { messages, user, list, gone } = useInboxRows();
  const hasLeft = gone?.has(row.uuid) ?? false;
  const holder =
    list.page === 'my-tasks' || list.status !== 'to-do' ? requestHolder(row, user?.id, { ...messages, you }) : '';
  const title = [row.step, holder].filter(Boolean).join(' · ');
  return (
    <span className={styles.step} title={title || undefined}>
      {row.step}
      {hasLeft ? (
        <span className={styles.holder}> · {messages.leftList}</span>
      ) : row.stopped ? (
        <span className={styles.overdue}> · {messages.stopped}</span>
      ) : (
        holder && <span className={styles.holder}> · {holder}</span>
      )}
    </span>
  );
}

/** A day, `dd/MM/yyyy`. */
function Day({ value }: { value: string | null | undefined }) {
  const locale = useLocale();
  return <span className={styles.muted}>{value ? formatDate(value, locale) : ''}</span>;
}

/** The day on which the request was sent. */
const CreatedCell = ({ row }: CellProps) => <Day value={row.createdAt} />;

/** The day on which the request ended. */
const FinishedCell = ({ row }: CellProps) => <Day value={row.finishedAt} />;

/** The requester. */
function RequesterCell({ row }: CellProps) {
  return (
    <span className={styles.muted} title={row.createdBy ?? undefined}>
      {row.createdBy}
    </span>
  );
}

/** The assignees: people and groups. */
function ResponsibleCell({ row }: CellProps) {
  const { you } = useMessages(peopleMessages);
  const { user } = useInboxRows();
  const names = responsibleNames(row.assignees, row.groups, user?.id, you);
  if (!names) return null;
  const [first] = row.assignees;
  return (
    <span className={styles.who} title={names}>
      {first ? (
        <Avatar name={first.nickName} src={first.picture} tone={first.id === user?.id ? 'me' : 'neutral'} />
      ) : (
        <Avatar group name={names} />
      )}
      <span className={styles.cut}>{names}</span>
    </span>
  );
}

/** When the task is due, in words; the exact time on hover. */
function DueCell({ row }: CellProps) {
  const words = useMessages(dueTexts);
  const locale = useLocale();
  const { now } = useInboxRows();
  const state = dueState(row.dueAt, now);
  if (!row.dueAt || state === 'none') return null;
  const tone = state === 'soon' ? styles.soon : state === 'overdue' ? styles.overdue : undefined;
  return (
    <span className={joinClasses(styles.due, tone)} title={formatDateTime(row.dueAt, locale)}>
      {shortDueText(row.dueAt, now, words)}
    </span>
  );
}

/** The cell of each column; the rest of its record is in `columnRecords`, which loads earlier. */
export const columnCells: Readonly<Record<TaskColumnName, ComponentType<ColumnCellProps>>> = {
  status: StepsCell,
  taskMarker: TagCell,
  idk: IdkCell,
  process: ProcessCell,
  step: StepCell,
  createdAt: CreatedCell,
  finishedAt: FinishedCell,
  createdBy: RequesterCell,
  assignees: ResponsibleCell,
  dueAt: DueCell,
};
