import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureMessages, failureOf } from '../../messages/failures.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from '../EmptyState/StateLayout.css.ts';
import { joinClasses } from '../join-classes.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import { useUiMessages } from '../ui-surroundings.ts';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** Names the failed operation: the message of the call. @default the generic text of `error` */
  title?: string;
  /** The error of the call: adds advice for the user and, for unexpected failures, the request code. */
  error?: unknown;
  /** Further explanation or advice. */
  children?: ReactNode;
  /** Called by "Tentar novamente", which appears only if this is set. */
  onRetry?: () => void;
  /** The retry is running. @default false */
  retrying?: boolean;
  className?: string;
}

/** Replaces content that could not be loaded. If older content stays visible, use `Notice` above it instead. */
export function ErrorState({ title, error, children, onRetry, retrying = false, className }: ErrorStateProps) {
  const { messages } = useUiEnvironment();
  const failures = useUiMessages(failureMessages);
  const failure = failureOf(error, { title }, failures);
  return (
    <div role="alert" data-slot="error-state" className={joinClasses(styles.layout, className)}>
      <span className={joinClasses(styles.icon, styles.danger)}>
        <TriangleAlert />
      </span>
      <p className={styles.title}>{failure.title}</p>
      {children && <div className={styles.detail}>{children}</div>}
      {failure.detail && <p className={styles.detail}>{failure.detail}</p>}
      {onRetry && (
        <div className={styles.actions}>
          <Button icon={<RotateCw />} busy={retrying} onClick={onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
