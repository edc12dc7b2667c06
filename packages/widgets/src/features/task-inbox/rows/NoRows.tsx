import { taskInboxPartMessages } from '../../../messages/features/task-inbox-parts.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { ForbiddenState } from '../../../ui/ForbiddenState/ForbiddenState.tsx';

export interface NoRowsProps {
  /** Whether the user may not see the list. */
  isForbidden: boolean;
  /** Whether filters may hide the rows. */
  isFiltered: boolean;
  /** Removes the filters. */
  onClear: () => void;
}

/** Replaces the rows of a list that is empty, or that the user may not see. */
export function NoRows({ isForbidden, isFiltered, onClear }: NoRowsProps) {
  const messages = useMessages(taskInboxPartMessages);
  if (isForbidden) return <ForbiddenState />;
  return (
    <EmptyState actions={isFiltered && <Button onClick={onClear}>{messages.clearFilters}</Button>}>
      {isFiltered ? messages.nothingFound : messages.nothingHere}
    </EmptyState>
  );
}
