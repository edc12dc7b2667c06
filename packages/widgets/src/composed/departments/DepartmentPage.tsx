import {
  type DepartmentPageProps,
  DepartmentPage as DepartmentPageWidget,
} from '../../features/departments/DepartmentPage.tsx';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { areaPages } from '../inside/area-pages.ts';
import { OpensInside } from '../inside/OpensInside.tsx';

/**
 * A department: who is responsible for it, and its sectors. Fills its container, which should have a height.
 *
 * @example
 * <DepartmentPage client={client} department={3} />
 */
export function DepartmentPage({ client, theme, isolate, locale, ...props }: DepartmentPageProps) {
  return (
    <OpensInside
      {...{ client, theme, isolate, locale }}
      pages={areaPages}
      scope={QueryScope}
      isOwn={(path) => path === `/governance/departments/${props.department}`}
    >
      <DepartmentPageWidget {...{ client, theme, isolate, locale }} {...props} />
    </OpensInside>
  );
}
