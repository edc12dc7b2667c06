import { getDueTrace, type ResponseOf } from '@tramita/client/contract';
import { dueTraceLines } from '@tramita/client/rules';
import { useCall } from '../../calls/use-call.ts';
import { dueTraceTexts } from '../../messages/due-trace.ts';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';

/** Time zone in which the portal shows times. */
const portalTimeZone = 'America/Sao_Paulo';

export interface DueTraceProps {
  uuid: string;
  messages: typeof taskDetailMessages;
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
