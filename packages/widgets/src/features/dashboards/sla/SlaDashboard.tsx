import type { ReportFilter } from '@tramita/client/contract';
import { bucketName } from '@tramita/client/rules';
import { useState } from 'react';
import type { dashboardsMessages } from '../../../messages/features/dashboards.ts';
import { bucketTexts } from '../../../messages/labels/buckets.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { DashboardFrame } from '../DashboardFrame.tsx';
import * as styles from '../Dashboards.css.ts';
import { GraphBlock } from '../graphs/GraphBlock.tsx';
import { type GraphPick, type GraphSeries, slaMeasure, totalsById } from '../graphs/graph-series.ts';
import { Numbers } from '../Numbers.tsx';
import { type CountedNumber, reportFilterOf } from '../report-link.ts';
import type { ComparedGraphs } from '../use-dashboard.ts';
import type { DashboardState } from '../use-dashboard-state.ts';
import { StepList } from './StepList.tsx';

export interface SlaDashboardProps {
  reportHref: (filter: ReportFilter) => string;
  messages: typeof dashboardsMessages;
  state: DashboardState;
}

/** Tasks inside, outside and without SLA. Its processes lead to their steps. */
export function SlaDashboard({ messages, state, reportHref }: SlaDashboardProps) {
  return (
    <DashboardFrame messages={messages} type="sla" state={state}>
      {(compared) => <SlaGraphs key={state.round} messages={messages} reportHref={reportHref} {...compared} />}
    </DashboardFrame>
  );
}

type SlaGraphsProps = ComparedGraphs & Pick<SlaDashboardProps, 'messages' | 'reportHref'>;

function SlaGraphs({ messages, graphs, filters, before, reportHref }: SlaGraphsProps) {
  const [picked, setPicked] = useState<GraphPick | null>(null);
  const locale = useLocale();
  const buckets = useMessages(bucketTexts);
  const measure = slaMeasure(messages, { locale, buckets });
  const hrefOf = (counted: CountedNumber) => reportHref(reportFilterOf('sla', filters, counted));
  const graph = (name: CountedNumber['graph'], seriesBefore: readonly GraphSeries[] | null | undefined) => ({
    messages,
    measure,
    period: filters.period,
    range: filters,
    graph: name,
    storageKey: `dashboards.sla.view.${name}`,
    before: seriesBefore ? totalsById(seriesBefore) : null,
    hrefOf,
  });
  const process = graphs.processes.find(({ id }) => id === picked?.seriesId);
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
          <GraphBlock
            {...graph('process', before?.graphs.processes)}
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
              hrefOf={(part) =>
                hrefOf({
                  graph: 'process',
                  id: process.id,
                  label: process.label,
                  bucket: picked.bucket,
                  ...part,
                })
              }
              partId={picked.partId}
              title={
                picked.bucket === null
                  ? messages.steps(process.label)
                  : messages.stepsIn(process.label, bucketName(picked.bucket, filters.period, buckets))
              }
              onWholePeriod={() => setPicked({ ...picked, bucket: null, partId: null })}
            />
          ) : (
            <p className={styles.hint}>{messages.pickProcess}</p>
          )}
        </div>
        <div className={styles.aside}>
          <GraphBlock
            {...graph('department', before && [before.graphs.department])}
            title={messages.department}
            series={[graphs.department]}
          />
          <GraphBlock {...graph('sector', before?.graphs.sectors)} title={messages.sectors} series={graphs.sectors} />
        </div>
      </div>
    </>
  );
}
