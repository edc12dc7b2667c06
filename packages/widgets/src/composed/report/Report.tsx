import { type ReportProps, Report as ReportWidget } from '../../features/report/Report.tsx';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { OpensInside } from '../inside/OpensInside.tsx';
import { reportTaskPage } from '../inside/task-pages.ts';

const pages = [reportTaskPage];

/**
 * The report of all tasks for users who see the reports: filtered, exported a page at a time or as a whole, and with
 * their requests ended several at once. A task opens in a window if the page has no address for it. Fills its
 * container, which should have a height.
 *
 * @example
 * <Report client={client} taskHref={({ uuid }) => `/report/task/${uuid}`} />
 */
export function Report({ client, theme, isolate, locale, ...props }: ReportProps) {
  return (
    <OpensInside {...{ client, theme, isolate, locale, pages }} scope={QueryScope}>
      <ReportWidget {...{ client, theme, isolate, locale }} {...props} />
    </OpensInside>
  );
}
