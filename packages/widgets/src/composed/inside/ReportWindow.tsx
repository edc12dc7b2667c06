import { readReportFilter } from '@tramita/client/contract';
import { useMemo } from 'react';
import { reportMessages } from '../../messages/features/report.ts';
import { useMessages } from '../../provider/use-messages.ts';
import type { Report } from '../report/index.ts';
import type { InsidePageProps } from './inside-page.ts';

/** Loads the window with the report, which has the filter of the path. */
export async function reportWindow() {
  const door = await import('../report/index.ts');
  return (props: InsidePageProps) => <ReportWindow {...props} Widget={door.Report} />;
}

function ReportWindow({ params: [query], Window, Widget, onClose }: InsidePageProps & { Widget: typeof Report }) {
  const filter = useMemo(() => readReportFilter(new URLSearchParams(query)), [query]);
  return (
    <Window title={useMessages(reportMessages).report} onClose={onClose}>
      <Widget filter={filter} />
    </Window>
  );
}
