import type { NpsFilter } from '@tramita/client/contract';
import { bucketName } from '@tramita/client/rules';
import { useState } from 'react';
import type { dashboardsMessages } from '../../messages/dashboards.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import * as styles from './Dashboards.css.ts';
import type { DashboardFilters } from './dashboard-filters.ts';
import { GraphBlock, type GraphPick } from './GraphBlock.tsx';
import { type Graphs, npsMeasure } from './graph-series.ts';
import { NpsItems } from './NpsItems.tsx';
import { Numbers } from './Numbers.tsx';
import { useNpsGraphs } from './use-dashboard.ts';
import type { DashboardState } from './use-dashboard-state.ts';

export interface NpsDashboardProps {
  messages: typeof dashboardsMessages;
  state: DashboardState;
}

/** Ratings "Gostei" and "Não Gostei". Every graph leads to the ratings behind it. */
export function NpsDashboard({ messages, state }: NpsDashboardProps) {
  const graphs = useNpsGraphs(state.applied);
  return (
    <DashboardFrame messages={messages} type="nps" state={state} graphs={graphs}>
      {(shown, filters) => <NpsGraphs key={state.round} messages={messages} graphs={shown} filters={filters} />}
    </DashboardFrame>
  );
}

interface NpsGraphsProps {
  messages: typeof dashboardsMessages;
  graphs: Graphs;
  filters: DashboardFilters;
}

const answers: Record<string, '0' | '1'> = { liked: '1', disliked: '0' };

function NpsGraphs({ messages, graphs, filters }: NpsGraphsProps) {
  const [picked, setPicked] = useState<{ filter: NpsFilter; pick: GraphPick } | null>(null);
  const measure = npsMeasure(messages);
  const graph = (filter: NpsFilter) => ({
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
      <Numbers messages={messages} measure={measure} counts={graphs.department.totals} />
      <div className={styles.grid}>
        <div className={styles.main}>
          <GraphBlock {...graph('process')} title={messages.processes} series={graphs.processes} isWide />
          {picked && series ? (
            <NpsItems
              messages={messages}
              filters={filters}
              pick={{ filter: picked.filter, id: series.id, nps: answers[partId ?? ''] ?? null, bucket }}
              title={titleOf(messages, series.label, partId, bucket && bucketName(bucket, filters.period))}
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
