import type { GroupRow } from '@tramita/client/contract';
import { canManageGroups, type GroupKind } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { findGroupFigures } from '../db/dashboards/list-figures.ts';

/**
 * Adds the number of members and open tasks to listed groups if the call requested counts. Returns the groups unchanged
 * for users who do not manage groups, because they list groups only to choose one.
 */
export async function withGroupFigures<Group extends Pick<GroupRow, 'id'>>(
  { services, user }: CallContext,
  kind: GroupKind,
  { groups, counts = false }: { readonly groups: readonly Group[]; readonly counts: boolean | undefined },
): Promise<Group[]> {
  if (!counts || !canManageGroups(user)) return [...groups];
  const ids = groups.map(({ id }) => id);
  const figuresOf = await findGroupFigures(services.db, kind, ids);
  return groups.map((group) => ({ ...group, ...figuresOf(group.id) }));
}
