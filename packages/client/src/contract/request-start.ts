import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { checkJsonShape, jsonShapeMessages } from './base/json-shape.ts';
import { idSchema, queryFlagSchema, searchTextSchema } from './base/paging.ts';
import { formFieldSchema } from './processes/form.ts';
import { selectOptionSchema, sentValueSchema, sentValuesSchema } from './processes/form-values.ts';

/** GET /tasks/fields-metadata/{id}: returns the fields of the request form. `{id}` is the service's `parentId`. */
export const fieldsMetadata = endpoint({
  id: 'catalogue.fieldsMetadata',
  summary: 'Campos do formulário de uma solicitação',
  method: 'GET',
  path: '/v1/tasks/fields-metadata/{id}',
  policy: 'signed-in',
  scopes: ['requests:start'],
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

/**
 * Names a user by the id that a source has for them, instead of by user name (an addition). `source` is the key of the
 * source; without it, only one user may have the id.
 */
const externalPerson = {
  externalId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  source: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
};

/**
 * POST /api/processes/{id}/start: starts a request for the named user. Naming another user requires ROLE_SUPPORT or a
 * service account with `requests:start`.
 */
export const startRequestFor = endpoint({
  id: 'catalogue.startRequestFor',
  summary: 'Inicia uma solicitação em nome de outra pessoa',
  method: 'POST',
  path: '/v1/api/processes/{id}/start',
  policy: 'signed-in',
  scopes: ['requests:start'],
  params: z.object({ id: idSchema }),
  body: z.object({
    /** Required unless `externalId` names the user. */
    username: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    ...externalPerson,
    data: sentValuesSchema,
  }),
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
  scopes: ['requests:start'],
  bodyKind: 'multipart',
  body: z.object({
    processId: idSchema,
    /** User name of the requester. @default the caller */
    username: z.optional(z.string().check(z.maxLength(200))),
    ...externalPerson,
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
