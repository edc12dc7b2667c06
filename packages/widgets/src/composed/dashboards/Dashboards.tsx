import { type DashboardsProps, Dashboards as DashboardsWidget } from '../../features/dashboards/Dashboards.tsx';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { OpensInside } from '../inside/OpensInside.tsx';
import { reportPage } from '../inside/report-page.ts';

const pages = [reportPage];

/**
 * The SLA and NPS dashboards, for those who see the reports: numbers of a department, its sectors and processes, graphs
 * of them, and their lists. The report opens in a window if the page has no address for it. Fills its container, which
 * should have a height.
 *
 * @example
 * <Dashboards client={client} type="sla" />
 */
export function Dashboards({ client, theme, isolate, locale, ...props }: DashboardsProps) {
  return (
    <OpensInside {...{ client, theme, isolate, locale, pages }} scope={QueryScope}>
      <DashboardsWidget {...{ client, theme, isolate, locale }} {...props} />
    </OpensInside>
  );
}
