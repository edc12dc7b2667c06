import type { departmentsMessages } from '../../messages/features/departments.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

interface ListProblemProps {
  messages: typeof departmentsMessages;
  title: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Above rows whose refresh failed. */
export function ListProblem({ messages, title, onRetry, retrying }: ListProblemProps) {
  return (
    <Notice
      strip
      tone="danger"
      title={title}
      actions={
        <Button size="sm" busy={retrying} onClick={onRetry}>
          {messages.retry}
        </Button>
      }
    />
  );
}
