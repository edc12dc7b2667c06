import type { DashboardPeriod } from '@tramita/client/contract';
import type { CreatedRange } from '@tramita/client/rules';
import { ChartColumn as ColumnsIcon, ChartPie as PieIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';
import { formatInteger } from '../../../messages/format/format-number.ts';
import { usePersistentState } from '../../../provider/storage/use-persistent-state.ts';
import { useLink } from '../../../provider/use-link.ts';
import { ColumnChart } from '../../../ui/Chart/ColumnChart.tsx';
import { PieChart } from '../../../ui/Chart/PieChart.tsx';
import { DisclosureSummary } from '../../../ui/Disclosure/DisclosureSummary.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { SegmentedChoice } from '../../../ui/SegmentedChoice/SegmentedChoice.tsx';
import * as styles from '../Dashboards.css.ts';
import type { CountedNumber } from '../report-link.ts';
import { GraphMenu } from './GraphMenu.tsx';
import { BucketTable, PartTable, SeriesTable } from './GraphTables.tsx';
import {
  columnsOf,
  type GraphPick,
  type GraphSeries,
  goodShare,
  type Measure,
  shareSentence,
  sumOf,
  worstBucketSentence,
  worstSentence,
} from './graph-series.ts';
import { SectorRings } from './SectorRings.tsx';

export interface GraphBlockProps {
  messages: typeof dashboardsMessages;
  measure: Measure;
  graph: CountedNumber['graph'];
  /** Where the choice of the view is kept. */
  storageKey: string;
  /** Counts of the period before, by the id of the series; null without one. */
  before: ReadonlyMap<number, readonly number[]> | null;
  hrefOf: (counted: CountedNumber) => string;
  /** "Processos": what the series are. */
  title: string;
  series: readonly GraphSeries[];
  period: DashboardPeriod;
  range: CreatedRange;
  /** Makes the graph lead to a list; the parts of a column apart where they have lists of their own. */
  onPick?: (pick: GraphPick) => void;
  pickParts?: boolean;
  picked?: GraphPick | null;
  /** Lays chart and tables side by side where there is room. */
  isWide?: boolean;
}

type View = 'pie' | 'columns';
const readView = (stored: unknown): View | undefined => (stored === 'pie' || stored === 'columns' ? stored : undefined);

/** One graph: a sentence, a chart of the chosen series, and its tables. */
export function GraphBlock(props: GraphBlockProps) {
  const { messages, measure, title, graph, series, before, hrefOf, onPick, picked = null } = props;
  const headingId = useId();
  const Link = useLink();
  const content = useRef<HTMLElement>(null);
  const [view, setView] = usePersistentState<View>(props.storageKey, graph === 'process' ? 'columns' : 'pie', readView);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const worst = series.toSorted((a, b) => (goodShare(a.totals) ?? 2) - (goodShare(b.totals) ?? 2))[0];
  const chosen = series.find(({ id }) => id === chosenId) ?? worst;
  if (!chosen) return null;
  const label = messages.chartOf(title, chosen.label);
  const partHref = (part: Partial<CountedNumber>) => hrefOf({ graph, id: chosen.id, label: chosen.label, ...part });
  const hasRings = graph === 'sector' && series.length > 1 && view === 'pie';
  const here = picked?.seriesId === chosen.id ? picked : null;
  const chart = { chosen, label, here, partHref };
  return (
    <section ref={content} className={styles.block} aria-labelledby={headingId}>
      <div className={styles.blockHead}>
        <h2 id={headingId}>{series.length > 1 || chosen.label !== title ? label : title}</h2>
        <Link href={partHref({})} className={styles.reportLink} data-print="no">
          {messages.seeInReport}
        </Link>
        <GraphMenu messages={messages} label={label} content={content} hasBuckets={view === 'columns'} />
        <SegmentedChoice
          size="md"
          aria-label={`${messages.graph}: ${title}`}
          value={view}
          onChange={setView}
          options={[
            { value: 'pie', label: <ViewLabel icon={<PieIcon />} name={messages.pie} /> },
            { value: 'columns', label: <ViewLabel icon={<ColumnsIcon />} name={messages.columns} /> },
          ]}
        />
      </div>
      <p className={styles.sentence}>{sentenceOf(props, chosen, view)}</p>
      <div className={joinClasses(styles.charted, props.isWide && styles.chartedWide)}>
        {hasRings ? (
          <div data-graph="">
            <SectorRings
              messages={messages}
              measure={measure}
              title={title}
              series={series}
              before={before}
              chosenId={chosen.id}
              onChoose={setChosenId}
              onPick={onPick}
              picked={picked}
            />
          </div>
        ) : view === 'pie' ? (
          <ChosenPie {...props} {...chart} />
        ) : (
          <ChosenColumns {...props} {...chart} />
        )}
        {series.length > 1 && (
          <SeriesTable
            messages={messages}
            measure={measure}
            title={title}
            series={series}
            chosenId={chosen.id}
            before={before}
            onChoose={setChosenId}
            hrefOf={({ id, label: name }) =>
              (partId) =>
                hrefOf({ graph, id, label: name, partId })
              }
          />
        )}
      </div>
    </section>
  );
}

/** Returns the most important result of the view as a sentence. */
function sentenceOf({ series, period, measure }: GraphBlockProps, chosen: GraphSeries, view: View): string {
  if (view === 'columns') return worstBucketSentence(chosen, period, measure);
  return series.length > 1 ? worstSentence(series, measure) : shareSentence(chosen, measure);
}

interface ChosenChartProps extends GraphBlockProps {
  chosen: GraphSeries;
  label: string;
  /** The picked part of the chosen series. */
  here: GraphPick | null;
  partHref: (part: Partial<CountedNumber>) => string;
}

/** The chosen series as a pie with a table of its parts. */
function ChosenPie({ messages, measure, series, onPick, chosen, label, here, partHref }: ChosenChartProps) {
  return (
    <div className={styles.pie} data-graph="">
      <PieChart
        label={label}
        parts={measure.parts}
        counts={chosen.totals}
        chosen={here?.bucket === null ? here.partId : null}
        nameOf={(part, count) => messages.slice(part.label, measure.counted(count))}
        onPick={onPick && ((partId) => onPick({ seriesId: chosen.id, partId, bucket: null }))}
      >
        {formatInteger(sumOf(chosen.totals), measure.locale)}
        <small>{measure.unit(sumOf(chosen.totals))}</small>
      </PieChart>
      <PartTable
        messages={messages}
        measure={measure}
        label={label}
        counts={chosen.totals}
        href={(partId) => partHref({ partId })}
        isMain={series.length === 1}
      />
    </div>
  );
}

/** The chosen series over time, with a table. */
function ChosenColumns(props: ChosenChartProps) {
  const { messages, measure, onPick, chosen, label, here, partHref } = props;
  const columns = columnsOf(chosen, props.period, props.range, measure.buckets);
  const inWords = (counts: readonly number[]) =>
    measure.parts
      .map((part, index) => messages.slice(part.label, formatInteger(counts[index] ?? 0, measure.locale)))
      .join(', ');
  return (
    <div className={styles.columns}>
      <div data-graph="">
        <ColumnChart
          label={label}
          parts={measure.parts}
          columns={columns}
          pickParts={props.pickParts}
          chosen={here?.bucket ? { columnId: here.bucket, partId: here.partId } : null}
          nameOf={(column, part) => {
            if (!part) return messages.columnOf(column.name, inWords(column.counts));
            const count = column.counts[measure.parts.indexOf(part)] ?? 0;
            return messages.columnOf(column.name, messages.slice(part.label, measure.counted(count)));
          }}
          onPick={onPick && (({ columnId, partId }) => onPick({ seriesId: chosen.id, partId, bucket: columnId }))}
        />
      </div>
      <details className={styles.byBucket}>
        <DisclosureSummary>{messages.byBucket}</DisclosureSummary>
        <BucketTable
          messages={messages}
          measure={measure}
          label={label}
          columns={columns}
          hrefOf={(bucket) => (partId) => partHref({ bucket, partId })}
        />
      </details>
    </div>
  );
}

function ViewLabel({ icon, name }: { icon: React.ReactNode; name: string }) {
  return (
    <span className={styles.viewLabel} title={name}>
      {icon}
      <span>{name}</span>
    </span>
  );
}
