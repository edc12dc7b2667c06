import { type CreatedRange, shareOf } from '@tramita/client/rules';
import { type dashboardsMessages, formatShare } from '../../messages/features/dashboards.ts';
import { formatInteger } from '../../messages/format/format-number.ts';
import { ChartKey } from '../../ui/Chart/ChartKey.tsx';
import { ShareBar } from '../../ui/Chart/ShareBar.tsx';
import { Change, isUnchanged } from './Change.tsx';
import * as styles from './Dashboards.css.ts';
import { rangeInWords } from './filters/dashboard-filters.ts';
import { type Measure, sumOf } from './graphs/graph-series.ts';

export interface NumbersProps {
  messages: typeof dashboardsMessages;
  measure: Measure;
  counts: readonly number[];
  /** Counts of the period before, and which it is; null while unknown or without one. */
  before: { counts: readonly number[]; range: CreatedRange } | null;
}

/** The numbers of a dashboard with their change since the period before. */
export function Numbers({ messages, measure, counts, before }: NumbersProps) {
  const { locale } = measure;
  const total = sumOf(counts);
  const totalBefore = before ? sumOf(before.counts) : 0;
  return (
    <dl className={styles.numbers}>
      {measure.parts.map(({ id, label, tone }, index) => {
        const count = counts[index] ?? 0;
        const share = shareOf(count, total);
        const then = shareOf(before?.counts[index] ?? 0, totalBefore);
        return (
          <div key={id}>
            <dt>
              <ChartKey tone={tone} />
              {label}
            </dt>
            <dd>
              {formatShare(share, locale)} <small>{measure.counted(count)}</small>
              {before && share !== null && then !== null && (
                <p className={styles.since}>
                  <Change
                    messages={messages}
                    difference={share - then}
                    rise={tone === 'good' ? 'better' : tone === 'bad' ? 'worse' : 'neutral'}
                  />{' '}
                  {index === 0
                    ? messages.beforeIn(
                        formatShare(then, locale),
                        rangeInWords(before.range, messages, locale),
                        isUnchanged(share - then),
                      )
                    : `(${messages.before(formatShare(then, locale))})`}
                </p>
              )}
              {index === 0 && <ShareBar parts={measure.parts} counts={counts} className={styles.numbersBar} />}
            </dd>
          </div>
        );
      })}
      <div>
        <dt>{messages.total}</dt>
        <dd>
          {formatInteger(total, locale)} <small>{measure.unit(total)}</small>
          {before && <p className={styles.since}>{messages.countChange(total - totalBefore, totalBefore)}</p>}
        </dd>
      </div>
    </dl>
  );
}
