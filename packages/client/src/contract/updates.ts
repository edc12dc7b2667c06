import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idSchema, pageOf, pageSchema, searchTextSchema, sizeSchema } from './paging.ts';

/** A piece of news as the feed lists it. Dates are ISO 8601 in UTC. */
export const updateSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** HTML, sanitised. */
  description: z.string(),
  createdAt: z.string(),
  createdBy: z.object({ completeName: z.string() }),
  /** How many people have read it; administrators only. */
  viewsCount: z.optional(z.number()),
});
export type Update = z.infer<typeof updateSchema>;

/** GET /updates: the feed, newest first. `size=1` answers whether there is something new this week. */
export const listUpdates = endpoint({
  id: 'updates.list',
  summary: 'Atualizações',
  method: 'GET',
  path: '/v1/updates',
  policy: 'signed-in',
  query: z.object({ q: z.optional(searchTextSchema), page: pageSchema, size: sizeSchema(10, 50) }),
  response: pageOf(updateSchema),
});

/** GET /updates/{id}: one piece of news. Counts a view, once for each person. */
export const getUpdate = endpoint({
  id: 'updates.get',
  summary: 'Detalhe de uma atualização',
  method: 'GET',
  path: '/v1/updates/{id}',
  policy: 'signed-in',
  params: z.object({ id: idSchema }),
  response: updateSchema,
});
