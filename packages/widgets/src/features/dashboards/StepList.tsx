import type { SlaStep } from '@tramita/client/contract';
import { shareOf } from '@tramita/client/rules';
import { type dashboardsMessages, formatShare } from '../../messages/dashboards.ts';
import { formatInteger } from '../../messages/format/format-number.ts';
import { ShareBar } from '../../ui/Chart/ShareBar.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import * as styles from './Dashboards.css.ts';
import { DetailHead } from './DetailHead.tsx';
import type { DashboardFilters } from './dashboard-filters.ts';
import { type Measure, sumOf } from './graph-series.ts';
import { slaTimeInWords } from './sla-time.ts';
import { useSlaSteps } from './use-dashboard.ts';

export interface StepListProps {
  messages: typeof dashboardsMessages;
  measure: Measure;
  filters: DashboardFilters;
  processId: number;
  bucket: string | null;
  title: string;
  /** Leads from a bucket back to the whole time. */
  onWholePeriod: () => void;
}

/** The steps of the process that was pressed. */
export function StepList({ messages, measure, filters, processId, bucket, title, onWholePeriod }: StepListProps) {
  const steps = useSlaSteps(filters, processId, bucket);
  const rows = steps.data?.elements;
  const total = rows && sumOf(rows.flatMap(({ inside, outside, withoutSla }) => [inside, outside, withoutSla]));
  return (
    <section className={styles.detail} aria-label={title} aria-busy={steps.isFetching}>
      <DetailHead
        messages={messages}
        title={title}
        count={total === undefined ? null : measure.counted(total)}
        onWholePeriod={bucket === null ? undefined : onWholePeriod}
      />
      {steps.isError && !rows ? (
        <ErrorState error={steps.error} onRetry={() => void steps.refetch()} retrying={steps.isFetching} />
      ) : rows?.length === 0 ? (
        <EmptyState title={messages.nothing} />
      ) : (
        <div className={styles.tableScroll}>
          <table className={styles.stepTable} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{messages.step}</th>
                <th scope="col">{messages.slaTime}</th>
                {measure.columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col">{measure.goodShare}</th>
              </tr>
            </thead>
            <tbody>
              {rows
                ? rows.map((row) => <StepRow key={row.id} row={row} messages={messages} measure={measure} />)
                : [1, 2, 3].map((row) => (
                    <tr key={row}>
                      <td colSpan={measure.columns.length + 3}>
                        <Skeleton width="60%" />
                      </td>
                    </tr>
                  ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

interface StepRowProps {
  row: SlaStep;
  messages: typeof dashboardsMessages;
  measure: Measure;
}

function StepRow({ row, messages, measure }: StepRowProps) {
  const counts = [row.inside, row.outside, row.withoutSla];
  return (
    <tr>
      <th scope="row">
        {row.title}
        {row.responsibles.length > 0 && <small>{row.responsibles.join(', ')}</small>}
      </th>
      <td>{slaTimeInWords(row) ?? messages.noSla}</td>
      {measure.parts.map(({ id }, index) => (
        <td key={id}>{formatInteger(counts[index] ?? 0)}</td>
      ))}
      <td>
        <span className={styles.stepShare}>
          <ShareBar parts={measure.parts} counts={counts} className={styles.stepBar} />
          {formatShare(shareOf(row.inside, sumOf(counts)))}
        </span>
      </td>
    </tr>
  );
}
