import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from '../EmptyState/StateLayout.css.ts';
import { joinClasses } from '../join-classes.ts';
import { useUiEnvironment } from '../ui-environment.ts';

/** Props of {@link ForbiddenState}. */
export interface ForbiddenStateProps {
  /** @default 'Você não tem acesso a esta página' */
  title?: ReactNode;
  /** Names who can grant access. */
  children?: ReactNode;
  /** Buttons or links that lead elsewhere. */
  actions?: ReactNode;
  className?: string;
}

/** Replaces content that the user may not see. */
export function ForbiddenState({ title, children, actions, className }: ForbiddenStateProps) {
  const { messages } = useUiEnvironment();
  return (
    <div data-slot="forbidden-state" className={joinClasses(styles.layout, className)}>
      <span className={styles.icon}>
        <Lock />
      </span>
      <p className={styles.title}>{title ?? messages.forbiddenTitle}</p>
      <div className={styles.detail}>{children ?? messages.forbiddenDetail}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
