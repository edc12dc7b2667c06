import { joinClasses } from '../join-classes.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Badge.css.ts';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** The count; nothing is shown for 0. Leave out for a plain dot. */
  count?: number;
  /** What is counted, for screen readers: "3 não lidas". */
  label: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent';
  /** Counts above it show as "99+". @default 99 */
  max?: number;
  className?: string;
}

/** A small count, or a dot, beside what it counts. */
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
