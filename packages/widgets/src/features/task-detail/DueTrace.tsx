import { useState } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { DisclosureSummary } from '../../ui/Disclosure/DisclosureSummary.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useLazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as styles from './DueTrace.css.ts';
import type { DueTraceProps } from './DueTraceLines.tsx';
import { dueTraceLines } from './late-parts.ts';

/** Explains the due time of a task; code and data are loaded when it is opened. */
export function DueTrace({ uuid, messages, isWorkingTime }: DueTraceProps & { isWorkingTime: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const Lines = useLazyPart(dueTraceLines, isOpen && !hasFailed, () => setFailed(true));
  return (
    <details
      data-slot="due-trace"
      className={joinClasses(styles.trace, isWorkingTime && styles.card)}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <DisclosureSummary className={isWorkingTime ? styles.cardHead : undefined}>
        <span>{messages.dueTrace}</span>
        {isWorkingTime && <Chip>{messages.workingTime}</Chip>}
      </DisclosureSummary>
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
