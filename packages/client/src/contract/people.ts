import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { pageOf, pageSchema, queryFlagSchema, searchTextSchema, sizeSchema } from './base/paging.ts';
import { groupFigures } from './groups.ts';

/** Someone a picker offers. */
export const assigneeSchema = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  userName: z.string(),
  email: z.nullish(z.string()),
  nickName: z.optional(z.string()),
  picture: z.nullish(z.string()),
  /** Job title and branch, to tell namesakes apart (additions to the floor). */
  jobTitle: z.nullish(z.string()),
  branch: z.nullish(z.string()),
});
export type Assignee = z.infer<typeof assigneeSchema>;

/** A person named in a row, a step or a comment. */
export const personSchema = z.object({
  id: z.number(),
  nickName: z.string(),
  completeName: z.optional(z.string()),
  userName: z.optional(z.string()),
  picture: z.nullish(z.string()),
});
export type Person = z.infer<typeof personSchema>;

/** A group named in a row or a step. */
export const groupRefSchema = z.object({ id: z.number(), name: z.string() });
export type GroupRef = z.infer<typeof groupRefSchema>;

/** GET /assignees: people for pickers. `exclude` is a comma list of ids left out. */
export const listAssignees = endpoint({
  id: 'people.listAssignees',
  summary: 'Pessoas para seleção',
  method: 'GET',
  path: '/v1/assignees',
  policy: 'signed-in',
  query: z.object({
    q: z.optional(searchTextSchema),
    page: pageSchema,
    size: sizeSchema(8, 50),
    exclude: z.optional(z.string().check(z.maxLength(2000), z.regex(/^\d*(,\d+)*$/))),
  }),
  response: pageOf(assigneeSchema),
});

/** GET /groups: active attendance groups for pickers; `inactive=true` answers the others too, each with its state. */
export const listGroups = endpoint({
  id: 'people.listGroups',
  summary: 'Grupos de atendimento para seleção',
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
  response: pageOf(z.object({ ...groupRefSchema.shape, active: z.optional(z.boolean()), ...groupFigures })),
});

const namedSchema = z.object({ id: z.number(), name: z.string() });
const namedQuerySchema = z.object({ q: z.optional(searchTextSchema), page: pageSchema, size: sizeSchema(1000, 1000) });

/** GET /branches: branches, by name; a thousand of them unless asked for less. */
export const listBranches = endpoint({
  id: 'people.listBranches',
  summary: 'Filiais para seleção',
  method: 'GET',
  path: '/v1/branches',
  policy: 'signed-in',
  query: namedQuerySchema,
  response: z.array(namedSchema),
});

/** GET /jobtitles: job titles, by name; a thousand of them unless asked for less. */
export const listJobTitles = endpoint({
  id: 'people.listJobTitles',
  summary: 'Cargos para seleção',
  method: 'GET',
  path: '/v1/jobtitles',
  policy: 'signed-in',
  query: namedQuerySchema,
  response: z.array(namedSchema),
});
