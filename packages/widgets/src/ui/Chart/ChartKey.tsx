import { joinClasses } from '../join-classes.ts';
import * as styles from './Chart.css.ts';
import type { ChartTone } from './chart-part.ts';

/** The color swatch of a part, shown next to its label. */
export function ChartKey({ tone }: { tone: ChartTone }) {
  return (
    <span
      aria-hidden="true"
      data-slot="chart-key"
      data-tone={tone}
      className={joinClasses(styles.key, styles.swatch[tone])}
    />
  );
}
