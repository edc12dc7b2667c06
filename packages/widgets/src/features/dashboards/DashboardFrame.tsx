import type { ReactNode } from 'react';
import type { dashboardsMessages } from '../../messages/features/dashboards.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { ForbiddenState } from '../../ui/ForbiddenState/ForbiddenState.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import * as styles from './Dashboards.css.ts';
import { type DashboardFilters, noFilters, withFilters } from './filters/dashboard-filters.ts';
import { FilterBar } from './filters/FilterBar.tsx';
import { type DashboardType, useDashboardOptions } from './filters/use-dashboard-options.ts';
import { useFirstFilter } from './filters/use-first-filter.ts';
import { sumOf } from './graphs/graph-series.ts';
import { LoadingGraphs } from './graphs/LoadingGraphs.tsx';
import { type ComparedGraphs, useComparedGraphs } from './use-dashboard.ts';
import type { DashboardState } from './use-dashboard-state.ts';

export interface DashboardFrameProps {
  messages: typeof dashboardsMessages;
  type: DashboardType;
  state: DashboardState;
  /** The graphs and what they lead to. */
  children: (compared: ComparedGraphs) => ReactNode;
}

/** The filters of a dashboard, and under them its graphs in whatever state they are. */
export function DashboardFrame({ messages, type, state, children }: DashboardFrameProps) {
  const { filters, applied, change, apply } = state;
  const graphs = useComparedGraphs(type, applied);
  const options = useDashboardOptions(type, filters, messages);
  const { isSearching, handleTouch } = useFirstFilter(type, state);
  if (options.isForbidden || graphs.problem?.kind === 'forbidden') {
    return (
      <div className={styles.center}>
        <ForbiddenState title={messages.forbidden} />
      </div>
    );
  }
  return (
    <div
      className={styles.dashboard}
      onPointerDownCapture={handleTouch}
      onKeyDownCapture={handleTouch}
      onFocusCapture={handleTouch}
    >
      <FilterBar
        messages={messages}
        type={type}
        filters={filters}
        applied={applied}
        options={options}
        onChange={(part) => change(withFilters(filters, part))}
        onFilter={apply}
        onClear={() => state.clear(noFilters)}
      />
      <div className={styles.progress}>
        {applied && graphs.data && graphs.isFetching && <ProgressBar value={null} label={messages.loading} />}
      </div>
      {applied && graphs.data && graphs.problem && (
        <Notice
          tone="danger"
          actions={
            <Button size="sm" busy={graphs.isFetching} onClick={graphs.retry}>
              {messages.retry}
            </Button>
          }
        >
          {messages.refreshFailed}
        </Notice>
      )}
      <GraphsOrState messages={messages} applied={applied} graphs={graphs} isSearching={isSearching}>
        {children}
      </GraphsOrState>
    </div>
  );
}

interface GraphsOrStateProps extends Pick<DashboardFrameProps, 'messages'> {
  applied: DashboardFilters | null;
  graphs: ReturnType<typeof useComparedGraphs>;
  /** A first filter is being found. */
  isSearching: boolean;
  children: (compared: ComparedGraphs) => ReactNode;
}

function GraphsOrState({ messages, applied, graphs, isSearching, children }: GraphsOrStateProps) {
  if (!applied) {
    if (isSearching) return <LoadingGraphs label={messages.loading} />;
    return (
      <div className={styles.center}>
        <EmptyState title={messages.notFiltered}>{messages.notFilteredDetail}</EmptyState>
      </div>
    );
  }
  if (!graphs.data) {
    if (!graphs.problem) return <LoadingGraphs label={messages.loading} />;
    return (
      <div className={styles.center}>
        <ErrorState error={graphs.problem.error} onRetry={graphs.retry} retrying={graphs.isFetching} />
      </div>
    );
  }
  if (sumOf(graphs.data.graphs.department.totals) === 0) {
    return (
      <div className={styles.center}>
        <EmptyState title={messages.nothing}>{messages.nothingDetail}</EmptyState>
      </div>
    );
  }
  return children(graphs.data);
}
