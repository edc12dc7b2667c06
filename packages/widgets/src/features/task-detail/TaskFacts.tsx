import type { TaskDetail } from '@tramita/client/contract';
import { dueState, dueText, isSpreadsheetUrl } from '@tramita/client/rules';
import type { ReactNode } from 'react';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { formatLongDate, formatTime, portalTimeZone } from '../../messages/format/format-date.ts';
import { formatRelativeTime } from '../../messages/format/format-relative-time.ts';
import { dueTexts } from '../../messages/rules/due.ts';
import { responsibleNames } from '../../people/person-names.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { dueTone } from '../../timeline/due-tone.ts';
import { useLazyPart } from '../../ui/lazy-part.ts';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { dueInZone } from './late-parts.ts';
import * as styles from './TaskDetail.css.ts';

export interface TaskFactsProps {
  task: TaskDetail;
  messages: typeof taskDetailMessages;
}

/** Requester, dates and area of the request. A line without value is not shown. */
export function TaskFacts({ task, messages }: TaskFactsProps) {
  const due = useMessages(dueTexts);
  const locale = useLocale();
  const { now } = useUiEnvironment();
  const at = now();
  const { createdBy, department, sector, expiresIn, finishedAt, dueTimeZone } = task;
  const DueInZone = useLazyPart(dueInZone, !!dueTimeZone && dueTimeZone !== portalTimeZone);
  const state = expiresIn && !finishedAt ? dueState(expiresIn, at) : 'none';
  return (
    <dl className={styles.facts} aria-label={messages.facts}>
      <Fact label={messages.requester}>{createdBy.completeName ?? createdBy.nickName}</Fact>
      <Fact label={messages.branch}>{createdBy.branch}</Fact>
      <Fact label={messages.department}>{createdBy.department}</Fact>
      <Fact label={messages.email}>{createdBy.email && <EmailLink address={createdBy.email} />}</Fact>
      <Fact
        label={messages.createdAt}
        detail={`${formatTime(task.createdAt, locale)}, ${formatRelativeTime(task.createdAt, at, locale)}`}
      >
        <time dateTime={task.createdAt}>{formatLongDate(task.createdAt, locale)}</time>
      </Fact>
      {expiresIn && (
        <Fact
          label={messages.expiresAt}
          detail={
            <span className={dueTone(state)}>
              {[formatTime(expiresIn, locale), !finishedAt && dueText(expiresIn, at, due).toLowerCase()]
                .filter(Boolean)
                .join(', ')}
            </span>
          }
          more={DueInZone && dueTimeZone && <DueInZone dueAt={expiresIn} timeZone={dueTimeZone} />}
        >
          <time dateTime={expiresIn}>{formatLongDate(expiresIn, locale)}</time>
        </Fact>
      )}
      {finishedAt && (
        <Fact label={messages.finishedAt} detail={formatTime(finishedAt, locale)}>
          <time dateTime={finishedAt}>{formatLongDate(finishedAt, locale)}</time>
        </Fact>
      )}
      {task.spreadsheetUrl && isSpreadsheetUrl(task.spreadsheetUrl) && (
        <Fact label={messages.processSheet}>
          <a href={task.spreadsheetUrl.trim()} target="_blank" rel="noreferrer">
            {messages.openProcessSheet}
          </a>
        </Fact>
      )}
      <Fact label={messages.motive}>{task.motive}</Fact>
      {department && (
        <Fact label={messages.responsibleDepartment} detail={responsibleNames(department.responsibles)}>
          {department.description}
        </Fact>
      )}
      {sector && (
        <Fact label={messages.responsibleSector} detail={responsibleNames(sector.responsibles)}>
          {sector.description}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  label: string;
  children: ReactNode;
  detail?: ReactNode;
  /** Further lines. */
  more?: ReactNode;
}

function Fact({ label, children, detail, more }: FactProps) {
  if (!children) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {children}
        {detail && <small>{detail}</small>}
        {more}
      </dd>
    </>
  );
}

/** A long address breaks before its host, not inside a word. */
function EmailLink({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <a href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
