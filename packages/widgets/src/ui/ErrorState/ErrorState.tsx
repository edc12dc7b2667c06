import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureOf } from '../../messages/failures.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from '../EmptyState/StateLayout.css.ts';
import { joinClasses } from '../join-classes.ts';
import { useUiEnvironment } from '../ui-environment.ts';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** What failed: the message of the call. @default the generic text of `error` */
  title?: string;
  /** The error of the call: adds what the user can do and, for unexpected failures, the code of the request. */
  error?: unknown;
  /** More to know or to do. */
  children?: ReactNode;
  /** Shows "Tentar novamente". */
  onRetry?: () => void;
  /** The new attempt is running. @default false */
  retrying?: boolean;
  className?: string;
}

/** In place of content that could not be loaded. Where old content stays on screen use `Notice` above it. */
export function ErrorState({ title, error, children, onRetry, retrying = false, className }: ErrorStateProps) {
  const { messages } = useUiEnvironment();
  const failure = failureOf(error, { title });
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
