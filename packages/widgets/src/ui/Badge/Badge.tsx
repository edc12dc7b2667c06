import { joinClasses } from '../join-classes.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Badge.css.ts';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** The count; nothing is rendered for 0. Omit it for a plain dot. */
  count?: number;
  /** Names the counted items for screen readers: "3 não lidas". */
  label: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent';
  /** Higher counts appear as "99+". @default 99 */
  max?: number;
  className?: string;
}

/** A small count, or a dot, next to the element it belongs to. */
export function Badge({ count, label, tone = 'neutral', max = 99, className }: BadgeProps) {
  if (count === 0) return null;
  return (
    <span data-slot="badge" data-tone={tone} className={className}>
      {count === undefined ? (
        <span className={styles.dot} aria-hidden="true" />
      ) : (
        <span className={joinClasses(styles.badge, styles.tone[tone])} aria-hidden="true">
          {count > max ? `${max}+` : count}
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
