import type { ReportFilter, ReportRow } from '@tramita/client/contract';
import { useState } from 'react';
import { reportMessages } from '../../messages/features/report.ts';
import { usePortalAddress } from '../../provider/inside.ts';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import type { WidgetSettings } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { WidgetRoot } from '../../provider/WidgetRoot.tsx';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { TableFrame } from '../../ui/Table/Table.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { useOpenedPart } from '../../ui/use-opened-part.ts';
import * as styles from './Report.css.ts';
import { ReportList } from './ReportList.tsx';
import { isPending, useExports } from './use-exports.ts';

const loadSheet = () => import('virtual:sheet/report');

const exportListPart = lazyPart(() => import('./ExportList.tsx').then(({ ExportList }) => ExportList));

/** The tabs of the report: the report itself, and the person's exports of it. */
export type ReportTab = 'report' | 'exports';

/** Props of the report. */
export interface ReportProps extends WidgetSettings {
  /** Which tab is shown. Left out, the widget keeps it itself, beginning with the report. */
  tab?: ReportTab;
  onTabChange?: (tab: ReportTab) => void;
  /** Filter to begin with, such as one a dashboard leads to; it replaces the filters of the last visit. */
  filter?: ReportFilter | undefined;
  /** Page to begin with, from 0. @default 0 */
  page?: number | undefined;
  /**
   * Called when the user changed the filters, turned the page or chose a saved view. Give both back as `filter` and
   * `page`, so that a reload or a copied address shows the same rows.
   */
  onPlaceChange?: (place: { filter: ReportFilter; page: number }) => void;
  /**
   * Id of the saved view to begin with; null for none, left out for the user's default view. A `filter` comes before it.
   * Give back what `onViewChange` gave, so that a reload shows the same.
   */
  view?: number | null | undefined;
  /** Called when the user chose a saved view, with its id; null when they chose to see everything. */
  onViewChange?: (view: number | null) => void;
  /** Whether requests can be finished and canceled here. The server decides in any case. @default true */
  canEnd?: boolean;
  /** Address of a row's read-only view; `uuid` is the task's. @default '/report/task/{uuid}' */
  taskHref?: (row: Pick<ReportRow, 'uuid' | 'protocol' | 'idk'>) => string;
}

/**
 * The report of all tasks for users who see the reports: filtered, exported a page at a time or as a whole, and with
 * their requests ended several at once. Fills its container, which should have a height.
 *
 * @example
 * <Report client={client} taskHref={({ uuid }) => `/report/task/${uuid}`} />
 */
export function Report({ client, theme, isolate, locale, ...props }: ReportProps) {
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
        <ConnectedReport {...props} />
      </QueryScope>
    </WidgetRoot>
  );
}

function ConnectedReport({
  tab,
  onTabChange,
  filter,
  page,
  onPlaceChange,
  view,
  onViewChange,
  canEnd = true,
  taskHref,
}: Omit<ReportProps, keyof WidgetSettings>) {
  const messages = useMessages(reportMessages);
  const addressOf = usePortalAddress();
  const [own, setOwn] = useState<ReportTab>('report');
  const shown = tab ?? own;
  const pending = useExports(0).data?.elements.filter(isPending).length ?? 0;
  const change = (next: ReportTab) => {
    setOwn(next);
    onTabChange?.(next);
  };
  const ExportList = useOpenedPart(exportListPart, shown === 'exports', () => change('report'));
  return (
    <Tabs
      label={messages.report}
      value={shown}
      onChange={change}
      className={styles.tabs}
      tabs={[
        {
          id: 'report',
          label: messages.report,
          content: (
            <ReportList
              messages={messages}
              hrefOf={taskHref ?? (({ uuid }) => addressOf(`/report/task/${uuid}`))}
              place={{ filter, page }}
              onPlaceChange={onPlaceChange}
              view={view}
              onViewChange={onViewChange}
              canEnd={canEnd}
              onSeeExports={() => change('exports')}
            />
          ),
        },
        {
          id: 'exports',
          label: messages.exports,
          badge: pending > 0 && <Badge count={pending} label={messages.exportsPending(pending)} />,
          content: ExportList ? <ExportList messages={messages} /> : <TableFrame label={messages.exports} aria-busy />,
        },
      ]}
    />
  );
}
