import { type SummaryProps, Summary as SummaryWidget } from '../../features/summary/Summary.tsx';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { listPage } from '../inside/list-page.ts';
import { OpensInside } from '../inside/OpensInside.tsx';
import { taskPage } from '../inside/task-pages.ts';

const pages = [taskPage, listPage];

/**
 * The morning page: five counts that lead to their lists, and the tasks that have waited longest. Users without a queue
 * see their open requests instead. Lists and tasks open in a window if the page has no addresses for them.
 *
 * @example
 * <Summary client={client} />
 */
export function Summary({ client, theme, isolate, locale, ...props }: SummaryProps) {
  return (
    <OpensInside {...{ client, theme, isolate, locale, pages }} scope={QueryScope}>
      <SummaryWidget {...{ client, theme, isolate, locale }} {...props} />
    </OpensInside>
  );
}
