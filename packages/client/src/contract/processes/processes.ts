import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { processTitleMaxLength, scenariosMax, stepFieldsMax } from '../base/limits.ts';
import { sentValuesSchema } from './form-values.ts';

import { answerMapSchema, longText, shortText } from './model-texts.ts';

export { scenariosMax } from '../base/limits.ts';

import { idSchema, pageOf, pageSchema, searchTextSchema, sizeSchema } from '../base/paging.ts';
import {
  callMethods,
  modelFieldSchema,
  processAttributes,
  publishedStepSchema,
  scenarioSchema,
  workflowModelSchema,
} from './process-model.ts';

export { processTitleMaxLength } from '../base/limits.ts';

/**
 * A process in lists, represented by its last version. `url` is set for linked processes, which run in external
 * systems.
 */
export const processRowSchema = z.object({
  id: z.number(),
  /** Id of the first version, the same for all versions. */
  parentId: z.number(),
  title: z.string(),
  version: z.number(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  description: z.nullish(z.string()),
  active: z.boolean(),
  url: z.nullish(z.string()),
});
export type ProcessRow = z.infer<typeof processRowSchema>;

const one = z.object({ id: idSchema });
const areaSchema = z.nullable(z.object({ id: z.number(), description: z.string(), active: z.boolean() }));

/** A version of a process for editing. */
export const processDetailSchema = z.object({
  id: z.number(),
  parentId: z.number(),
  version: z.number(),
  createdAt: z.string(),
  /** User who published it; null for versions that were installed with the product. */
  createdBy: z.nullish(z.object({ completeName: z.string() })),
  isLastVersion: z.boolean(),
  /** Number, id and areas of the newest version (an addition). */
  lastVersion: z.optional(
    z.object({ id: z.number(), version: z.number(), department: areaSchema, sector: areaSchema }),
  ),
  url: z.nullish(z.string()),
  /** Id of the spreadsheet at `spreadsheetUrl`; null without one. */
  spreadsheetId: z.nullish(z.string()),
  /** True if the caller is not responsible for its department. Its integrations are then left out (an addition). */
  withoutIntegrations: z.optional(z.boolean()),
  ...workflowModelSchema.shape,
});
export type ProcessDetail = z.infer<typeof processDetailSchema>;

/** GET /processes: returns processes by their last version, newest first. */
export const listProcesses = endpoint({
  id: 'processes.list',
  summary: 'Processos',
  method: 'GET',
  path: '/v1/processes',
  policy: 'processes',
  query: z.object({ q: z.optional(searchTextSchema), page: pageSchema, size: sizeSchema(8, 100) }),
  response: pageOf(processRowSchema),
});

/** GET /processes/{id}: returns one version for editing. */
export const getProcess = endpoint({
  id: 'processes.get',
  summary: 'Processo para edição',
  method: 'GET',
  path: '/v1/processes/{id}',
  policy: 'processes',
  params: one,
  response: processDetailSchema,
});

/** A connection of a gateway in the published payload. */
export const gatewayFlowSchema = z.object({
  /** Id of the gateway. */
  stepId: shortText,
  dataId: z.nullish(shortText),
  /** Name of the field in the condition. */
  name: z.nullish(shortText),
  label: z.nullish(shortText),
  operator: z.nullish(shortText),
  value: z.nullish(shortText),
  dataType: z.nullish(shortText),
  /** Id of the target step. */
  nextStepId: z.nullable(shortText),
});
export type GatewayFlow = z.infer<typeof gatewayFlowSchema>;

/** Use of one field at one step in the published payload. */
export const dataStepSchema = z.object({
  stepId: shortText,
  dataId: shortText,
  formOrder: z.number(),
  required: longText,
  requiredTemplate: shortText,
  editable: longText,
  editableTemplate: shortText,
  visible: longText,
  visibleTemplate: shortText,
  state: shortText,
});
export type DataStep = z.infer<typeof dataStepSchema>;

/**
 * Body of publishing: the attributes of the process, its steps (each with display title, icon and, except for gateways,
 * its next step), its fields as `data`, the use of fields at each step, and the connections of gateways. `publishBody`
 * of the rules converts a model into it and `modelOfPublish` converts it back.
 */
export const publishBodySchema = z.object({
  ...processAttributes,
  /** Id of the first version when publishing a new version of an existing process. */
  parentId: z.nullish(idSchema),
  /** Newest version the author has seen. If a newer one exists, the call fails with PROCESS_OUTDATED (an addition). */
  knownVersion: z.optional(z.number()),
  steps: z.array(publishedStepSchema).check(z.maxLength(1000)),
  data: z.array(z.extend(modelFieldSchema, { formOrder: z.optional(z.number()) })).check(z.maxLength(520)),
  dataSteps: z.array(dataStepSchema).check(z.maxLength(stepFieldsMax)),
  gatewayFlows: z.array(gatewayFlowSchema).check(z.maxLength(10_000)),
});
export type PublishBody = z.infer<typeof publishBodySchema>;

/** Response of publishing. */
export const publishedSchema = z.object({ id: z.number(), version: z.number() });

/**
 * POST /processes: publishes a new process or the next version of one. An error response lists every problem in
 * `fields`.
 */
export const publishProcess = endpoint({
  id: 'processes.publish',
  summary: 'Publica um processo',
  method: 'POST',
  path: '/v1/processes',
  policy: 'processes',
  body: publishBodySchema,
  response: publishedSchema,
  status: 201,
  errors: ['PROCESS_INVALID', 'PROCESS_OUTDATED', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
  idempotent: true,
});

/** POST /linked-processes: publishes a process that runs at an external URL, or its next version. */
export const publishLinkedProcess = endpoint({
  id: 'processes.publishLinked',
  summary: 'Publica um processo vinculado',
  method: 'POST',
  path: '/v1/linked-processes',
  policy: 'processes',
  body: z.object({
    title: z.optional(z.string().check(z.maxLength(2 * processTitleMaxLength))),
    category: z.nullish(idSchema),
    description: z.nullish(z.string().check(z.maxLength(4000))),
    url: z.optional(z.string().check(z.maxLength(2000))),
    active: z.nullish(z.boolean()),
    department: z.nullish(idSchema),
    sector: z.nullish(idSchema),
    assigneeStatuses: z._default(z.array(idSchema).check(z.maxLength(100)), []),
    /** Id of the first version when publishing a new version. */
    parentId: z.optional(idSchema),
    /**
     * Newest version the author has seen. If a newer one exists, the call fails with PROCESS_OUTDATED (an addition).
     */
    knownVersion: z.optional(z.number()),
  }),
  response: publishedSchema,
  status: 201,
  errors: ['PROCESS_INVALID', 'PROCESS_OUTDATED', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
  idempotent: true,
});

/**
 * GET /processes/department/{department}: returns linked and modeled processes of a department, by their last version.
 */
export const listDepartmentProcesses = endpoint({
  id: 'processes.ofDepartment',
  summary: 'Processos de um departamento',
  method: 'GET',
  path: '/v1/processes/department/{department}',
  policy: 'processes',
  params: z.object({ department: idSchema }),
  query: z.object({ page: pageSchema, size: sizeSchema(10, 100) }),
  response: pageOf(processRowSchema),
});

/** GET /processes/sector: returns processes of sectors, given as a comma-separated list of ids. */
export const listSectorProcesses = endpoint({
  id: 'processes.ofSectors',
  summary: 'Processos de setores',
  method: 'GET',
  path: '/v1/processes/sector',
  policy: 'processes',
  query: z.object({
    sectorIds: z.string().check(z.maxLength(2000), z.regex(/^\d{1,9}(,\d{1,9})*$/)),
    page: pageSchema,
    size: sizeSchema(10, 100),
  }),
  response: pageOf(processRowSchema),
});

/** GET /process-category: returns categories for pickers, by title. */
export const listProcessCategories = endpoint({
  id: 'processes.categories',
  summary: 'Categorias de processos',
  method: 'GET',
  path: '/v1/process-category',
  policy: 'processes',
  query: z.object({ query: z.optional(searchTextSchema) }),
  response: z.array(z.object({ id: z.number(), title: z.string() })),
});

/** GET /assignee-statuses: returns the situations an employee can have in the employee register. */
export const listAssigneeStatuses = endpoint({
  id: 'processes.assigneeStatuses',
  summary: 'Status de usuário',
  method: 'GET',
  path: '/v1/assignee-statuses',
  policy: 'processes',
  response: z.array(z.object({ id: z.number(), description: z.string() })),
});

/**
 * POST /rest-summoner: makes the call of a service task once from the server, with the given values. `statusCode` is
 * the status of the called service, or 0 if it did not respond; `data` then contains the reason.
 */
export const testServiceCall = endpoint({
  id: 'processes.testCall',
  summary: 'Testa a chamada de uma tarefa de serviço',
  method: 'POST',
  path: '/v1/rest-summoner',
  policy: 'processes',
  body: z.object({
    method: z.enum(callMethods),
    endpoint: z.string().check(z.minLength(1), z.maxLength(20_000)),
    requestHeaders: z.array(z.object({ header: shortText, value: longText })).check(z.maxLength(50)),
    requestParams: z.array(z.object({ param: shortText, value: longText })).check(z.maxLength(50)),
    requestBody: z._default(z.string().check(z.maxLength(20_000)), ''),
    responseBody: z._default(answerMapSchema, {}),
    data: sentValuesSchema,
    /** Version and step whose stored values replace placeholders (an addition). */
    stored: z.optional(z.object({ id: z.number(), stepId: z.string().check(z.maxLength(100)) })),
  }),
  response: z.object({ statusCode: z.number(), data: z.unknown() }),
  errors: ['PROCESS_INVALID'],
});

/**
 * GET /processes/{id}/impact: returns running requests and drafts that exist when the next version is published (an
 * addition).
 */
export const getPublishImpact = endpoint({
  id: 'processes.impact',
  summary: 'Impacto da publicação de uma nova versão',
  method: 'GET',
  path: '/v1/processes/{id}/impact',
  policy: 'processes',
  params: one,
  response: z.object({
    /** Numbers of running requests by version, newest first. Versions without one are left out. */
    running: z.array(
      z.object({
        version: z.number(),
        count: z.number(),
        oldest: z.object({ idk: z.number(), createdAt: z.string() }),
      }),
    ),
    /** Number of drafts of open tasks. They are kept, because a request stays on its version. */
    drafts: z.number(),
  }),
  addition: true,
});

/** PUT /processes/{id}/scenarios: replaces the scenarios of a process; they apply to all its versions (an addition). */
export const saveScenarios = endpoint({
  id: 'processes.saveScenarios',
  summary: 'Guarda os cenários de um processo',
  method: 'PUT',
  path: '/v1/processes/{id}/scenarios',
  policy: 'processes',
  params: one,
  body: z.object({ scenarios: z.array(scenarioSchema).check(z.maxLength(scenariosMax)) }),
  responseKind: 'none',
  status: 204,
  addition: true,
});
