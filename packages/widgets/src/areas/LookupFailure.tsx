import type { areasMessages } from '../messages/areas.ts';
import { Button } from '../ui/Button/Button.tsx';

interface LookupFailureProps {
  messages: typeof areasMessages;
  text: string;
  query: { readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
}

/** Error below a select whose options could not be loaded. */
export function LookupFailure({ messages, text, query }: LookupFailureProps) {
  return (
    <>
      {text}{' '}
      <Button variant="link" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
        {messages.retry}
      </Button>
    </>
  );
}
