import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { motiveMaxLength } from './base/limits.ts';
import { idSchema, protocolOrIdkSchema, uuidSchema } from './base/paging.ts';
import { groupRefSchema, personSchema } from './person.ts';
import { stepTypes } from './processes/workflow.ts';
import { taskStatuses } from './tasks/task-states.ts';
import { attachmentSchema, responsibleAreaSchema, taskDetailSchema } from './tasks/tasks.ts';

/** Status of a step in a request: `NONE` until it finishes or fails. */
export const stepStatuses = ['NONE', 'FINISHED', 'FAILED'] as const;
export type StepStatus = (typeof stepStatuses)[number];

/** A step in the timeline of a request. `fail` is true if and only if `status` is FAILED. */
export const timelineStepSchema = z.object({
  stepOrder: z.number(),
  title: z.string(),
  type: z.enum(stepTypes),
  status: z.enum(stepStatuses),
  currentStep: z.boolean(),
  fail: z.boolean(),
  approved: z.nullish(z.boolean()),
  canceled: z.nullish(z.boolean()),
  finishedAt: z.nullish(z.string()),
  assignees: z.array(personSchema),
  groups: z.array(groupRefSchema),
  groupsResponsibles: z.array(personSchema),
  /** Events at this step as HTML, oldest first. */
  history: z.array(z.string()),
  /** Reason of a failure or rejection. */
  details: z.nullish(z.string()),
  /** Additions: when the request reached the step, when the step is due, and the user who finished it. */
  startedAt: z.nullish(z.string()),
  dueAt: z.nullish(z.string()),
  finishedBy: z.nullish(personSchema),
  /** Absences of the people the open task is with, and who works it in the meantime. */
  absences: z.optional(z.array(z.object({ person: personSchema, until: z.string(), substitute: personSchema }))),
  /** False if the request can no longer reach this step. */
  reachable: z.optional(z.boolean()),
});
export type TimelineStep = z.infer<typeof timelineStepSchema>;

/** Timeline of a request, with the owner of the process version. */
export const stepsAnswerSchema = z.object({
  steps: z.array(timelineStepSchema),
  department: z.nullable(responsibleAreaSchema),
  sector: z.nullable(responsibleAreaSchema),
  /** User who published the version of the process. */
  owner: z.nullable(z.object({ id: z.number(), nickName: z.string() })),
  /** Version of the process the request runs on (an addition). */
  processVersion: z.optional(z.number()),
});
export type StepsAnswer = z.infer<typeof stepsAnswerSchema>;

const stepOrderSchema = z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000));

/** GET /process-instance-steps: returns the timeline of a request. */
export const getSteps = endpoint({
  id: 'requests.steps',
  summary: 'Etapas de uma solicitação',
  method: 'GET',
  path: '/v1/process-instance-steps',
  policy: 'signed-in',
  scopes: ['requests:read'],
  query: z.object({ idk: idSchema }),
  response: stepsAnswerSchema,
});

const retryBody = z.object({
  /** Reason, shown in the history. */
  motive: z.optional(z.string().check(z.maxLength(motiveMaxLength))),
});

/**
 * POST /processes/{idk}/step/{step}/execute: moves a request back to a step it has passed; `{step}` is its `stepOrder`.
 * Open tasks are canceled and the steps from there on run again. Only the owner of the process version may. The path
 * says `processes` but refers to a request.
 */
export const retryStep = endpoint({
  id: 'requests.retryStep',
  summary: 'Redireciona a solicitação para uma etapa',
  method: 'POST',
  path: '/v1/processes/{idk}/step/{step}/execute',
  policy: 'signed-in',
  params: z.object({ idk: idSchema, step: stepOrderSchema }),
  body: retryBody,
  bodyOptional: true,
  response: stepsAnswerSchema,
  errors: [
    'STEP_NOT_RETRYABLE',
    'PROCESS_ENDED',
    'ASSIGNEE_MISSING',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_PROGRESS',
  ],
  idempotent: true,
});

/** POST /processes/{idk}/execute: runs the request's failed step again. Only the owner of the process version may. */
export const executeStep = endpoint({
  id: 'requests.executeStep',
  summary: 'Executa novamente a etapa que falhou',
  method: 'POST',
  path: '/v1/processes/{idk}/execute',
  policy: 'signed-in',
  params: z.object({ idk: idSchema }),
  body: retryBody,
  bodyOptional: true,
  response: stepsAnswerSchema,
  errors: ['STEP_NOT_FAILED', 'PROCESS_ENDED', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
  idempotent: true,
});

/**
 * GET /requests/{protocol}/newestTask: returns the page on which the newest task of a request is shown. `{protocol}`
 * may also be the IDK (an addition).
 */
export const getNewestTask = endpoint({
  id: 'requests.newestTask',
  summary: 'Tarefa mais recente de uma solicitação',
  method: 'GET',
  path: '/v1/requests/{protocol}/newestTask',
  policy: 'signed-in',
  scopes: ['requests:read'],
  params: z.object({ protocol: protocolOrIdkSchema }),
  response: z.object({
    /** `{page}/{status}`, e.g. `attendance/to-do`. */
    menu: z.string(),
    task: taskDetailSchema,
  }),
});

/** POST /processes/{protocolKirk}/cancel: cancels the request with this protocol. Only its creator may. */
export const cancelRequest = endpoint({
  id: 'requests.cancel',
  summary: 'Cancela uma solicitação',
  method: 'POST',
  path: '/v1/processes/{protocolKirk}/cancel',
  policy: 'signed-in',
  params: z.object({ protocolKirk: uuidSchema }),
  body: z.object({ motive: z.string().check(z.maxLength(motiveMaxLength)) }),
  response: z.object({ protocol: z.string(), status: z.enum(taskStatuses) }),
  errors: ['MOTIVE_REQUIRED', 'PROCESS_ENDED'],
});

/** A comment on a request. `comments` is its text, `assignee` its author; `createdAt` is ISO 8601 in UTC. */
export const commentSchema = z.object({
  id: z.number(),
  comments: z.string(),
  createdAt: z.string(),
  assignee: personSchema,
  /** The absent person for whom the author commented (an addition). */
  onBehalfOf: z.nullish(personSchema),
});
export type Comment = z.infer<typeof commentSchema>;

/** Maximum length of a comment, in characters. */
export const commentMaxLength = 4000;

const requestParams = z.object({ id: idSchema });

/** GET /processes/{id}/comments: returns the comments of a request, oldest first. `{id}` is its IDK. */
export const listComments = endpoint({
  id: 'requests.listComments',
  summary: 'Comentários de uma solicitação',
  method: 'GET',
  path: '/v1/processes/{id}/comments',
  policy: 'signed-in',
  scopes: ['requests:read'],
  params: requestParams,
  response: z.array(commentSchema),
});

/** POST /processes/{id}/comments: adds a comment to a request. `{id}` is its IDK. */
export const addComment = endpoint({
  id: 'requests.addComment',
  summary: 'Comenta uma solicitação',
  method: 'POST',
  path: '/v1/processes/{id}/comments',
  policy: 'signed-in',
  scopes: ['tasks:write'],
  params: requestParams,
  body: z.object({ comments: z.string().check(z.maxLength(commentMaxLength)) }),
  response: commentSchema,
  status: 201,
  errors: ['PAYLOAD_EMPTY_COMMENTS', 'REQUIRED_FIELDS_COMMENTS'],
  idempotent: true,
});

/** An event in the history of a request. `createdAt` is ISO 8601 in UTC. */
export const historyEntrySchema = z.object({
  id: z.number(),
  createdAt: z.string(),
  /** Sanitized HTML. */
  message: z.string(),
  /** User who caused the event; null for the system (an addition). */
  createdBy: z.nullish(personSchema),
  /** True if `createdBy` is a service account (an addition). */
  isIntegration: z.optional(z.boolean()),
  /** The absent person for whom the user acted (an addition). */
  onBehalfOf: z.nullish(personSchema),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** GET /histories/{id}: returns the events of a request, newest first. `{id}` is its protocol or its IDK. */
export const listHistory = endpoint({
  id: 'requests.listHistory',
  summary: 'Histórico de uma solicitação',
  method: 'GET',
  path: '/v1/histories/{id}',
  policy: 'signed-in',
  scopes: ['requests:read'],
  params: z.object({ id: protocolOrIdkSchema }),
  response: z.array(historyEntrySchema),
});

export { attachmentExtensions, attachmentMaxBytes, attachmentNameMaxLength } from './base/limits.ts';

/** POST /processes/attachments: adds a file to a request. Text in `comments` is also stored as a comment. */
export const uploadAttachment = endpoint({
  id: 'requests.uploadAttachment',
  summary: 'Anexa um arquivo a uma solicitação',
  method: 'POST',
  path: '/v1/processes/attachments',
  policy: 'signed-in',
  scopes: ['tasks:write'],
  bodyKind: 'multipart',
  body: z.object({
    attachment: z.instanceof(Blob),
    comments: z.optional(z.string().check(z.maxLength(commentMaxLength))),
    processInstanceId: idSchema,
  }),
  response: attachmentSchema,
  status: 201,
  errors: [
    'ATTACHMENT_ERROR',
    'ATTACHMENT_EXT_ERROR',
    'ATTACHMENT_FILENAME_SIZE_EXCEEDED',
    'MAX_FILE_SIZE',
    'AWS_UPLOAD_ERROR',
    'PROCESS_ENDED',
  ],
  idempotent: true,
});

/**
 * GET /processes/attachments/{processInstanceId}/{attachmentId}/{fileName}: returns the bytes of an attachment.
 * `{processInstanceId}` is the request's IDK.
 */
export const downloadAttachment = endpoint({
  id: 'requests.downloadAttachment',
  summary: 'Baixa um anexo',
  method: 'GET',
  path: '/v1/processes/attachments/{processInstanceId}/{attachmentId}/{fileName}',
  policy: 'signed-in',
  scopes: ['requests:read'],
  params: z.object({
    processInstanceId: idSchema,
    attachmentId: idSchema,
    fileName: z.string().check(z.minLength(1), z.maxLength(300)),
  }),
  responseKind: 'blob',
  errors: ['AWS_DOWNLOAD_ERROR', 'ATTACHMENT_DOWNLOAD_ERROR'],
});

/** DELETE /processes/attachments/{id}: removes a file from an open request. */
export const deleteAttachment = endpoint({
  id: 'requests.deleteAttachment',
  summary: 'Exclui um anexo',
  method: 'DELETE',
  path: '/v1/processes/attachments/{id}',
  policy: 'signed-in',
  params: requestParams,
  response: z.object({ attachmentId: z.number() }),
  errors: ['PROCESS_ENDED'],
});
