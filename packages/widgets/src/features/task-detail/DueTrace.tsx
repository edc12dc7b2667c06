import { getDueTrace, type ResponseOf } from '@tramita/client/contract';
import { dueTraceLines } from '@tramita/client/rules';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { dueTraceTexts } from '../../messages/due-trace.ts';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { DisclosureSummary } from '../../ui/Disclosure/DisclosureSummary.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import * as styles from './TaskDetail.css.ts';

/** Time zone in which the portal shows times. */
const portalTimeZone = 'America/Sao_Paulo';

export interface DueTraceProps {
  uuid: string;
  messages: typeof taskDetailMessages;
}

/** Explains the due time of a task; loaded when it is opened. */
export function DueTrace({ uuid, messages }: DueTraceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const trace = useCall(getDueTrace, isOpen ? { params: { uuid } } : null);
  return (
    <details
      data-slot="due-trace"
      className={styles.dueTrace}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <DisclosureSummary>{messages.dueTrace}</DisclosureSummary>
      {trace.data ? (
        <TraceLines trace={trace.data} messages={messages} />
      ) : trace.status === 'error' || trace.status === 'forbidden' ? (
        <p role="alert">
          {messages.dueTraceFailed} <Button onClick={trace.retry}>{messages.dueTraceRetry}</Button>
        </p>
      ) : (
        isOpen && <Skeleton height={64} />
      )}
    </details>
  );
}

function TraceLines({ trace, messages }: { trace: ResponseOf<typeof getDueTrace> } & Pick<DueTraceProps, 'messages'>) {
  const { now } = useUiEnvironment();
  const texts = useMessages(dueTraceTexts);
  const { calendar, entries } = trace;
  if (!calendar) return <p>{messages.elapsedTime}</p>;
  const lines = dueTraceLines(entries, { timeZone: calendar.timeZone, portalTimeZone, now: now() }, texts);
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{messages.dueCalendar(calendar.name)}</p>
    </>
  );
}
