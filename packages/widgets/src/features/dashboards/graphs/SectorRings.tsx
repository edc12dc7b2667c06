import { type dashboardsMessages, formatShare } from '../../../messages/features/dashboards.ts';
import { PieChart } from '../../../ui/Chart/PieChart.tsx';
import { Change } from '../Change.tsx';
import * as styles from '../Dashboards.css.ts';
import { type GraphPick, type GraphSeries, goodShare, type Measure, shareChange, sumOf } from './graph-series.ts';

export interface SectorRingsProps {
  messages: typeof dashboardsMessages;
  measure: Measure;
  title: string;
  series: readonly GraphSeries[];
  before: ReadonlyMap<number, readonly number[]> | null;
  chosenId: number;
  onChoose: (id: number) => void;
  onPick?: ((pick: GraphPick) => void) | undefined;
  picked: GraphPick | null;
}

/** One small ring for each series, the worst first. */
export function SectorRings(props: SectorRingsProps) {
  const { messages, measure, title, series, before, chosenId, onChoose, onPick, picked } = props;
  const worstFirst = series.toSorted((a, b) => (goodShare(a.totals) ?? 2) - (goodShare(b.totals) ?? 2));
  return (
    <ul className={styles.rings}>
      {worstFirst.map(({ id, label, totals }) => (
        <li key={id} className={styles.ring} data-chosen={id === chosenId || undefined}>
          <PieChart
            label={messages.chartOf(title, label)}
            size={72}
            parts={measure.parts}
            counts={totals}
            chosen={picked?.seriesId === id && picked.bucket === null ? picked.partId : null}
            nameOf={(part, count) => messages.slice(part.label, measure.counted(count))}
            onPick={onPick && ((partId) => onPick({ seriesId: id, partId, bucket: null }))}
          >
            <span className={styles.ringShare}>{formatShare(goodShare(totals), measure.locale)}</span>
          </PieChart>
          <button type="button" aria-pressed={id === chosenId} onClick={() => onChoose(id)}>
            {label}
          </button>
          <span className={styles.ringCount}>{measure.counted(sumOf(totals))}</span>
          {before && <Change messages={messages} difference={shareChange(totals, before.get(id))} />}
        </li>
      ))}
    </ul>
  );
}
