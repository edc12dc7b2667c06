import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { idSchema } from './base/paging.ts';
import { serviceSchema } from './catalogue.ts';
import { trackNodeSchema } from './tasks/tasks.ts';

/** Services a person marked as favourites at most. */
export const favouritesMax = 50;

const one = z.object({ id: idSchema });

/** What stands on top of a person's catalogue, all of it active. */
export const serviceShortcutsSchema = z.object({
  /** Those the person marked, by title. */
  favourites: z.array(serviceSchema),
  /** Those the person requested last, newest first, at most five; favourites stand among them too. */
  recent: z.array(
    z.extend(serviceSchema, {
      /** When it was requested last, ISO 8601. */
      requestedAt: z.string(),
      /** The way of that request through its process. */
      track: z.optional(z.array(trackNodeSchema)),
    }),
  ),
});
export type ServiceShortcuts = z.infer<typeof serviceShortcutsSchema>;

/** GET /services/shortcuts: the services on top of a person's catalogue (an addition to the floor). */
export const listServiceShortcuts = endpoint({
  id: 'catalogue.shortcuts',
  summary: 'Serviços favoritos e usados há pouco',
  method: 'GET',
  path: '/v1/services/shortcuts',
  policy: 'signed-in',
  response: serviceShortcutsSchema,
  addition: true,
});

/** PUT /services/{id}/favourite: marks a service; `{id}` is of any of its versions (an addition to the floor). */
export const addFavouriteService = endpoint({
  id: 'catalogue.addFavourite',
  summary: 'Marca um serviço como favorito',
  method: 'PUT',
  path: '/v1/services/{id}/favourite',
  policy: 'signed-in',
  params: one,
  responseKind: 'none',
  status: 204,
  errors: ['CONFLICT'],
  addition: true,
});

/** DELETE /services/{id}/favourite: takes the mark away, and changes nothing without one (an addition to the floor). */
export const removeFavouriteService = endpoint({
  id: 'catalogue.removeFavourite',
  summary: 'Desmarca um serviço favorito',
  method: 'DELETE',
  path: '/v1/services/{id}/favourite',
  policy: 'signed-in',
  params: one,
  responseKind: 'none',
  status: 204,
  addition: true,
});
