import type { transferMessages } from '../../../messages/features/modeler/transfer.ts';
import { Button } from '../../../ui/Button/Button.tsx';

interface LookupErrorProps {
  messages: typeof transferMessages;
  onRetry: () => void;
}

/** Shown in a list whose entries could not be loaded. */
export function LookupError({ messages, onRetry }: LookupErrorProps) {
  return (
    <>
      {messages.lookupFailed}
      <Button variant="link" size="sm" tabIndex={-1} onClick={onRetry}>
        {messages.retry}
      </Button>
    </>
  );
}
