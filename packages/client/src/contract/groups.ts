import * as z from 'zod/mini';
import { directorySourceSchema } from './administration/directory.ts';
import { endpoint } from './base/endpoint.ts';
import { groupNameMaxLength } from './base/limits.ts';
import { idSchema, pageOf, pageSchema, queryFlagSchema, searchTextSchema, sizeSchema } from './base/paging.ts';
import { knownRevisionShape, revisionShape } from './base/record-revision.ts';

export { groupNameMaxLength } from './base/limits.ts';

/** Figures in lists (an addition): returned only with `counts=true` to users who manage groups. */
export const groupFigures = {
  memberCount: z.optional(z.number()),
  /** Number of open tasks in its queue. Left out for request groups, which have no queue. */
  openTaskCount: z.optional(z.number()),
};

/** A group in the administration's list. */
export const groupRowSchema = z.object({ id: z.number(), name: z.string(), active: z.boolean(), ...groupFigures });
export type GroupRow = z.infer<typeof groupRowSchema>;

/** A member of a group. */
export const groupMemberSchema = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  userName: z.string(),
  email: z.nullish(z.string()),
  picture: z.nullish(z.string()),
});
export type GroupMember = z.infer<typeof groupMemberSchema>;

const namedSchema = z.object({ id: z.number(), name: z.string() });

/** A group with its members, branches and job titles. For attendance groups, `branches` and `jobtitles` are empty. */
export const groupSchema = z.object({
  id: z.number(),
  name: z.string(),
  active: z.boolean(),
  /** `GET` returns the first 1,000 by name. */
  members: z.array(groupMemberSchema),
  /** Number of members (an addition). Only in the answer of `GET`. */
  membersTotal: z.optional(z.number()),
  branches: z.array(namedSchema),
  jobtitles: z.array(namedSchema),
  /** Calendar of steps with this group only (an addition). Absent for a group without a calendar. */
  calendar: z.nullish(namedSchema),
  /** The source that owns the members (an addition): they can be changed only there. Absent without a source. */
  membersSource: z.nullish(directorySourceSchema),
  ...revisionShape,
});
export type Group = z.infer<typeof groupSchema>;

const idsSchema = z._default(z.array(idSchema).check(z.maxLength(1000)), []);

/**
 * Body that creates or updates a group; members, branches and job titles are ids. Missing and too long inputs are
 * rejected with the message of `groupProblems` in `@tramita/client/rules`.
 */
export const groupBodySchema = z.object({
  /** Twice the limit of the rules, because the rules count code points and a schema counts UTF-16 units. */
  name: z.optional(z.string().check(z.maxLength(2 * groupNameMaxLength))),
  active: z.nullish(z.boolean()),
  members: idsSchema,
  branches: idsSchema,
  jobtitles: idsSchema,
  /** Id of the group's calendar; null removes the calendar, absent keeps it. Only for attendance groups. */
  calendar: z.nullish(idSchema),
});

/** Body that updates a group. */
const groupChangeSchema = z.object({ ...groupBodySchema.shape, ...knownRevisionShape });

const one = z.object({ id: idSchema });

/** GET /groups in the administration's form: returns inactive groups too with `inactive=true`. */
export const listGroupRows = endpoint({
  id: 'groups.list',
  summary: 'Grupos de atendimento',
  method: 'GET',
  path: '/v1/groups',
  policy: 'signed-in',
  query: z.object({
    q: z.optional(searchTextSchema),
    page: pageSchema,
    size: sizeSchema(8, 50),
    inactive: z.optional(queryFlagSchema),
    counts: z.optional(queryFlagSchema),
  }),
  response: pageOf(groupRowSchema),
  viewOf: 'people.listGroups',
});

/** GET /groups/{id}: returns an attendance group with its first 1,000 members. */
export const getGroup = endpoint({
  id: 'groups.get',
  summary: 'Grupo de atendimento',
  method: 'GET',
  path: '/v1/groups/{id}',
  policy: 'groups',
  params: one,
  response: groupSchema,
});

/** POST /groups: creates an attendance group. 409 if another group has its name. */
export const createGroup = endpoint({
  id: 'groups.create',
  summary: 'Cadastra um grupo de atendimento',
  method: 'POST',
  path: '/v1/groups',
  policy: 'groups',
  body: groupBodySchema,
  response: groupSchema,
  status: 201,
  errors: ['CONFLICT'],
  idempotent: true,
});

/**
 * PUT /groups/{id}: replaces name, state and members. 409 if another group has the name, if the members come from a
 * source and others are sent, or if the group has over 1,000 members that come from no source.
 */
export const updateGroup = endpoint({
  id: 'groups.update',
  summary: 'Altera um grupo de atendimento',
  method: 'PUT',
  path: '/v1/groups/{id}',
  policy: 'groups',
  params: one,
  body: groupChangeSchema,
  response: groupSchema,
  errors: ['CONFLICT', 'MANAGED_ELSEWHERE', 'RECORD_OUTDATED'],
});

/** DELETE /groups/{id}: deletes a group. 409 while an active process or an open task refers to it. */
export const deleteGroup = endpoint({
  id: 'groups.delete',
  summary: 'Exclui um grupo de atendimento',
  method: 'DELETE',
  path: '/v1/groups/{id}',
  policy: 'groups',
  params: one,
  responseKind: 'none',
  status: 204,
  errors: ['CONFLICT'],
});

/** GET /initializer-groups: returns active and inactive request groups, by name. */
export const listInitializerGroups = endpoint({
  id: 'groups.listInitializers',
  summary: 'Grupos de solicitação',
  method: 'GET',
  path: '/v1/initializer-groups',
  policy: 'signed-in',
  query: z.object({
    search: z.optional(searchTextSchema),
    page: pageSchema,
    size: sizeSchema(20, 50),
    counts: z.optional(queryFlagSchema),
  }),
  response: pageOf(groupRowSchema),
});

/** GET /initializer-groups/{id}: returns a request group with its members, branches and job titles. */
export const getInitializerGroup = endpoint({
  id: 'groups.getInitializer',
  summary: 'Grupo de solicitação',
  method: 'GET',
  path: '/v1/initializer-groups/{id}',
  policy: 'groups',
  params: one,
  response: groupSchema,
});

/** POST /initializer-groups: creates a request group. 409 if another group has its name. */
export const createInitializerGroup = endpoint({
  id: 'groups.createInitializer',
  summary: 'Cadastra um grupo de solicitação',
  method: 'POST',
  path: '/v1/initializer-groups',
  policy: 'groups',
  body: groupBodySchema,
  response: groupSchema,
  status: 201,
  errors: ['CONFLICT'],
  idempotent: true,
});

/**
 * PUT /initializer-groups/{id}: replaces all fields of a request group. 409 if another group has the name, or if the
 * members come from a source and others are sent.
 */
export const updateInitializerGroup = endpoint({
  id: 'groups.updateInitializer',
  summary: 'Altera um grupo de solicitação',
  method: 'PUT',
  path: '/v1/initializer-groups/{id}',
  policy: 'groups',
  params: one,
  body: groupChangeSchema,
  response: groupSchema,
  errors: ['CONFLICT', 'MANAGED_ELSEWHERE', 'RECORD_OUTDATED'],
});

/** DELETE /initializer-groups/{id}: deletes a request group. 409 while an active process refers to it. */
export const deleteInitializerGroup = endpoint({
  id: 'groups.deleteInitializer',
  summary: 'Exclui um grupo de solicitação',
  method: 'DELETE',
  path: '/v1/initializer-groups/{id}',
  policy: 'groups',
  params: one,
  responseKind: 'none',
  status: 204,
  errors: ['CONFLICT'],
});
