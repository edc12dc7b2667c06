import { joinClasses } from '../join-classes.ts';
import * as styles from './Chart.css.ts';
import type { ChartPart } from './chart-part.ts';

/** Props of {@link ShareBar}. */
export interface ShareBarProps {
  parts: readonly ChartPart[];
  /** The number of each part, in the order of `parts`. */
  counts: readonly number[];
  className?: string;
}

/** Shares of a total as a thin line; the numbers next to it must say the same. */
export function ShareBar({ parts, counts, className }: ShareBarProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <span aria-hidden="true" data-slot="share-bar" className={joinClasses(styles.share, className)}>
      {parts.map(({ id, tone }, index) => {
        const count = counts[index] ?? 0;
        if (count === 0) return null;
        return <span key={id} className={styles.swatch[tone]} style={{ width: `${(count / total) * 100}%` }} />;
      })}
    </span>
  );
}
