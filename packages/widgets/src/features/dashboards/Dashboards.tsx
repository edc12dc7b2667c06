import type { ReportFilter } from '@tramita/client/contract';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { dashboardsMessages } from '../../messages/features/dashboards.ts';
import { usePortalAddress } from '../../provider/inside.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import * as styles from './Dashboards.css.ts';
import type { DashboardType } from './filters/use-dashboard-options.ts';
import { paper } from './graphs/paper.css.ts';
import { NpsDashboard } from './nps/NpsDashboard.tsx';
import { reportPath } from './report-link.ts';
import { SlaDashboard } from './sla/SlaDashboard.tsx';
import { useDashboardState } from './use-dashboard-state.ts';

const loadSheet = () => import('virtual:sheet/dashboards');

/** Props of the dashboards. */
export interface DashboardsProps extends WidgetSettings {
  /** Which dashboard is shown. Left out, the widget keeps it itself, beginning with the one of NPS. */
  type?: DashboardType;
  onTypeChange?: (type: DashboardType) => void;
  /** Address of the report with a filter. @default '/report?…' */
  reportHref?: (filter: ReportFilter) => string;
}

/**
 * The SLA and NPS dashboards, for those who see the reports: numbers of a department, its sectors and processes, graphs
 * of them, and their lists. Fills its container, which should have a height.
 *
 * @example
 * <Dashboards client={client} type="sla" />
 */
export function Dashboards({ client, theme, isolate, locale, ...props }: DashboardsProps) {
  return (
    <WidgetRoot
      client={client}
      theme={theme}
      isolate={isolate}
      locale={locale}
      sheet={loadSheet}
      className={styles.root}
    >
      <QueryScope>
        <ConnectedDashboards {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedDashboards({ type, onTypeChange, ...props }: Omit<DashboardsProps, keyof WidgetSettings>) {
  const addressOf = usePortalAddress();
  const { reportHref = (filter: ReportFilter) => addressOf(reportPath(filter)) } = props;
  const messages = useMessages(dashboardsMessages);
  const [own, setOwn] = useState<DashboardType>('nps');
  const nps = useDashboardState('nps');
  const sla = useDashboardState('sla');
  return (
    <div className={joinClasses(styles.page, paper)}>
      <Tabs
        label={messages.dashboards}
        value={type ?? own}
        onChange={(next) => {
          setOwn(next);
          onTypeChange?.(next);
        }}
        className={styles.tabs}
        tabs={[
          {
            id: 'nps',
            label: messages.nps,
            content: <NpsDashboard messages={messages} state={nps} reportHref={reportHref} />,
          },
          {
            id: 'sla',
            label: messages.sla,
            content: <SlaDashboard messages={messages} state={sla} reportHref={reportHref} />,
          },
        ]}
      />
      <Button variant="ghost" icon={<Printer />} className={styles.print} onClick={() => window.print()}>
        {messages.print}
      </Button>
    </div>
  );
}
