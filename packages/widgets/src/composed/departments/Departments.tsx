import { type DepartmentsProps, Departments as DepartmentsWidget } from '../../features/departments/Departments.tsx';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { areaPages, departmentsPage } from '../inside/area-pages.ts';
import { OpensInside } from '../inside/OpensInside.tsx';

/**
 * The departments of the company and who is responsible for them. Departments, sectors and processes open in place of the
 * list if the page has no addresses for them. Fills its container, which should have a height.
 *
 * @example
 * <Departments client={client} departmentHref={(id) => `/departments/${id}`} />
 */
export function Departments({ client, theme, isolate, locale, ...props }: DepartmentsProps) {
  return (
    <OpensInside
      {...{ client, theme, isolate, locale }}
      pages={areaPages}
      scope={QueryScope}
      isOwn={(path) => departmentsPage.pattern.test(path)}
    >
      <DepartmentsWidget {...{ client, theme, isolate, locale }} {...props} />
    </OpensInside>
  );
}
