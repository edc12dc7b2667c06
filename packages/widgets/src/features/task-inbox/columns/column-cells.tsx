import type { TaskRow } from '@tramita/client/contract';
import { dueState, shortDueText, type TaskColumnName } from '@tramita/client/rules';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime, formatDayMonth } from '../../../messages/format/format-date.ts';
import { completeNameOf, responsibleNames } from '../../../people/person-names.ts';
import { requestHolder } from '../../../people/request-holder.ts';
import { dueTone } from '../../../timeline/due-tone.ts';
import { Avatar } from '../../../ui/Avatar/Avatar.tsx';
import { Chip } from '../../../ui/Chip/Chip.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { isPlainPress } from '../../../ui/Table/row-press.ts';
import { Track } from '../../../ui/Track/Track.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { RowActions, type RowActionsProps } from '../rows/RowActions.tsx';
import * as styles from '../TaskInbox.css.ts';
import type { CellList } from './use-cell-list.ts';

/**
 * Renders the content of a cell. A plain function instead of a component, because a list has thousands of cells: hooks
 * are called once for the list, see {@link CellList}.
 */
type RenderCell = (row: TaskRow, list: CellList, actions: ActionsState) => ReactNode;

/** State of the row's actions. */
type ActionsState = Pick<RowActionsProps, 'isBare' | 'isAssigning'>;

/** The eye and the track: one button that opens the steps. */
const stepsCell: RenderCell = (row, { messages, onShowSteps }) => {
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
};

/** The row's tag, with its description on hover. */
const tagCell: RenderCell = (row) => {
  if (!row.subtitle) return null;
  return (
    <Chip tone="outline" dotColor={row.color ?? 'currentColor'} title={row.description ?? row.subtitle}>
      {row.subtitle}
    </Chip>
  );
};

/** The absent person whose substitute sees the task; nothing for an own task or one that left the list. */
function substitution(row: TaskRow, { messages, gone }: CellList, className: string): ReactNode {
  if (!row.onBehalfOf || gone?.has(row.uuid)) return null;
  return <span className={className}>{messages.onBehalfOf(completeNameOf(row.onBehalfOf))}</span>;
}

/** The IDK; in a card also requester, time, and the absent person of a substitution. */
const idkCell: RenderCell = (row, list) => {
  return (
    <span className={styles.muted}>
      {row.idk}
      <span className={styles.cardMeta}>
        {[row.createdBy, formatDayMonth(row.createdAt, list.locale)].map((fact) => fact && ` · ${fact}`)}
      </span>
      {substitution(row, list, styles.cardSubstitution)}
    </span>
  );
};

/** The process as the row's link, the absent person of a substitution below it, and the row's actions. */
const processCell: RenderCell = (row, list, actions) => {
  const { messages, hrefOf, onOpen, Link } = list;
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
      {substitution(row, list, styles.substitution)}
      <RowActions row={row} rows={list} {...actions} />
    </>
  );
};

/** The step of the task; for a request also its assignee, or that it stopped there. */
const stepCell: RenderCell = (row, { messages, user, list, gone, you }) => {
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
        <span className={dueTone('overdue')}> · {messages.stopped}</span>
      ) : (
        holder && <span className={styles.holder}> · {holder}</span>
      )}
    </span>
  );
};

/** A day, `dd/MM/yyyy`. */
const day = (value: string | null | undefined, { locale }: CellList): ReactNode => (
  <span className={styles.muted}>{value ? formatDate(value, locale) : ''}</span>
);

/** The day on which the request was sent. */
const createdCell: RenderCell = (row, list) => day(row.createdAt, list);

/** The day on which the request ended. */
const finishedCell: RenderCell = (row, list) => day(row.finishedAt, list);

/** The requester. */
const requesterCell: RenderCell = (row) => {
  return (
    <span className={styles.muted} title={row.createdBy ?? undefined}>
      {row.createdBy}
    </span>
  );
};

/** The assignees: people and groups. */
const responsibleCell: RenderCell = (row, { user, you }) => {
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
};

/** When the task is due, in words; the exact time on hover. */
const dueCell: RenderCell = (row, { now, locale, dueWords }) => {
  const state = dueState(row.dueAt, now);
  if (!row.dueAt || state === 'none') return null;
  return (
    <span
      className={joinClasses(styles.due, dueTone(state) ?? styles.timeLeft)}
      title={formatDateTime(row.dueAt, locale)}
    >
      {shortDueText(row.dueAt, now, dueWords)}
    </span>
  );
};

/** The cell of each column; the rest of its record is in `columnRecords`, which loads earlier. */
export const columnCells: Readonly<Record<TaskColumnName, RenderCell>> = {
  status: stepsCell,
  taskMarker: tagCell,
  idk: idkCell,
  process: processCell,
  step: stepCell,
  createdAt: createdCell,
  finishedAt: finishedCell,
  createdBy: requesterCell,
  assignees: responsibleCell,
  dueAt: dueCell,
};
