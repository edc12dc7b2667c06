import { useState } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { DisclosureSummary } from '../../ui/Disclosure/DisclosureSummary.tsx';
import { useLazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import type { DueTraceProps } from './DueTraceLines.tsx';
import { dueTraceLines } from './late-parts.ts';
import * as styles from './TaskDetail.css.ts';

/** Explains the due time of a task; code and data are loaded when it is opened. */
export function DueTrace({ uuid, messages }: DueTraceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const Lines = useLazyPart(dueTraceLines, isOpen && !hasFailed, () => setFailed(true));
  return (
    <details
      data-slot="due-trace"
      className={styles.dueTrace}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <DisclosureSummary>{messages.dueTrace}</DisclosureSummary>
      {isOpen && hasFailed ? (
        <p role="alert">
          {messages.dueTraceFailed} <Button onClick={() => setFailed(false)}>{messages.dueTraceRetry}</Button>
        </p>
      ) : (
        isOpen && (Lines ? <Lines uuid={uuid} messages={messages} /> : <Skeleton height={64} />)
      )}
    </details>
  );
}
