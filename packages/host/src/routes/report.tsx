import { type ReportFilter, readReportFilter } from '@tramita/client/contract';
import { canEndFromReport, canSeeReports } from '@tramita/client/rules';
import { Report } from '@tramita/widgets/report';
import { useUser } from '../auth/user-context.ts';
import { usePortalConfig } from '../config/config-context.ts';
import { NoPermission } from './NoPermission.tsx';
import { useSearch } from './use-search.ts';

/** Returns the parameters of a report with this filter and page, and the view of the former parameters. */
function reportSearch({ filter, page }: { filter: ReportFilter; page: number }, before: URLSearchParams) {
  const search = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  const view = before.get('view');
  if (view) search.set('view', view);
  if (page > 0) search.set('page', String(page + 1));
  return search;
}

/**
 * `/report?tab=exports&view=3`: the report of all tasks and the user's exports of it. `view=all` disables the default
 * view. Other parameters are a page, from 1, and a filter, also that of the view: a colleague does not have the view.
 */
export function ReportRoute() {
  const user = useUser();
  const { reportMayEndRequests } = usePortalConfig();
  const [search, change] = useSearch();
  if (!canSeeReports(user)) return <NoPermission />;
  return (
    <Report
      tab={search.get('tab') === 'exports' ? 'exports' : 'report'}
      onTabChange={(tab) =>
        change((before) => {
          before.delete('tab');
          if (tab === 'exports') before.set('tab', tab);
          return before;
        })
      }
      filter={readReportFilter(search)}
      page={Math.max(0, (Number(search.get('page')) || 1) - 1)}
      onPlaceChange={(place) => change((before) => reportSearch(place, before))}
      view={search.get('view') === 'all' ? null : Number(search.get('view')) || undefined}
      // its filter follows as a change of the place
      onViewChange={(view) => change(() => new URLSearchParams({ view: String(view ?? 'all') }))}
      canEnd={canEndFromReport(user, reportMayEndRequests)}
      taskHref={({ uuid }) => `/report/task/${uuid}`}
    />
  );
}
