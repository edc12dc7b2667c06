import type { ReactNode } from 'react';
import { type dashboardsMessages, formatShare } from '../../../messages/features/dashboards.ts';
import { formatInteger } from '../../../messages/format/format-number.ts';
import { useLink } from '../../../provider/use-link.ts';
import { ChartKey } from '../../../ui/Chart/ChartKey.tsx';
import type { ChartColumn } from '../../../ui/Chart/chart-column.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Change } from '../Change.tsx';
import * as styles from '../Dashboards.css.ts';
import { type GraphSeries, goodShare, type Measure, shareChange, sumOf } from './graph-series.ts';
import { SortableHead } from './SortableHead.tsx';
import { type SortColumn, useTableOrder } from './use-table-order.ts';

interface Shared {
  messages: typeof dashboardsMessages;
  measure: Measure;
}

/** The address of the report for a part of something; none where numbers lead nowhere. */
type PartHref = (partId: string) => string;

interface CountProps extends Shared {
  name: string;
  part: Measure['parts'][number];
  count: number;
  href: PartHref;
}

/** A number that leads to its tasks in the report. */
export function Count({ messages, measure, name, part, count, href }: CountProps) {
  const Link = useLink();
  const text = formatInteger(count, measure.locale);
  if (count === 0) return text;
  const about = messages.slice(name, messages.slice(part.label, text));
  return (
    <Link href={href(part.id)} className={styles.count} title={messages.seeCount(about)}>
      {text}
    </Link>
  );
}

/** The legend of a pie, with its numbers. */
export function PartTable(
  props: Shared & { label: string; counts: readonly number[]; href: PartHref; isMain: boolean },
) {
  const { messages, measure, label, counts, href, isMain } = props;
  return (
    <table className={styles.table} aria-label={label} data-csv-table={isMain ? 'main' : 'parts'}>
      <thead className={styles.hidden}>
        <tr>
          <th scope="col">{messages.part}</th>
          <th scope="col">{messages.count}</th>
          <th scope="col">{messages.share}</th>
        </tr>
      </thead>
      <tbody>
        {measure.parts.map((part, index) => (
          <tr key={part.id}>
            <th scope="row">
              <span className={styles.keyed}>
                <ChartKey tone={part.tone} />
                {measure.columns[index]}
              </span>
            </th>
            <td data-value={counts[index] ?? 0}>
              <Count
                messages={messages}
                measure={measure}
                name={label}
                part={part}
                count={counts[index] ?? 0}
                href={href}
              />
            </td>
            <td className={styles.muted}>
              {formatShare(sumOf(counts) > 0 ? (counts[index] ?? 0) / sumOf(counts) : null, measure.locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const keyed = (measure: Measure, index: number): ReactNode => (
  <span className={joinClasses(styles.keyed, styles.headKey)}>
    <ChartKey tone={measure.parts[index]?.tone ?? 'neutral'} />
    <span>{measure.columns[index]}</span>
  </span>
);

/** The numbers of each column, in the order of time. */
export function BucketTable(
  props: Shared & { label: string; columns: readonly ChartColumn[]; hrefOf: (bucket: string) => PartHref },
) {
  const { messages, measure, label, columns, hrefOf } = props;
  return (
    <table className={styles.table} aria-label={label} data-csv-table="buckets">
      <thead>
        <tr>
          <th scope="col">{messages.bucket}</th>
          {measure.parts.map(({ id }, index) => (
            <th key={id} scope="col">
              {keyed(measure, index)}
            </th>
          ))}
          <th scope="col">{measure.goodShare}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ id, name, counts }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {measure.parts.map((part, index) => (
              <td key={part.id} data-value={counts[index] ?? 0}>
                <Count
                  messages={messages}
                  measure={measure}
                  name={name}
                  part={part}
                  count={counts[index] ?? 0}
                  href={hrefOf(id)}
                />
              </td>
            ))}
            <td>{formatShare(goodShare(counts), measure.locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Without a plus sign, with which spreadsheet programs begin a formula. */
const changeInWords = (messages: Shared['messages'], change: number | null) =>
  change === null ? messages.none : messages.points(change).replace(/^\+/, '');

export interface SeriesTableProps extends Shared {
  title: string;
  series: readonly GraphSeries[];
  /** Counts of the period before, by the id of the series; null without one. */
  before: ReadonlyMap<number, readonly number[]> | null;
  chosenId: number;
  onChoose: (id: number) => void;
  hrefOf: (series: GraphSeries) => PartHref;
}

/** All series with their numbers, the worst first; the pressed one is shown in the chart. */
export function SeriesTable(props: SeriesTableProps) {
  const { messages, measure, title, series, before, chosenId, onChoose, hrefOf } = props;
  const changeOf = ({ id, totals }: GraphSeries) => shareChange(totals, before?.get(id));
  const columns: SortColumn<GraphSeries>[] = [
    { id: 'name', name: title, valueOf: ({ label }) => label },
    ...measure.parts.map(({ id }, index) => ({
      id,
      name: measure.columns[index] ?? '',
      valueOf: ({ totals }: GraphSeries) => totals[index] ?? 0,
    })),
    { id: 'share', name: measure.goodShare, valueOf: ({ totals }) => goodShare(totals) },
    ...(before ? [{ id: 'change', name: messages.change, valueOf: changeOf }] : []),
  ];
  const { rows, order, sortBy } = useTableOrder(series, columns, { column: 'share', direction: 'ascending' });
  return (
    <div className={styles.tableScroll}>
      <table className={styles.table} aria-label={title} data-csv-table="main">
        <thead>
          <tr>
            {columns.map(({ id, name }, index) => (
              <SortableHead
                key={id}
                name={name}
                order={order.column === id ? order.direction : null}
                title={messages.sortBy(name)}
                onSort={() => sortBy(id)}
                className={id === 'change' ? styles.changeColumn : undefined}
              >
                {index > 0 && index <= measure.parts.length ? keyed(measure, index - 1) : name}
              </SortableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-chosen={row.id === chosenId || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.seriesButton}
                  aria-pressed={row.id === chosenId}
                  title={messages.showSeries(row.label)}
                  onClick={() => onChoose(row.id)}
                >
                  {row.label}
                </button>
              </th>
              {measure.parts.map((part, index) => (
                <td key={part.id} data-value={row.totals[index] ?? 0}>
                  <Count
                    messages={messages}
                    measure={measure}
                    name={row.label}
                    part={part}
                    count={row.totals[index] ?? 0}
                    href={hrefOf(row)}
                  />
                </td>
              ))}
              <td>{formatShare(goodShare(row.totals), measure.locale)}</td>
              {before && (
                <td className={styles.changeColumn} data-value={changeInWords(messages, changeOf(row))}>
                  <Change messages={messages} difference={changeOf(row)} isShort />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
