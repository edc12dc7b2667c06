import type { Handlers } from '../../handlers.ts';
import { listConnections, updateConnection } from './connections.ts';
import { listDirectoryGroups, setGroupUse } from './directory-groups.ts';
import { listRemovedPeople, releaseUserName } from './removed-people.ts';

export const scimConnectionsRoutes = {
  'scimConnections.list': listConnections,
  'scimConnections.update': updateConnection,
  'scimConnections.groups': listDirectoryGroups,
  'scimConnections.setGroupUse': setGroupUse,
  'scimConnections.removedPeople': listRemovedPeople,
  'scimConnections.releaseName': releaseUserName,
} satisfies Partial<Handlers>;
