// Separate from the schemas so that rules which only compare with these values do not load the schema library.

/** Types of step a request can be at. */
export const stepTypes = ['START_EVENT', 'USER_TASK', 'APPROVAL_TASK', 'SERVICE_TASK', 'GATEWAY', 'END_EVENT'] as const;
export type StepType = (typeof stepTypes)[number];

/** Operators of a gateway's condition. `isNull` and `isNotNull` take no value. */
export const connectionOperators = ['=', '!=', '<', '<=', '>', '>=', 'contains', 'isNull', 'isNotNull'] as const;
export type ConnectionOperator = (typeof connectionOperators)[number];

/** Units of a step's SLA. */
export const slaUnits = ['MINUTES', 'HOURS', 'DAYS'] as const;
export type SlaUnit = (typeof slaUnits)[number];

/** How agreed times count: elapsed time, or working time of a calendar. */
export const slaCountings = ['ELAPSED', 'WORKING'] as const;
export type SlaCounting = (typeof slaCountings)[number];

/** Assignee ids that refer to a user resolved when the request reaches the step. No real user has one of them. */
export const specialAssignees = { initiator: 1, superior: 2, superiorOfSuperior: 3 } as const;

/**
 * Kinds of value for a field's flag: always, never, an expression, or (only for `visible` at an end event) approvers
 * and administrators.
 */
export const flagTemplates = ['Y', 'N', 'JS', 'APPROVERS_ADMIN'] as const;
export type FlagTemplate = (typeof flagTemplates)[number];
