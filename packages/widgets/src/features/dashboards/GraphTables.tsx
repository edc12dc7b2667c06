import { shareOf } from '@tramita/client/rules';
import { type dashboardsMessages, formatShare } from '../../messages/dashboards.ts';
import { formatInteger } from '../../messages/format/format-number.ts';
import { ChartKey } from '../../ui/Chart/ChartKey.tsx';
import type { ChartColumn } from '../../ui/Chart/chart-column.ts';
import * as styles from './Dashboards.css.ts';
import { type GraphSeries, goodShare, type Measure, sumOf } from './graph-series.ts';

interface Shared {
  messages: typeof dashboardsMessages;
  measure: Measure;
}

/** The legend of a pie, with its numbers. */
export function PartTable({ messages, measure, label, counts }: Shared & { label: string; counts: readonly number[] }) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.hidden}>
        <tr>
          <th scope="col">{messages.part}</th>
          <th scope="col">{messages.count}</th>
          <th scope="col">{messages.share}</th>
        </tr>
      </thead>
      <tbody>
        {measure.parts.map(({ id, tone }, index) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.keyed}>
                <ChartKey tone={tone} />
                {measure.columns[index]}
              </span>
            </th>
            <td>{formatInteger(counts[index] ?? 0)}</td>
            <td className={styles.muted}>{formatShare(shareOf(counts[index] ?? 0, sumOf(counts)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MeasureHeads({ measure }: Pick<Shared, 'measure'>) {
  return (
    <>
      {measure.parts.map(({ id, tone }, index) => (
        <th key={id} scope="col">
          <span className={styles.keyed}>
            <ChartKey tone={tone} />
            {measure.columns[index]}
          </span>
        </th>
      ))}
      <th scope="col">{measure.goodShare}</th>
    </>
  );
}

function MeasureCells({ measure, counts }: Pick<Shared, 'measure'> & { counts: readonly number[] }) {
  return (
    <>
      {measure.parts.map(({ id }, index) => (
        <td key={id}>{formatInteger(counts[index] ?? 0)}</td>
      ))}
      <td>{formatShare(goodShare(counts))}</td>
    </>
  );
}

/** The numbers of each column. */
export function BucketTable(props: Shared & { label: string; columns: readonly ChartColumn[] }) {
  const { messages, measure, label, columns } = props;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{messages.bucket}</th>
          <MeasureHeads measure={measure} />
        </tr>
      </thead>
      <tbody>
        {columns.map(({ id, name, counts }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <MeasureCells measure={measure} counts={counts} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface SeriesTableProps extends Shared {
  title: string;
  series: readonly GraphSeries[];
  chosenId: number;
  onChoose: (id: number) => void;
}

/** All series with their numbers; the one pressed is the one the chart shows. */
export function SeriesTable({ messages, measure, title, series, chosenId, onChoose }: SeriesTableProps) {
  return (
    <div className={styles.tableScroll}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <MeasureHeads measure={measure} />
          </tr>
        </thead>
        <tbody>
          {series.map(({ id, label, totals }) => (
            <tr key={id} data-chosen={id === chosenId || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.seriesButton}
                  aria-pressed={id === chosenId}
                  title={messages.showSeries(label)}
                  onClick={() => onChoose(id)}
                >
                  {label}
                </button>
              </th>
              <MeasureCells measure={measure} counts={totals} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
