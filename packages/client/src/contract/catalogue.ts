import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { idSchema, pageOf, pageSchema, searchTextSchema, sizeSchema } from './base/paging.ts';

/**
 * Entry of the catalogue: a service, or a folder if `category` is true. `id` is the current version of the process and
 * `parentId` is the same for all its versions. For a folder both are the category's id.
 */
export const serviceSchema = z.object({
  id: z.number(),
  parentId: z.number(),
  /** Last segment of the service's URL, as in `/services/{name}`. */
  name: z.string(),
  title: z.string(),
  description: z.nullish(z.string()),
  /** Set for services of external systems. May contain the placeholder `{token}`. */
  url: z.nullish(z.string()),
  category: z.boolean(),
  icon: z.nullish(z.string()),
  color: z.nullish(z.string()),
  /** Folders only: number of active services in it (an addition). */
  count: z.optional(z.number()),
  /** Services only: title of the folder that contains it (an addition). */
  categoryTitle: z.nullish(z.string()),
});
export type Service = z.infer<typeof serviceSchema>;

/**
 * GET /services: returns a page of the catalogue. Without `q` the root lists folders first, then services that are in
 * no folder. With `scope=all` (an addition) the root lists every active service in alphabetical order, including those
 * in folders; the folders are returned in `folders` and do not count as elements.
 */
export const listServices = endpoint({
  id: 'catalogue.listServices',
  summary: 'Catálogo de serviços',
  method: 'GET',
  path: '/v1/services',
  policy: 'signed-in',
  query: z.object({
    q: z.optional(searchTextSchema),
    page: pageSchema,
    size: sizeSchema(8, 100),
    category: z.optional(idSchema),
    scope: z.optional(z.enum(['all'])),
  }),
  response: z.extend(pageOf(serviceSchema), { folders: z.optional(z.array(serviceSchema)) }),
});

/** GET /processes/find/{name}: returns the service with this URL name. 404 if it is unknown or inactive. */
export const findService = endpoint({
  id: 'catalogue.findService',
  summary: 'Serviço pelo nome no endereço',
  method: 'GET',
  path: '/v1/processes/find/{name}',
  policy: 'signed-in',
  params: z.object({ name: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: serviceSchema,
});

/**
 * GET /processes/{id}/service: returns the service of a process, by the id of any of its versions, for pages that store the
 * id of a service. An addition. 404 if it is unknown or inactive.
 */
export const getService = endpoint({
  id: 'catalogue.getService',
  summary: 'Serviço pelo id de qualquer versão do processo',
  method: 'GET',
  path: '/v1/processes/{id}/service',
  policy: 'signed-in',
  addition: true,
  params: z.object({ id: idSchema }),
  response: serviceSchema,
});

const requirementsQuery = z.object({
  processId: idSchema,
  /** Requester. Naming another user requires ROLE_SUPPORT (an addition). */
  userName: z.optional(z.string().check(z.maxLength(200))),
});

/** GET /check-process-requirements: returns the reasons that would prevent a user from starting this process. */
export const checkProcessRequirements = endpoint({
  id: 'catalogue.checkProcessRequirements',
  summary: 'Requisitos para iniciar o processo',
  method: 'GET',
  path: '/v1/check-process-requirements',
  policy: 'signed-in',
  scopes: ['requests:start'],
  query: requirementsQuery,
  response: z.object({
    /** True if the process needs the requester's superior and the requester has none. */
    isHierarchyDependent: z.boolean(),
    canInitializeProcess: z.boolean(),
  }),
  errors: ['PROCESS_INACTIVE', 'ON_BEHALF_FORBIDDEN'],
});

/** GET /check-hierarchy-dependency: returns only whether a missing superior prevents the start. */
export const checkHierarchyDependency = endpoint({
  id: 'catalogue.checkHierarchyDependency',
  summary: 'Dependência de hierarquia do processo',
  method: 'GET',
  path: '/v1/check-hierarchy-dependency',
  policy: 'signed-in',
  scopes: ['requests:start'],
  query: requirementsQuery,
  response: z.object({ isHierarchyDependent: z.boolean() }),
  errors: ['PROCESS_INACTIVE', 'ON_BEHALF_FORBIDDEN'],
});
