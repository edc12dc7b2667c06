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
  'webhook',
  'token',
  'database',
  'call',
  'audit',
] as const;
export type AuditObjectKind = (typeof auditObjectKinds)[number];
