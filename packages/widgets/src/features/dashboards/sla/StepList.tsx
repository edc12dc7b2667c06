import type { SlaStep } from '@tramita/client/contract';
import { shareOf, slaTotal } from '@tramita/client/rules';
import { type dashboardsMessages, formatShare } from '../../../messages/features/dashboards.ts';
import { ShareBar } from '../../../ui/Chart/ShareBar.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import * as styles from '../Dashboards.css.ts';
import { DetailHead } from '../DetailHead.tsx';
import type { DashboardFilters } from '../filters/dashboard-filters.ts';
import { Count } from '../graphs/GraphTables.tsx';
import { type Measure, sumOf } from '../graphs/graph-series.ts';
import { SortableHead } from '../graphs/SortableHead.tsx';
import { type SortColumn, useTableOrder } from '../graphs/use-table-order.ts';
import type { CountedNumber } from '../report-link.ts';
import { useSlaSteps } from '../use-dashboard.ts';
import { slaMinutes, slaTimeInWords } from './sla-time.ts';

export interface StepListProps {
  messages: typeof dashboardsMessages;
  measure: Measure;
  filters: DashboardFilters;
  processId: number;
  bucket: string | null;
  /** The part that was pressed; null for all. */
  partId: string | null;
  /** Address of the report with the tasks of a part or step. */
  hrefOf: (part: Pick<CountedNumber, 'partId' | 'step'>) => string;
  title: string;
  /** Leads from a bucket back to the whole time. */
  onWholePeriod: () => void;
}

/** The steps of the clicked process. */
export function StepList(props: StepListProps) {
  const { messages, measure, filters, processId, bucket, partId, hrefOf, title, onWholePeriod } = props;
  const steps = useSlaSteps(filters, processId, bucket);
  const rows = steps.data?.elements;
  const shareIn = (row: SlaStep) => shareOf(row.inside, slaTotal(row));
  const columns: SortColumn<SlaStep>[] = [
    { id: 'step', name: messages.step, valueOf: (row) => row.title },
    { id: 'sla', name: messages.slaTime, valueOf: (row) => slaMinutes(row) },
    { id: 'inside', name: measure.columns[0] ?? '', valueOf: (row) => row.inside },
    { id: 'outside', name: measure.columns[1] ?? '', valueOf: (row) => row.outside },
    { id: 'withoutSla', name: measure.columns[2] ?? '', valueOf: (row) => row.withoutSla },
    { id: 'share', name: measure.goodShare, valueOf: shareIn },
  ];
  const sorted = useTableOrder(rows ?? [], columns, { column: 'share', direction: 'ascending' });
  const total = rows && sumOf(rows.map(slaTotal));
  return (
    <section className={styles.detail} aria-label={title} aria-busy={steps.isFetching}>
      <DetailHead
        messages={messages}
        title={title}
        count={total === undefined ? null : measure.counted(total)}
        reportHref={hrefOf({ partId })}
        onWholePeriod={bucket === null ? undefined : onWholePeriod}
      />
      {steps.problem && !rows ? (
        <ErrorState error={steps.problem.error} onRetry={steps.retry} retrying={steps.isFetching} />
      ) : rows?.length === 0 ? (
        <EmptyState title={messages.nothing} />
      ) : (
        <div className={styles.tableScroll}>
          <table className={styles.stepTable} aria-label={title}>
            <thead>
              <tr>
                {columns.map(({ id, name }) => (
                  <SortableHead
                    key={id}
                    name={name}
                    order={sorted.order.column === id ? sorted.order.direction : null}
                    title={messages.sortBy(name)}
                    onSort={() => sorted.sortBy(id)}
                  >
                    {name}
                  </SortableHead>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows
                ? sorted.rows.map((row) => (
                    <StepRow key={row.id} row={row} messages={messages} measure={measure} hrefOf={hrefOf} />
                  ))
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
  hrefOf: StepListProps['hrefOf'];
}

function StepRow({ row, messages, measure, hrefOf }: StepRowProps) {
  const counts = [row.inside, row.outside, row.withoutSla];
  return (
    <tr>
      <th scope="row">
        {row.title}
        {row.responsibles.length > 0 && <small>{row.responsibles.join(', ')}</small>}
      </th>
      <td>{slaTimeInWords(row, messages) ?? messages.noSla}</td>
      {measure.parts.map((part, index) => (
        <td key={part.id}>
          <Count
            messages={messages}
            measure={measure}
            name={row.title}
            part={part}
            count={counts[index] ?? 0}
            href={(partId) => hrefOf({ partId, step: { id: row.id, title: row.title } })}
          />
        </td>
      ))}
      <td>
        <span className={styles.stepShare}>
          <ShareBar parts={measure.parts} counts={counts} className={styles.stepBar} />
          {formatShare(shareOf(row.inside, sumOf(counts)), measure.locale)}
        </span>
      </td>
    </tr>
  );
}
