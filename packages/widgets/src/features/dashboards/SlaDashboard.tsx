import { bucketName } from '@tramita/client/rules';
import { useState } from 'react';
import type { dashboardsMessages } from '../../messages/dashboards.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import * as styles from './Dashboards.css.ts';
import type { DashboardFilters } from './dashboard-filters.ts';
import { GraphBlock, type GraphPick } from './GraphBlock.tsx';
import { type Graphs, slaMeasure } from './graph-series.ts';
import { Numbers } from './Numbers.tsx';
import { StepList } from './StepList.tsx';
import { useSlaGraphs } from './use-dashboard.ts';
import type { DashboardState } from './use-dashboard-state.ts';

export interface SlaDashboardProps {
  messages: typeof dashboardsMessages;
  state: DashboardState;
}

/** Tasks inside, outside and without SLA. Its processes lead to their steps. */
export function SlaDashboard({ messages, state }: SlaDashboardProps) {
  const graphs = useSlaGraphs(state.applied);
  return (
    <DashboardFrame messages={messages} type="sla" state={state} graphs={graphs}>
      {(shown, filters) => <SlaGraphs key={state.round} messages={messages} graphs={shown} filters={filters} />}
    </DashboardFrame>
  );
}

interface SlaGraphsProps {
  messages: typeof dashboardsMessages;
  graphs: Graphs;
  filters: DashboardFilters;
}

function SlaGraphs({ messages, graphs, filters }: SlaGraphsProps) {
  const [picked, setPicked] = useState<GraphPick | null>(null);
  const measure = slaMeasure(messages);
  const shared = { messages, measure, period: filters.period, range: filters };
  const process = graphs.processes.find(({ id }) => id === picked?.seriesId);
  return (
    <>
      <Numbers messages={messages} measure={measure} counts={graphs.department.totals} />
      <div className={styles.grid}>
        <div className={styles.main}>
          <GraphBlock
            {...shared}
            title={messages.processes}
            series={graphs.processes}
            onPick={setPicked}
            picked={picked}
            isWide
          />
          {picked && process ? (
            <StepList
              messages={messages}
              measure={measure}
              filters={filters}
              processId={process.id}
              bucket={picked.bucket}
              title={
                picked.bucket === null
                  ? messages.steps(process.label)
                  : messages.stepsIn(process.label, bucketName(picked.bucket, filters.period))
              }
              onWholePeriod={() => setPicked({ ...picked, bucket: null, partId: null })}
            />
          ) : (
            <p className={styles.hint}>{messages.pickProcess}</p>
          )}
        </div>
        <div className={styles.aside}>
          <GraphBlock {...shared} title={messages.department} series={[graphs.department]} />
          <GraphBlock {...shared} title={messages.sectors} series={graphs.sectors} />
        </div>
      </div>
    </>
  );
}
