import { shareOf } from '@tramita/client/rules';
import { type dashboardsMessages, formatShare } from '../../messages/dashboards.ts';
import { formatInteger } from '../../messages/format/format-number.ts';
import { ChartKey } from '../../ui/Chart/ChartKey.tsx';
import { ShareBar } from '../../ui/Chart/ShareBar.tsx';
import * as styles from './Dashboards.css.ts';
import { type Measure, sumOf } from './graph-series.ts';

export interface NumbersProps {
  messages: typeof dashboardsMessages;
  measure: Measure;
  counts: readonly number[];
}

/** The numbers of a dashboard, before any drawing. */
export function Numbers({ messages, measure, counts }: NumbersProps) {
  const total = sumOf(counts);
  return (
    <dl className={styles.numbers}>
      {measure.parts.map(({ id, label, tone }, index) => {
        const count = counts[index] ?? 0;
        return (
          <div key={id}>
            <dt>
              <ChartKey tone={tone} />
              {label}
            </dt>
            <dd>
              {formatShare(shareOf(count, total))} <small>{measure.counted(count)}</small>
              {index === 0 && <ShareBar parts={measure.parts} counts={counts} className={styles.numbersBar} />}
            </dd>
          </div>
        );
      })}
      <div>
        <dt>{messages.total}</dt>
        <dd>
          {formatInteger(total)} <small>{measure.unit(total)}</small>
        </dd>
      </div>
    </dl>
  );
}
