import type { CallState } from '../calls/call-state.ts';
import type { areasMessages } from '../messages/areas.ts';
import { Button } from '../ui/Button/Button.tsx';

interface LookupFailureProps {
  messages: typeof areasMessages;
  text: string;
  call: Pick<CallState<unknown>, 'isFetching' | 'retry'>;
}

/** Error below a select whose options could not be loaded. */
export function LookupFailure({ messages, text, call }: LookupFailureProps) {
  return (
    <>
      {text}{' '}
      <Button variant="link" size="sm" busy={call.isFetching} onClick={call.retry}>
        {messages.retry}
      </Button>
    </>
  );
}
