import { type WorkflowsProps, Workflows as WorkflowsWidget } from '../../features/workflows/Workflows.tsx';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { OpensInside } from '../inside/OpensInside.tsx';
import { processPages, workflowsPage } from '../inside/process-pages.ts';

/**
 * The processes of the company in their newest version, modeled ones and linked ones: the list loads more as the user
 * scrolls, its search is stored in the browser, and linked processes are edited in a dialog. The modeler opens in place of
 * the list if the page has no address for it. Fills its container, which should have a height.
 *
 * @example
 * <Workflows client={client} hrefFor={(id) => `/processes/${id}`} />
 */
export function Workflows({ client, theme, isolate, locale, ...props }: WorkflowsProps) {
  return (
    <OpensInside
      {...{ client, theme, isolate, locale }}
      pages={processPages}
      scope={QueryScope}
      isOwn={(path) => workflowsPage.pattern.test(path)}
    >
      <WorkflowsWidget {...{ client, theme, isolate, locale }} {...props} />
    </OpensInside>
  );
}
