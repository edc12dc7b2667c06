import { type ReportFilter, readReportFilter } from '@tramita/client/contract';
import { canEndFromReport, canSeeReports } from '@tramita/client/rules';
import { Report } from '@tramita/widgets/report';
import { useSearchParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { usePortalConfig } from '../config/config-context.ts';
import { NoPermission } from './NoPermission.tsx';

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
 * view. Other parameters are a page, from 1, and a filter.
 */
export function ReportRoute() {
  const user = useUser();
  const { reportMayEndRequests } = usePortalConfig();
  const [search, setSearch] = useSearchParams();
  if (!canSeeReports(user)) return <NoPermission />;
  return (
    <Report
      tab={search.get('tab') === 'exports' ? 'exports' : 'report'}
      onTabChange={(tab) =>
        setSearch(
          (before) => {
            before.delete('tab');
            if (tab === 'exports') before.set('tab', tab);
            return before;
          },
          { replace: true },
        )
      }
      filter={readReportFilter(search)}
      page={Math.max(0, (Number(search.get('page')) || 1) - 1)}
      onPlaceChange={(place) => setSearch((before) => reportSearch(place, before), { replace: true })}
      view={search.get('view') === 'all' ? null : Number(search.get('view')) || undefined}
      onViewChange={(view) => setSearch({ view: String(view ?? 'all') }, { replace: true })}
      canEnd={canEndFromReport(user, reportMayEndRequests)}
      taskHref={({ uuid }) => `/report/task/${uuid}`}
    />
  );
}
