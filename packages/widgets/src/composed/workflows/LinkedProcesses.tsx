import {
  type LinkedProcessesProps,
  LinkedProcesses as LinkedProcessesWidget,
} from '../../features/workflows/LinkedProcesses.tsx';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { areaPages } from '../inside/area-pages.ts';
import { OpensInside } from '../inside/OpensInside.tsx';
import { workflowsPage } from '../inside/process-pages.ts';

/**
 * The processes of a department or sector in their newest version, each with an edit button. Fills its container, which
 * should have a height.
 *
 * @example
 * <LinkedProcesses client={client} area={{ kind: 'department', id: 3 }} />
 */
export function LinkedProcesses({ client, theme, isolate, locale, ...props }: LinkedProcessesProps) {
  const { kind, id } = props.area;
  // the modeler leads to the list of all processes, but was opened from this one
  const isOwn = (path: string) => path === `/governance/${kind}s/${id}/workflows` || workflowsPage.pattern.test(path);
  return (
    <OpensInside {...{ client, theme, isolate, locale }} pages={areaPages} scope={QueryScope} isOwn={isOwn}>
      <LinkedProcessesWidget {...{ client, theme, isolate, locale }} {...props} />
    </OpensInside>
  );
}
