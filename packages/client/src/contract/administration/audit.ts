import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { directionSchema, idSchema, pageSchema, searchTextSchema, sizeSchema, uuidSchema } from '../base/paging.ts';
import { exportStatuses } from '../reports.ts';

/** Ways by which a change reaches the server. */
export const auditOrigins = ['SCREEN', 'FILE', 'SCIM', 'INTEGRATION', 'COMMAND_LINE', 'SYSTEM'] as const;
export type AuditOrigin = (typeof auditOrigins)[number];

/** What was done to an object. Later versions may add actions. */
export const auditActions = [
  'CREATED',
  'CHANGED',
  'DELETED',
  'ACTIVATED',
  'DEACTIVATED',
  'PUBLISHED',
  'EXPORTED',
  'DOWNLOADED',
  'IMPORTED',
  'TESTED',
  'ENDED',
  'ISSUED',
  'RELEASED',
  'REMOVED',
  'ANONYMISED',
  'BLOCKED',
  'UNBLOCKED',
  'RESTORED',
  'REFUSED',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Kinds of objects that the audit trail describes. Later versions may add kinds. */
export const auditObjectKinds = [
  'person',
  'group',
  'initializer-group',
  'department',
  'sector',
  'branch',
  'job-title',
  'status',
  'category',
  'tag',
  'process',
  'update',
  'request',
  'report',
  'sheet',
  'task-list',
  'absence',
  'calendar',
  'import',
  'service-account',
  'setting',
  'directory-group',
  'webhook',
  'token',
  'database',
  'call',
  'audit',
] as const;
export type AuditObjectKind = (typeof auditObjectKinds)[number];

/**
 * A row of the audit trail. `origin`, `action` and `object.kind` may have values that this version does not know. Values
 * contain no secrets, and a CPF appears as `***.456.789-**`.
 */
export const auditEventSchema = z.object({
  id: z.number(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  /** Who made the change, by the name at that time. `id` is null for the server and its commands. */
  actor: z.object({ id: z.nullable(z.number()), name: z.string() }),
  origin: z.string(),
  action: z.string(),
  object: z.object({ kind: z.string(), id: z.nullable(z.string()), name: z.nullable(z.string()) }),
  /** Changed attributes. Of lists with more than 100 items, only the items that differ. */
  changes: z.array(z.object({ attribute: z.string(), before: z.unknown(), after: z.unknown() })),
  /** Error code of a refused attempt; null for changes. */
  refusedAs: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  /** IP address of the caller. */
  address: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

/** Filters of the audit trail. Both ends of the time range are inclusive. `q` is a part of a name, or an id. */
export const auditFilterSchema = z.object({
  from: z.optional(z.iso.datetime()),
  to: z.optional(z.iso.datetime()),
  /** Id of the user who made the change. */
  actor: z.optional(idSchema),
  origin: z.optional(z.enum(auditOrigins)),
  action: z.optional(z.enum(auditActions)),
  kind: z.optional(z.enum(auditObjectKinds)),
  /** Id of the changed object. Ids are unique within a kind. */
  object: z.optional(z.string().check(z.maxLength(100))),
  q: z.optional(searchTextSchema),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** Place of a row in the trail. Opaque. */
const cursorSchema = z.string().check(z.regex(/^\d{1,10}$/));

/**
 * GET /audit: returns rows of the audit trail, newest first, or oldest first with `order=ASC`. With `cursor`, returns
 * the rows after that place regardless of rows that arrive meanwhile; without, the given `page`. `next` is the cursor of
 * the following rows: with `DESC` null at the end, with `ASC` never null, so that a reader can wait for new rows.
 */
export const listAudit = endpoint({
  id: 'audit.list',
  summary: 'Trilha de auditoria',
  method: 'GET',
  path: '/v1/audit',
  policy: 'admin',
  scopes: ['audit:read'],
  addition: true,
  query: z.extend(auditFilterSchema, {
    order: z._default(directionSchema, 'DESC'),
    cursor: z.optional(cursorSchema),
    page: pageSchema,
    size: sizeSchema(50),
  }),
  response: z.object({
    elements: z.array(auditEventSchema),
    /** Rows that match the filters. Left out with a cursor. */
    totalElements: z.optional(z.number()),
    next: z.nullable(cursorSchema),
  }),
});

/** An export of the audit trail: `rowsDone` of `rowsTotal` are written. */
export const auditExportSchema = z.object({
  uuid: z.string(),
  createdAt: z.string(),
  status: z.enum(exportStatuses),
  rowsDone: z.number(),
  rowsTotal: z.nullable(z.number()),
});
export type AuditExport = z.infer<typeof auditExportSchema>;

const one = z.object({ uuid: uuidSchema });

/** POST /audit/exports: queues an export of all matching rows as CSV. */
export const createAuditExport = endpoint({
  id: 'audit.createExport',
  summary: 'Pede a exportação da trilha de auditoria',
  method: 'POST',
  path: '/v1/audit/exports',
  policy: 'admin',
  addition: true,
  body: auditFilterSchema,
  response: auditExportSchema,
  status: 201,
  errors: ['TOO_MANY_EXPORTS', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
  idempotent: true,
});

/** GET /audit/exports/{uuid}: returns the state of one of the caller's exports. */
export const getAuditExport = endpoint({
  id: 'audit.getExport',
  summary: 'Andamento de uma exportação da trilha de auditoria',
  method: 'GET',
  path: '/v1/audit/exports/{uuid}',
  policy: 'admin',
  addition: true,
  params: one,
  response: auditExportSchema,
});

/** GET /audit/exports/{uuid}/file: returns the file of one of the caller's exports. 409 if it is not ready. */
export const downloadAuditExport = endpoint({
  id: 'audit.downloadExport',
  summary: 'Arquivo de uma exportação da trilha de auditoria',
  method: 'GET',
  path: '/v1/audit/exports/{uuid}/file',
  policy: 'admin',
  addition: true,
  params: one,
  responseKind: 'blob',
  errors: ['EXPORT_NOT_READY', 'AWS_DOWNLOAD_ERROR', 'ATTACHMENT_DOWNLOAD_ERROR'],
});
