import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import {
  customFieldMaxLength,
  emailMaxLength,
  groupsOfPersonMax,
  personNameMaxLength,
  userNameMaxLength,
} from '../base/limits.ts';
import { idSchema, pageOf, pageSchema, searchTextSchema, sizeSchema } from '../base/paging.ts';
import { knownRevisionShape, revisionShape } from '../base/record-revision.ts';

export { emailMaxLength, groupsOfPersonMax, personNameMaxLength, userNameMaxLength } from '../base/limits.ts';

/** Roles that can be granted. */
export const roleNameSchema = z.enum([
  'ROLE_ADMIN',
  'ROLE_PROCESS_ANALYST',
  'ROLE_GROUP_MANAGER',
  'ROLE_REPORT',
  'ROLE_SUPPORT',
]);
export type RoleName = z.infer<typeof roleNameSchema>;

/** Whether a person can sign in: inactive people cannot, and `NEVER` means an active person who has not yet. */
export const accessSchema = z.enum(['ACTIVE', 'INACTIVE', 'NEVER']);
export type Access = z.infer<typeof accessSchema>;

const named = z.object({ id: z.number(), name: z.string() });

/** Where records come from besides the screen: a file, a SCIM connection, or claims of the issuer. */
export const directorySourceSchema = z.object({ key: z.string(), name: z.string() });
export type DirectorySource = z.infer<typeof directorySourceSchema>;

/** A person in the administration's list. */
export const listedPersonSchema = z.object({
  id: z.number(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  completeName: z.string(),
  email: z.nullable(z.string()),
  /** Id in the employee register. */
  custom1: z.nullable(z.string()),
  jobTitle: z.nullable(named),
  branch: z.nullable(named),
  superior: z.nullable(z.object({ id: z.number(), completeName: z.string() })),
  status: z.nullable(z.object({ id: z.number(), description: z.string() })),
  /** Comma-separated, as in the session. */
  roles: z.string(),
  /** Sources that own attributes of the person. Empty if all data were entered on the screen. */
  sources: z.array(directorySourceSchema),
  active: z.boolean(),
  access: accessSchema,
});
export type ListedPerson = z.infer<typeof listedPersonSchema>;

/** Attributes of a person that a source can own. */
export const personAttributes = [
  'userName',
  'firstName',
  'lastName',
  'completeName',
  'nickName',
  'email',
  'custom1',
  'custom2',
  'custom3',
  'custom4',
  'custom5',
  'branchId',
  'jobTitleId',
  'sectorId',
  'statusId',
  'superiorId',
  'showOnlyPersonalMenu',
  'active',
] as const;
export type PersonAttribute = (typeof personAttributes)[number];

/** A person with everything that the register knows about them. */
export const personDetailSchema = z.object({
  ...listedPersonSchema.shape,
  nickName: z.string(),
  /** CPF, written as 000.000.000-00. */
  custom2: z.nullable(z.string()),
  /** Job title. */
  custom3: z.nullable(z.string()),
  /** Branch. */
  custom4: z.nullable(z.string()),
  /** Sector. */
  custom5: z.nullable(z.string()),
  sector: z.nullable(named),
  showOnlyPersonalMenu: z.boolean(),
  /** Attendance groups, by name. */
  groups: z.array(z.object({ ...named.shape, active: z.boolean() })),
  /** Each role once for each source that grants it; `source` is null for the screen. */
  grants: z.array(z.object({ role: z.string(), source: z.nullable(directorySourceSchema) })),
  /** Attributes that can only be changed at their source. */
  managed: z.array(
    z.object({ attribute: z.string(), source: directorySourceSchema, /** ISO 8601 in UTC. */ updatedAt: z.string() }),
  ),
  /** Identifiers of the person at each source. */
  externalIds: z.array(z.object({ source: directorySourceSchema, externalId: z.string() })),
  /** Number of open tasks that have no other active assignee. */
  soleTaskCount: z.number(),
  /** Times in ISO 8601 in UTC. */
  createdAt: z.string(),
  changedAt: z.string(),
  deactivatedAt: z.nullable(z.string()),
  signedInAt: z.nullable(z.string()),
  /** When the personal data were removed; the person cannot be changed from then on. */
  anonymisedAt: z.optional(z.nullable(z.string())),
  /** Of attributes, groups, and roles granted on the screen. */
  ...revisionShape,
});
export type PersonDetail = z.infer<typeof personDetailSchema>;

/** Twice the limit of the rules, because the rules count code points and a schema counts UTF-16 units. */
const text = (most: number) => z.optional(z.string().check(z.maxLength(2 * most)));
const optionalText = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(2 * most))));
const reference = z.optional(z.nullable(idSchema));

/**
 * Body that creates or changes a person. Attributes that are left out stay unchanged, null clears one. Invalid values
 * are rejected with the message of `personProblems` in `@tramita/client/rules`.
 */
export const personBodySchema = z.object({
  userName: text(userNameMaxLength),
  firstName: text(personNameMaxLength),
  lastName: text(personNameMaxLength),
  /** @default first and last name */
  completeName: text(2 * personNameMaxLength + 1),
  /** @default the first name */
  nickName: text(personNameMaxLength),
  email: optionalText(emailMaxLength),
  custom1: optionalText(customFieldMaxLength),
  custom2: optionalText(customFieldMaxLength),
  /** @default the name of the job title */
  custom3: optionalText(customFieldMaxLength),
  /** @default the code of the branch, or its name if it has no code */
  custom4: optionalText(customFieldMaxLength),
  /** @default the name of the sector */
  custom5: optionalText(customFieldMaxLength),
  branchId: reference,
  jobTitleId: reference,
  sectorId: reference,
  statusId: reference,
  /** A status by its description, without regard to case and accents, instead of `statusId`. */
  status: text(personNameMaxLength),
  /** @default the setting of the status, if the same call sets one */
  showOnlyPersonalMenu: z.optional(z.boolean()),
  superiorId: reference,
});
export type PersonBody = z.input<typeof personBodySchema>;

const one = z.object({ id: idSchema });
const writes = ['CONFLICT', 'MANAGED_ELSEWHERE', 'HIERARCHY_CYCLE', 'PERSON_ANONYMISED'] as const;

/**
 * GET /people: returns people for the administration, by name. `q` is searched in name, user name, e-mail and
 * registration. `source` is the key of a source, or `screen`.
 */
export const listPeople = endpoint({
  id: 'directory.list',
  summary: 'Pessoas',
  method: 'GET',
  path: '/v1/people',
  policy: 'admin',
  scopes: ['people:read'],
  addition: true,
  query: z.object({
    q: z.optional(searchTextSchema),
    page: pageSchema,
    size: sizeSchema(25),
    branchId: z.optional(idSchema),
    jobTitleId: z.optional(idSchema),
    statusId: z.optional(idSchema),
    role: z.optional(roleNameSchema),
    source: z.optional(z.string().check(z.maxLength(100))),
    access: z.optional(accessSchema),
  }),
  response: z.object({
    ...pageOf(listedPersonSchema).shape,
    /** All sources, for the filter. */
    sources: z.array(directorySourceSchema),
  }),
});

/** GET /people/{id}: returns one person. */
export const getPerson = endpoint({
  id: 'directory.get',
  summary: 'Pessoa',
  method: 'GET',
  path: '/v1/people/{id}',
  policy: 'admin',
  scopes: ['people:read'],
  addition: true,
  params: one,
  response: personDetailSchema,
});

/** POST /people: creates an active person without roles. 409 if the user name is taken. */
export const createPerson = endpoint({
  id: 'directory.create',
  summary: 'Cadastra uma pessoa',
  method: 'POST',
  path: '/v1/people',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  body: personBodySchema,
  response: personDetailSchema,
  status: 201,
  errors: ['CONFLICT'],
  idempotent: true,
});

/** PATCH /people/{id}: changes the attributes sent. */
export const updatePerson = endpoint({
  id: 'directory.update',
  summary: 'Altera uma pessoa',
  method: 'PATCH',
  path: '/v1/people/{id}',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  body: z.object({ ...personBodySchema.shape, ...knownRevisionShape }),
  response: personDetailSchema,
  errors: [...writes, 'RECORD_OUTDATED'],
});

/**
 * POST /people/{id}/replace-superior: gives all active people who report to a person another superior. Nothing is
 * changed if that would form a cycle.
 */
export const replaceSuperior = endpoint({
  id: 'directory.replaceSuperior',
  summary: 'Troca o superior de todas as pessoas que se reportam a uma pessoa',
  method: 'POST',
  path: '/v1/people/{id}/replace-superior',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  body: z.object({ superiorId: idSchema }),
  response: z.object({
    /** Ids of the changed people. */
    changed: z.array(z.number()),
  }),
  errors: ['MANAGED_ELSEWHERE', 'HIERARCHY_CYCLE'],
});

/** POST /people/{id}/activate: gives a person access again. */
export const activatePerson = endpoint({
  id: 'directory.activate',
  summary: 'Reativa uma pessoa',
  method: 'POST',
  path: '/v1/people/{id}/activate',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  response: personDetailSchema,
  errors: ['MANAGED_ELSEWHERE', 'PERSON_ANONYMISED'],
});

/** POST /people/{id}/deactivate: takes access from a person at once. 409 for the last active administrator. */
export const deactivatePerson = endpoint({
  id: 'directory.deactivate',
  summary: 'Desativa uma pessoa',
  method: 'POST',
  path: '/v1/people/{id}/deactivate',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  response: personDetailSchema,
  errors: ['MANAGED_ELSEWHERE', 'LAST_ADMIN', 'PERSON_ANONYMISED'],
});

/**
 * POST /people/{id}/release: removes the links of a person to all sources, so that the data can be changed here. Roles
 * that a source granted stay.
 */
export const releasePerson = endpoint({
  id: 'directory.release',
  summary: 'Desvincula uma pessoa da origem',
  method: 'POST',
  path: '/v1/people/{id}/release',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  response: personDetailSchema,
  errors: ['PERSON_ANONYMISED'],
});

/** An open task of a person. Times are ISO 8601 in UTC. */
export const personTaskSchema = z.object({
  id: z.number(),
  /** Number and process of the request. */
  idk: z.number(),
  process: z.string(),
  step: z.string(),
  createdAt: z.string(),
  dueAt: z.nullable(z.string()),
  /** Whether the person took the task. */
  taken: z.boolean(),
  /** Whether the task has no other active assignee. */
  sole: z.boolean(),
});
export type PersonTask = z.infer<typeof personTaskSchema>;

/**
 * GET /people/{id}/tasks: returns the open tasks that a person took or can take, oldest first. Tasks that another user
 * took are left out.
 */
export const listPersonTasks = endpoint({
  id: 'directory.tasks',
  summary: 'Tarefas abertas de uma pessoa',
  method: 'GET',
  path: '/v1/people/{id}/tasks',
  policy: 'admin',
  addition: true,
  params: one,
  query: z.object({ page: pageSchema, size: sizeSchema(25) }),
  response: pageOf(personTaskSchema),
});

/**
 * PUT /people/{id}/groups: replaces the attendance groups of a person. 409 if that changes a group whose members come from
 * a source.
 */
export const setPersonGroups = endpoint({
  id: 'directory.setGroups',
  summary: 'Define os grupos de uma pessoa',
  method: 'PUT',
  path: '/v1/people/{id}/groups',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  body: z.object({ groups: z.array(idSchema).check(z.maxLength(groupsOfPersonMax)), ...knownRevisionShape }),
  response: personDetailSchema,
  errors: ['MANAGED_ELSEWHERE', 'PERSON_ANONYMISED', 'RECORD_OUTDATED'],
});

/**
 * PUT /people/{id}/roles: replaces the roles granted on the screen. Roles from other sources stay. 409 if the last
 * active administrator would lose the role.
 */
export const setPersonRoles = endpoint({
  id: 'directory.setRoles',
  summary: 'Define os perfis de uma pessoa',
  method: 'PUT',
  path: '/v1/people/{id}/roles',
  policy: 'admin',
  scopes: ['people:write'],
  addition: true,
  params: one,
  body: z.object({ roles: z.array(roleNameSchema).check(z.maxLength(5)), ...knownRevisionShape }),
  response: personDetailSchema,
  errors: ['LAST_ADMIN', 'PERSON_ANONYMISED', 'RECORD_OUTDATED'],
});
