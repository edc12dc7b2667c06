import type { SectorRow as ListedSector } from '@tramita/client/contract';
import { type AreaKind, canManageDepartments } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findAreaFigures } from '../db/dashboards/list-figures.ts';
import { describeMember } from '../groups/describe-group.ts';

type Figures = Pick<ListedSector, 'responsibles' | 'processCount'>;

/**
 * Returns the responsible people and number of processes of each listed area. Empty unless the call requested counts
 * and the user manages departments, because other users list areas only to choose one.
 */
export async function describeFigures(
  { services, user }: CallContext,
  kind: AreaKind,
  { ids, counts = false }: { readonly ids: readonly number[]; readonly counts: boolean | undefined },
): Promise<(id: number) => Figures> {
  if (!counts || !canManageDepartments(user)) return () => ({});
  const figuresOf = await findAreaFigures(services.db, kind, ids);
  return (id) => {
    const { responsibles, processCount } = figuresOf(id);
    return { responsibles: responsibles.map(describeMember), processCount };
  };
}
