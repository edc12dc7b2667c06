import { getDueTrace, type ResponseOf } from '@tramita/client/contract';
import { type CountedTime, countedTime, type DueTraceRow, dueState, dueTraceRows } from '@tramita/client/rules';
import { useCall } from '../../calls/use-call.ts';
import { dueTraceTexts } from '../../messages/due-trace.ts';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { portalTimeZone } from '../../messages/format/format-date.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import * as styles from './DueTrace.css.ts';

type Messages = typeof taskDetailMessages;
type Trace = ResponseOf<typeof getDueTrace>;

export interface DueTraceProps {
  uuid: string;
  messages: Messages;
}

/** The lines that explain the due time of a task. */
export function DueTraceLines({ uuid, messages }: DueTraceProps) {
  const trace = useCall(getDueTrace, { params: { uuid } });
  if (trace.data) return <TraceLines trace={trace.data} messages={messages} />;
  if (trace.status !== 'error' && trace.status !== 'forbidden') return <Skeleton height={64} />;
  return (
    <p role="alert">
      {messages.dueTraceFailed} <Button onClick={trace.retry}>{messages.dueTraceRetry}</Button>
    </p>
  );
}

function TraceLines({ trace, messages }: { trace: Trace; messages: Messages }) {
  const { now } = useUiEnvironment();
  const texts = useMessages(dueTraceTexts);
  const { calendar, entries, dueAt } = trace;
  if (!calendar) return <p>{messages.elapsedTime}</p>;
  const at = now();
  const rows = dueTraceRows(entries, { timeZone: calendar.timeZone, portalTimeZone, now: at }, texts);
  return (
    <div className={styles.body}>
      <Progress agreed={countedTime(entries)} counted={countedTime(entries, at)} messages={messages} />
      <ul className={styles.rows}>
        {rows.map((row) => (
          <TraceRow
            key={row.text}
            row={row}
            isAhead={Date.parse(row.from) > at.getTime()}
            due={dueState(dueAt, at)}
            messages={messages}
          />
        ))}
      </ul>
      <p className={styles.calendar}>{messages.dueCalendar(calendar.name)}</p>
    </div>
  );
}

interface TraceRowProps {
  row: DueTraceRow;
  isAhead: boolean;
  due: ReturnType<typeof dueState>;
  messages: Messages;
}

function TraceRow({ row: { kind, text, counted }, isAhead, due, messages }: TraceRowProps) {
  return (
    <li
      className={styles.row}
      data-state={kind === 'STARTED' && !counted ? 'PAUSED' : kind}
      data-ahead={isAhead || undefined}
      data-due={kind === 'DUE' ? due : undefined}
    >
      <span className={styles.sentence}>{text}</span>
      {counted && <span className={styles.amount}>{amountText(counted, messages)}</span>}
    </li>
  );
}

interface ProgressProps {
  agreed: CountedTime;
  counted: CountedTime;
  messages: Messages;
}

/** The counted part of the agreed time; the text next to the bar says the same. */
function Progress({ agreed, counted, messages }: ProgressProps) {
  const share = agreed.amount === 0 ? 0 : Math.min(counted.amount / agreed.amount, 1);
  return (
    <div className={styles.progress}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.done} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={styles.amount}>
        {messages.countedOf(amountText(counted, messages), amountText(agreed, messages))}
      </span>
    </div>
  );
}

function amountText({ unit, amount }: CountedTime, messages: Messages): string {
  if (unit === 'DAYS') return messages.workingDays(amount);
  const minutes = Math.floor(amount / 60_000);
  return messages.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}
