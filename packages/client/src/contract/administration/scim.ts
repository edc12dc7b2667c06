import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { serviceAccountsMax } from '../base/limits.ts';
import { idSchema, pageOf, pageSchema, searchTextSchema, sizeSchema } from '../base/paging.ts';
import { roleNameSchema } from './directory.ts';

/**
 * The use of a group of a connected directory: nothing, the members of an attendance group, those of a request group, or
 * a role of its members.
 */
export const directoryGroupUses = ['NONE', 'ATTENDANCE', 'REQUEST', 'PROFILE'] as const;
export type DirectoryGroupUse = (typeof directoryGroupUses)[number];

/** A service account with the scope `scim`, as a connection with a directory. Times are ISO 8601 in UTC. */
export const scimConnectionSchema = z.object({
  /** Id of the service account. */
  id: z.number(),
  name: z.string(),
  /** Whether job titles and branches that the directory names and that do not exist are created. */
  createsRecords: z.boolean(),
  /** The last call, at most ten seconds late; null before the first one. */
  lastCall: z.nullable(z.object({ at: z.string(), call: z.string(), status: z.number() })),
  /** People that the connection created or changed and did not delete. */
  peopleCount: z.number(),
  groupCount: z.number(),
});
export type ScimConnection = z.infer<typeof scimConnectionSchema>;

/** A group of a connected directory. */
export const directoryGroupSchema = z.object({
  id: z.number(),
  name: z.string(),
  memberCount: z.number(),
  /** One of `directoryGroupUses`; later versions may add uses. */
  use: z.string(),
  /** The attendance or request group whose members are those of the directory group. */
  group: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** The role of its members. */
  role: z.nullable(z.string()),
});
export type DirectoryGroup = z.infer<typeof directoryGroupSchema>;

/** A person whom a connection deleted and whose user name is still taken. */
export const removedPersonSchema = z.object({
  id: z.number(),
  completeName: z.string(),
  userName: z.string(),
  externalId: z.nullable(z.string()),
  removedAt: z.string(),
});
export type RemovedPerson = z.infer<typeof removedPersonSchema>;

const connection = z.object({ id: idSchema });

/** GET /scim-connections: returns all connections by name, at most 100. */
export const listScimConnections = endpoint({
  id: 'scimConnections.list',
  summary: 'Conexões SCIM',
  method: 'GET',
  path: '/v1/scim-connections',
  policy: 'admin',
  addition: true,
  response: z.object({ elements: z.array(scimConnectionSchema).check(z.maxLength(serviceAccountsMax)) }),
});

/** PATCH /scim-connections/{id}: changes the options of a connection. */
export const updateScimConnection = endpoint({
  id: 'scimConnections.update',
  summary: 'Altera uma conexão SCIM',
  method: 'PATCH',
  path: '/v1/scim-connections/{id}',
  policy: 'admin',
  addition: true,
  params: connection,
  body: z.object({ createsRecords: z.boolean() }),
  response: scimConnectionSchema,
});

/** GET /scim-connections/{id}/groups: returns the groups of the connection's directory by name. */
export const listDirectoryGroups = endpoint({
  id: 'scimConnections.groups',
  summary: 'Grupos do diretório de uma conexão SCIM',
  method: 'GET',
  path: '/v1/scim-connections/{id}/groups',
  policy: 'admin',
  addition: true,
  params: connection,
  query: z.object({ q: z.optional(searchTextSchema), page: pageSchema, size: sizeSchema(25, 100) }),
  response: pageOf(directoryGroupSchema),
});

/**
 * PUT /scim-connections/{id}/groups/{group}/use: sets what a directory group is for. The members of the linked group
 * become those of the directory group; members of a group with a role get it. 409 if another directory group is linked
 * to the group, or if the last active administrator would lose the role.
 */
export const setDirectoryGroupUse = endpoint({
  id: 'scimConnections.setGroupUse',
  summary: 'Define o uso de um grupo do diretório',
  method: 'PUT',
  path: '/v1/scim-connections/{id}/groups/{group}/use',
  policy: 'admin',
  addition: true,
  params: z.object({ id: idSchema, group: idSchema }),
  body: z.object({
    use: z.enum(directoryGroupUses),
    /** Attendance group for `ATTENDANCE`, request group for `REQUEST`; otherwise null or absent. */
    group: z.nullish(idSchema),
    /** For `PROFILE`; otherwise null or absent. */
    role: z.nullish(roleNameSchema),
  }),
  response: directoryGroupSchema,
  errors: ['CONFLICT', 'LAST_ADMIN'],
});

/** GET /scim-connections/{id}/removed-people: returns people whom the connection deleted, the newest first. */
export const listRemovedPeople = endpoint({
  id: 'scimConnections.removedPeople',
  summary: 'Pessoas removidas por uma conexão SCIM',
  method: 'GET',
  path: '/v1/scim-connections/{id}/removed-people',
  policy: 'admin',
  addition: true,
  params: connection,
  query: z.object({ q: z.optional(searchTextSchema), page: pageSchema, size: sizeSchema(25, 100) }),
  response: pageOf(removedPersonSchema),
});

/**
 * POST /scim-connections/{id}/removed-people/{person}/release-name: gives a deleted person another user name, so that the
 * directory can create a new person with the former one. 409 if the person is active again.
 */
export const releaseUserName = endpoint({
  id: 'scimConnections.releaseName',
  summary: 'Libera o nome de usuário de uma pessoa removida',
  method: 'POST',
  path: '/v1/scim-connections/{id}/removed-people/{person}/release-name',
  policy: 'admin',
  addition: true,
  params: z.object({ id: idSchema, person: idSchema }),
  responseKind: 'none',
  status: 204,
  errors: ['CONFLICT'],
});
