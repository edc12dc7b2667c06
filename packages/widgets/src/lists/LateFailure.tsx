import { failureMessages, failureOf } from '../messages/failures.ts';
import { useMessages } from '../provider/use-messages.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Notice } from '../ui/Notice/Notice.tsx';
import type { ListMessages, ListState } from './list-state.ts';

interface LateFailureProps {
  messages: Pick<ListMessages, 'retry' | 'listFailed'>;
  list: Pick<ListState<unknown>, 'problem' | 'isRetrying' | 'retry'>;
}

/** A strip with "Tentar novamente", for a refresh or a further page that failed while earlier rows stay visible. */
export function LateFailure({ messages, list }: LateFailureProps) {
  const failures = useMessages(failureMessages);
  return (
    <Notice
      strip
      tone="danger"
      title={failureOf(list.problem?.error, { title: messages.listFailed }, failures).title}
      actions={
        <Button size="sm" busy={list.isRetrying} onClick={list.retry}>
          {messages.retry}
        </Button>
      }
    />
  );
}
