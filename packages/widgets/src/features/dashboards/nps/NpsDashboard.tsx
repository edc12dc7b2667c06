import type { NpsFilter, ReportFilter } from '@tramita/client/contract';
import { bucketName } from '@tramita/client/rules';
import { useState } from 'react';
import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';
import { bucketTexts } from '../../../messages/labels/buckets.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { DashboardFrame } from '../DashboardFrame.tsx';
import * as styles from '../Dashboards.css.ts';
import { GraphBlock } from '../graphs/GraphBlock.tsx';
import { type GraphPick, npsMeasure, totalsById } from '../graphs/graph-series.ts';
import { Numbers } from '../Numbers.tsx';
import { type CountedNumber, reportFilterOf } from '../report-link.ts';
import type { ComparedGraphs } from '../use-dashboard.ts';
import type { DashboardState } from '../use-dashboard-state.ts';
import { NpsItems } from './NpsItems.tsx';

export interface NpsDashboardProps {
  reportHref: (filter: ReportFilter) => string;
  messages: typeof dashboardsMessages;
  state: DashboardState;
}

/** Ratings "Gostei" and "Não Gostei". Every graph opens its ratings. */
export function NpsDashboard({ messages, state, reportHref }: NpsDashboardProps) {
  return (
    <DashboardFrame messages={messages} type="nps" state={state}>
      {(compared) => <NpsGraphs key={state.round} messages={messages} reportHref={reportHref} {...compared} />}
    </DashboardFrame>
  );
}

type NpsGraphsProps = ComparedGraphs & Pick<NpsDashboardProps, 'messages' | 'reportHref'>;

const answers: Record<string, '0' | '1'> = { liked: '1', disliked: '0' };

function NpsGraphs({ messages, graphs, filters, before, reportHref }: NpsGraphsProps) {
  const [picked, setPicked] = useState<{ filter: NpsFilter; pick: GraphPick } | null>(null);
  const locale = useLocale();
  const buckets = useMessages(bucketTexts);
  const measure = npsMeasure(messages, { locale, buckets });
  const hrefOf = (counted: CountedNumber) => reportHref(reportFilterOf('nps', filters, counted));
  const seriesBefore = before && {
    department: [before.graphs.department],
    sector: before.graphs.sectors,
    process: before.graphs.processes,
  };
  const graph = (filter: NpsFilter) => ({
    graph: filter,
    storageKey: `dashboards.nps.view.${filter}`,
    before: seriesBefore && totalsById(seriesBefore[filter]),
    hrefOf,
    messages,
    measure,
    period: filters.period,
    range: filters,
    pickParts: true,
    onPick: (pick: GraphPick) => setPicked({ filter, pick }),
    picked: picked?.filter === filter ? picked.pick : null,
  });
  const all = { department: [graphs.department], sector: graphs.sectors, process: graphs.processes };
  const series = picked && all[picked.filter].find(({ id }) => id === picked.pick.seriesId);
  const { bucket, partId } = picked?.pick ?? { bucket: null, partId: null };
  return (
    <>
      <Numbers
        messages={messages}
        measure={measure}
        counts={graphs.department.totals}
        before={before && { counts: before.graphs.department.totals, range: before.filters }}
      />
      <div className={styles.grid}>
        <div className={styles.main}>
          <GraphBlock {...graph('process')} title={messages.processes} series={graphs.processes} isWide />
          {picked && series ? (
            <NpsItems
              messages={messages}
              filters={filters}
              pick={{ filter: picked.filter, id: series.id, nps: answers[partId ?? ''] ?? null, bucket }}
              title={titleOf(messages, series.label, partId, bucket && bucketName(bucket, filters.period, buckets))}
              reportHref={hrefOf({ graph: picked.filter, id: series.id, label: series.label, partId, bucket })}
              onWholePeriod={() => setPicked({ ...picked, pick: { ...picked.pick, bucket: null } })}
            />
          ) : (
            <p className={styles.hint}>{messages.pickAnswer}</p>
          )}
        </div>
        <div className={styles.aside}>
          <GraphBlock {...graph('department')} title={messages.department} series={[graphs.department]} />
          <GraphBlock {...graph('sector')} title={messages.sectors} series={graphs.sectors} />
        </div>
      </div>
    </>
  );
}

function titleOf(messages: typeof dashboardsMessages, name: string, partId: string | null, bucket: string | null) {
  const answer = partId === 'liked' ? messages.liked : partId === 'disliked' ? messages.disliked : null;
  const about = answer ? messages.slice(name, answer) : name;
  return bucket === null ? messages.items(about) : messages.itemsIn(about, bucket);
}
