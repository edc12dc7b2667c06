import { type SectorPageProps, SectorPage as SectorPageWidget } from '../../features/departments/SectorPage.tsx';
import { QueryScope } from '../../provider/queries/QueryScope.tsx';
import { areaPages, sectorPage } from '../inside/area-pages.ts';
import { OpensInside } from '../inside/OpensInside.tsx';

/**
 * A sector of a department: who is responsible for it. Fills its container, which should have a height.
 *
 * @example
 * <SectorPage client={client} sector={12} />
 */
export function SectorPage({ client, theme, isolate, locale, ...props }: SectorPageProps) {
  return (
    <OpensInside
      {...{ client, theme, isolate, locale }}
      pages={areaPages}
      scope={QueryScope}
      isOwn={(path) => sectorPage.pattern.exec(path)?.[1] === String(props.sector)}
    >
      <SectorPageWidget {...{ client, theme, isolate, locale }} {...props} />
    </OpensInside>
  );
}
