import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { joinClasses } from '../join-classes.ts';
import { useUiEnvironment } from '../ui-environment.ts';
import { EmptyTrack } from './EmptyTrack.tsx';
import * as styles from './StateLayout.css.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** @default 'Nenhum item encontrado' */
  title?: ReactNode;
  /** Explains the content that would appear here and the next action. */
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Called by "Limpar pesquisa", which appears only if this is set; for searches without results. */
  onClearSearch?: (() => void) | undefined;
  className?: string;
}

/** An empty list, drawn as a track that has not reached its next stop. */
export function EmptyState({ title, children, actions, onClearSearch, className }: EmptyStateProps) {
  const { messages } = useUiEnvironment();
  return (
    <div data-slot="empty-state" className={joinClasses(styles.layout, className)}>
      <EmptyTrack />
      <p className={styles.title}>{title ?? messages.noItems}</p>
      {children && <div className={styles.detail}>{children}</div>}
      {(actions || onClearSearch) && (
        <div className={styles.actions}>
          {actions}
          {onClearSearch && <Button onClick={onClearSearch}>{messages.clearSearch}</Button>}
        </div>
      )}
    </div>
  );
}
