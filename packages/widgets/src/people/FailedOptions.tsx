import { Button } from '../ui/Button/Button.tsx';

interface FailedOptionsProps {
  messages: { readonly optionsFailed: string; readonly retry: string };
  onRetry: () => void;
}

/** Shown in a picker whose options could not be loaded. */
export function FailedOptions({ messages, onRetry }: FailedOptionsProps) {
  return (
    <>
      {messages.optionsFailed}{' '}
      <Button variant="link" size="sm" tabIndex={-1} onClick={onRetry}>
        {messages.retry}
      </Button>
    </>
  );
}
