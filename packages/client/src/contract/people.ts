import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { pageOf, pageSchema, queryFlagSchema, searchTextSchema, sizeSchema } from './base/paging.ts';
import { groupFigures } from './groups.ts';
import { groupRefSchema } from './person.ts';

/** A user in a picker. */
export const assigneeSchema = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  userName: z.string(),
  email: z.nullish(z.string()),
  nickName: z.optional(z.string()),
  picture: z.nullish(z.string()),
  /** Job title and branch, to distinguish users of the same name (additions). */
  jobTitle: z.nullish(z.string()),
  branch: z.nullish(z.string()),
});
export type Assignee = z.infer<typeof assigneeSchema>;

/** GET /assignees: returns users for pickers. `exclude` is a comma-separated list of ids to leave out. */
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

/**
 * GET /groups: returns active attendance groups for pickers; with `inactive=true` also inactive ones, each with its
 * state.
 */
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

/** GET /branches: returns branches by name, at most 1,000 unless a smaller size is given. */
export const listBranches = endpoint({
  id: 'people.listBranches',
  summary: 'Filiais para seleção',
  method: 'GET',
  path: '/v1/branches',
  policy: 'signed-in',
  query: namedQuerySchema,
  response: z.array(namedSchema),
});

/** GET /jobtitles: returns job titles by name, at most 1,000 unless a smaller size is given. */
export const listJobTitles = endpoint({
  id: 'people.listJobTitles',
  summary: 'Cargos para seleção',
  method: 'GET',
  path: '/v1/jobtitles',
  policy: 'signed-in',
  query: namedQuerySchema,
  response: z.array(namedSchema),
});
