import type { ScimGroupRow, ScimMemberRow } from '../../db/scim/scim-groups.ts';
import type { ScimGroup } from '../protocol/resources.ts';
import { groupUrn } from '../protocol/schemas.ts';
import type { ScimContext } from '../scim-context.ts';

/** Returns the weak ETag of a group, which counts its changes: its members need not be read. */
export const groupVersion = ({ id, revision }: ScimGroupRow): string => `W/"${id}-${revision}"`;

/** Returns a group as the connection reads it. `members` is null if the caller does not want them. */
export function describeScimGroup(
  row: ScimGroupRow,
  members: readonly ScimMemberRow[] | null,
  { base }: Pick<ScimContext, 'base'>,
): ScimGroup {
  return {
    schemas: [groupUrn],
    id: String(row.id),
    ...(row.external_id !== null && { externalId: row.external_id }),
    displayName: row.display_name,
    ...(members && {
      members: members.map(({ id, name }) => ({
        value: String(id),
        $ref: `${base}/Users/${id}`,
        display: name,
        type: 'User' as const,
      })),
    }),
    meta: {
      resourceType: 'Group',
      created: row.created_at.toISOString(),
      lastModified: row.changed_at.toISOString(),
      location: `${base}/Groups/${row.id}`,
      version: groupVersion(row),
    },
  };
}
