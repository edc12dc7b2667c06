import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import type { dashboardsMessages } from '../../messages/features/dashboards.ts';
import * as styles from './Dashboards.css.ts';

export interface ChangeProps {
  messages: typeof dashboardsMessages;
  /** Difference of two shares; null if there was nothing to compare with. */
  difference: number | null;
  /** Meaning of a rise. @default 'better' */
  rise?: 'better' | 'worse' | 'neutral';
  /** Leaves the word to screen readers. */
  isShort?: boolean;
}

/** Whether a difference of two shares is shown as none. */
export const isUnchanged = (difference: number): boolean => Math.round(difference * 10_000) === 0;

/** How a share changed since the period before: an arrow, a sign, percentage points and a word. */
export function Change({ messages, difference, rise = 'better', isShort = false }: ChangeProps) {
  if (difference === null) return <span className={styles.muted}>{messages.none}</span>;
  const points = Math.round(difference * 10_000);
  const Arrow = points > 0 ? ArrowUp : points < 0 ? ArrowDown : Equal;
  const isGood = points > 0 === (rise === 'better');
  const tone = points === 0 || rise === 'neutral' ? 'same' : isGood ? 'better' : 'worse';
  const words = {
    better: messages.better,
    worse: messages.worse,
    same: points === 0 ? messages.equal : points > 0 ? messages.higher : messages.lower,
  };
  return (
    <span className={styles.change} data-tone={tone}>
      <Arrow aria-hidden="true" />
      <span>{messages.points(difference)}</span>
      <span className={isShort ? styles.hidden : undefined}>{words[tone]}</span>
    </span>
  );
}
