import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { fieldNameMaxLength, savedViewNameMaxLength } from './base/limits.ts';
import { directionSchema, idSchema } from './base/paging.ts';
import { reportFilterSchema } from './report-filter.ts';

export { savedViewNameMaxLength, savedViewsPerGroupMax, savedViewsPerUserMax } from './base/limits.ts';

/** Lists whose state can be saved, named as in the portal's URLs. */
export const savedViewLists = [
  'my-tasks/to-do',
  'my-tasks/in-progress',
  'my-tasks/finished',
  'my-tasks/canceled',
  'attendance/to-do',
  'attendance/in-progress',
  'attendance/finished',
  'attendance/canceled',
  'my-attendance/to-do',
  'my-attendance/in-progress',
  'my-attendance/finished',
  'my-attendance/canceled',
  'report',
] as const;
export type SavedViewList = (typeof savedViewLists)[number];

/** A column of a task list, or `data.` followed by a form field's name. */
const columnSchema = z.string().check(z.minLength(1), z.maxLength(fieldNameMaxLength + 'data.'.length));
const columnsSchema = z.array(columnSchema).check(z.maxLength(200));

/** Saved state of a task list. `columns` is the order of its columns; empty means the default order. */
export const taskListViewStateSchema = z.strictObject({
  filters: z
    .array(z.strictObject({ column: columnSchema, query: z.string().check(z.minLength(1), z.maxLength(200)) }))
    .check(z.maxLength(50)),
  order: z.nullable(z.strictObject({ column: columnSchema, direction: directionSchema })),
  columns: columnsSchema,
});
export type TaskListViewState = z.infer<typeof taskListViewStateSchema>;

/** Saved state of the report: its filter and the added columns. */
export const reportViewStateSchema = z.strictObject({
  report: z.strictObject(reportFilterSchema.shape),
  columns: columnsSchema,
});
export type ReportViewState = z.infer<typeof reportViewStateSchema>;

/** State of a list, without page number and open task. */
export const savedViewStateSchema = z.union([taskListViewStateSchema, reportViewStateSchema]);
export type SavedViewState = z.infer<typeof savedViewStateSchema>;

/** A named state of a list that belongs to the caller or to a group. */
export const savedViewSchema = z.object({
  id: z.number(),
  list: z.enum(savedViewLists),
  name: z.string(),
  state: savedViewStateSchema,
  /** Group the view is shared with; null for the caller's own views. */
  group: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** True if the list opens with this view for the caller. */
  isDefault: z.boolean(),
  /** True if the caller may rename, change and delete the view. */
  canEdit: z.boolean(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

const common = { policy: 'signed-in', addition: true } as const;
const one = z.object({ id: idSchema });
/** Twice the limit of the rules, because the rules count code points and a schema counts UTF-16 units. */
const nameSchema = z.string().check(z.maxLength(2 * savedViewNameMaxLength));

/** GET /saved-views: returns the caller's own views of all lists, then those of the caller's groups, each by name. */
export const listSavedViews = endpoint({
  ...common,
  id: 'savedViews.list',
  summary: 'Visões salvas da pessoa e dos seus grupos',
  method: 'GET',
  path: '/v1/saved-views',
  response: z.object({ views: z.array(savedViewSchema) }),
});

/**
 * POST /saved-views: saves the state of a list for the caller, or for the attendance group `groupId`, which requires
 * permission to manage groups. 409 CONFLICT if the name is taken, TOO_MANY_VIEWS at the limit.
 */
export const createSavedView = endpoint({
  ...common,
  id: 'savedViews.create',
  summary: 'Salva uma visão',
  method: 'POST',
  path: '/v1/saved-views',
  body: z.object({
    list: z.enum(savedViewLists),
    name: nameSchema,
    state: savedViewStateSchema,
    groupId: z.nullish(idSchema),
  }),
  response: savedViewSchema,
  status: 201,
  errors: ['CONFLICT', 'TOO_MANY_VIEWS'],
  idempotent: true,
});

/** PUT /saved-views/{id}: replaces name and state. 409 CONFLICT if the name is taken. */
export const updateSavedView = endpoint({
  ...common,
  id: 'savedViews.update',
  summary: 'Altera uma visão',
  method: 'PUT',
  path: '/v1/saved-views/{id}',
  params: one,
  body: z.object({ name: nameSchema, state: savedViewStateSchema }),
  response: savedViewSchema,
  errors: ['CONFLICT'],
});

/** DELETE /saved-views/{id}: deletes a view. A group's view is deleted for all its members. */
export const deleteSavedView = endpoint({
  ...common,
  id: 'savedViews.delete',
  summary: 'Exclui uma visão',
  method: 'DELETE',
  path: '/v1/saved-views/{id}',
  params: one,
  responseKind: 'none',
  status: 204,
});

/** PUT /saved-views/{id}/default: makes this view the caller's default for its list, replacing another default. */
export const setDefaultView = endpoint({
  ...common,
  id: 'savedViews.setDefault',
  summary: 'Torna uma visão o padrão da sua lista',
  method: 'PUT',
  path: '/v1/saved-views/{id}/default',
  params: one,
  responseKind: 'none',
  status: 204,
});

/** DELETE /saved-views/{id}/default: removes the caller's default. Has no effect if the view is not the default. */
export const clearDefaultView = endpoint({
  ...common,
  id: 'savedViews.clearDefault',
  summary: 'Deixa de abrir uma lista com uma visão',
  method: 'DELETE',
  path: '/v1/saved-views/{id}/default',
  params: one,
  responseKind: 'none',
  status: 204,
});
