import { changeLinkedMembers, grantGroupRoles, linkedGroupOf } from '../../db/scim/linked-groups.ts';
import { findScimGroupsOf, removeScimMembers, updateScimGroup } from '../../db/scim/scim-groups.ts';
import { removeScimPerson, type ScimPersonRow } from '../../db/scim/scim-people.ts';
import { setActive } from '../../directory/change-access.ts';
import type { UserWrite } from './write-user.ts';

/**
 * Deactivates a person and removes them from the connection: its links to them, and its groups with what these grant. The
 * person's row stays.
 */
export async function removeUser({ tx, context, writer, audit }: UserWrite, row: ScimPersonRow): Promise<void> {
  const { id } = row;
  const { key } = context.source;
  await setActive(tx, writer, id, false);
  const groups = await findScimGroupsOf(tx, key, id);
  for (const group of groups) {
    await removeScimMembers(tx, group.id, [id]);
    // the version of the group changes with its members
    await updateScimGroup(tx, group.id, {
      externalId: group.external_id,
      name: group.display_name,
      at: writer.now,
    });
    const linked = linkedGroupOf(group);
    if (linked) await changeLinkedMembers(tx, linked, { added: [], removed: [id] });
  }
  const [roles] = await grantGroupRoles(tx, key, { people: [id], at: writer.now });
  await removeScimPerson(tx, key, id, writer.now);
  const changes = [
    { attribute: 'active', before: row.active, after: false },
    { attribute: 'sources', before: [context.source.name], after: [] },
    { attribute: 'groups', before: groups.map(({ display_name }) => display_name), after: [] },
    { attribute: 'roles', before: roles?.before, after: roles?.after },
  ].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  audit({ action: 'REMOVED', object: { kind: 'person', id, name: row.complete_name }, changes });
}
