import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { idSchema } from './base/paging.ts';
import { serviceSchema } from './catalogue.ts';
import { trackNodeSchema } from './tasks/task-states.ts';

/** Maximum number of favourite services per user. */
export const favouritesMax = 50;

const one = z.object({ id: idSchema });

/** Services shown at the top of a user's catalogue. Only active services are included. */
export const serviceShortcutsSchema = z.object({
  /** Favourite services, by title. */
  favourites: z.array(serviceSchema),
  /** Up to five services the user requested last, newest first. They may include favourites. */
  recent: z.array(
    z.extend(serviceSchema, {
      /** When the user last requested the service, ISO 8601. */
      requestedAt: z.string(),
      /** Track of that request. */
      track: z.optional(z.array(trackNodeSchema)),
    }),
  ),
});
export type ServiceShortcuts = z.infer<typeof serviceShortcutsSchema>;

/** GET /services/shortcuts: returns the services for the top of the user's catalogue (an addition). */
export const listServiceShortcuts = endpoint({
  id: 'catalogue.shortcuts',
  summary: 'Serviços favoritos e usados há pouco',
  method: 'GET',
  path: '/v1/services/shortcuts',
  policy: 'signed-in',
  response: serviceShortcutsSchema,
  addition: true,
});

/** PUT /services/{id}/favourite: marks a service as favourite. `{id}` may be any of its versions (an addition). */
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

/** DELETE /services/{id}/favourite: unmarks a favourite. Has no effect if the service is not one (an addition). */
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
