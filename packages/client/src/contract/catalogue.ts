import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { checkJsonShape, jsonShapeMessages } from './base/json-shape.ts';
import { idSchema, pageOf, pageSchema, queryFlagSchema, searchTextSchema, sizeSchema } from './base/paging.ts';
import { formFieldSchema, selectOptionSchema, sentValueSchema, sentValuesSchema } from './processes/form.ts';

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
  query: requirementsQuery,
  response: z.object({ isHierarchyDependent: z.boolean() }),
  errors: ['PROCESS_INACTIVE', 'ON_BEHALF_FORBIDDEN'],
});

/** GET /tasks/fields-metadata/{id}: returns the fields of the request form. `{id}` is the service's `parentId`. */
export const fieldsMetadata = endpoint({
  id: 'catalogue.fieldsMetadata',
  summary: 'Campos do formulário de uma solicitação',
  method: 'GET',
  path: '/v1/tasks/fields-metadata/{id}',
  policy: 'signed-in',
  params: z.object({ id: idSchema }),
  query: z.object({ impersonateUser: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({ fields: z.array(formFieldSchema), attachmentRequired: z.boolean() }),
  errors: ['PROCESS_INACTIVE', 'ON_BEHALF_FORBIDDEN'],
});

/**
 * Response of every endpoint that starts a request. `taskUuid` is the requester's next open task, or null if the next
 * task belongs to another user.
 */
export const startedSchema = z.object({
  startProcessDto: z.object({
    taskUuid: z.nullable(z.string()),
    protocol: z.string(),
    idk: z.number(),
    processInstanceId: z.number(),
  }),
});
export type Started = z.infer<typeof startedSchema>;

const startErrors = [
  'FORM_INVALID',
  'ATTACHMENT_REQUIRED',
  'PROCESS_INACTIVE',
  'HIERARCHY_REQUIRED',
  'INITIALIZER_GROUP_REQUIRED',
  'ASSIGNEE_MISSING',
  'AWS_UPLOAD_ERROR',
  'IDEMPOTENCY_MISMATCH',
  'IDEMPOTENCY_IN_PROGRESS',
] as const;

/** POST /processes/{id}/start: starts a request for the caller, without attachments. */
export const startRequest = endpoint({
  id: 'catalogue.startRequest',
  summary: 'Inicia uma solicitação',
  method: 'POST',
  path: '/v1/processes/{id}/start',
  policy: 'signed-in',
  params: z.object({ id: idSchema }),
  body: sentValuesSchema,
  response: startedSchema,
  status: 201,
  errors: startErrors,
  idempotent: true,
});

/** POST /api/processes/{id}/start: starts a request for the named user. Naming another user requires ROLE_SUPPORT. */
export const startRequestFor = endpoint({
  id: 'catalogue.startRequestFor',
  summary: 'Inicia uma solicitação em nome de outra pessoa',
  method: 'POST',
  path: '/v1/api/processes/{id}/start',
  policy: 'signed-in',
  params: z.object({ id: idSchema }),
  body: z.object({ username: z.string().check(z.minLength(1), z.maxLength(200)), data: sentValuesSchema }),
  response: startedSchema,
  status: 201,
  errors: [...startErrors, 'ON_BEHALF_FORBIDDEN'],
  idempotent: true,
});

/** A JSON object sent as text in a multipart body. */
const jsonPart = z.pipe(
  z.string().check(z.maxLength(16_000_000)),
  z.transform((text, context): unknown => {
    const problem = checkJsonShape(text);
    if (problem !== null) {
      context.issues.push({ code: 'custom', message: jsonShapeMessages[problem].slice(0, -1), input: text });
      return z.NEVER;
    }
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'custom', message: 'JSON inválido', input: text });
      return z.NEVER;
    }
  }),
);

/** POST /processes/start-with-attaches: starts a request with files. `data` contains the form values as JSON text. */
export const startWithAttachments = endpoint({
  id: 'catalogue.startWithAttachments',
  summary: 'Inicia uma solicitação com anexos',
  method: 'POST',
  path: '/v1/processes/start-with-attaches',
  policy: 'signed-in',
  bodyKind: 'multipart',
  body: z.object({
    processId: idSchema,
    /** User name of the requester. @default the caller */
    username: z.optional(z.string().check(z.maxLength(200))),
    data: z.pipe(jsonPart, sentValuesSchema),
    files: z.array(z.instanceof(Blob)).check(z.maxLength(20)),
    /** True also finishes the requester's first task with the same data. @default false */
    finishTask: z._default(queryFlagSchema, false),
  }),
  response: startedSchema,
  status: 201,
  errors: [
    ...startErrors,
    'ON_BEHALF_FORBIDDEN',
    'ATTACHMENT_ERROR',
    'ATTACHMENT_EXT_ERROR',
    'ATTACHMENT_FILENAME_SIZE_EXCEEDED',
    'MAX_FILE_SIZE',
  ],
  idempotent: true,
});

/**
 * POST /processdata/{id}/search: returns the options of a search field. `{id}` is the field's id as the form returns
 * it. The body contains the typed text in `query` and, by field name, the values the field depends on.
 */
export const searchFieldOptions = endpoint({
  id: 'catalogue.searchFieldOptions',
  summary: 'Opções de um campo de busca',
  method: 'POST',
  path: '/v1/processdata/{id}/search',
  policy: 'signed-in',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  body: z.catchall(z.object({ query: searchTextSchema }), sentValueSchema),
  response: z.array(selectOptionSchema),
});
