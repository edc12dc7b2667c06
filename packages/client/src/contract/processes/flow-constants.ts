// Apart from the schemas, so that rules which only compare with them do not load the schema library.

/** Kinds of step a running process can stand at. */
export const stepTypes = ['START_EVENT', 'USER_TASK', 'APPROVAL_TASK', 'SERVICE_TASK', 'GATEWAY', 'END_EVENT'] as const;
export type StepType = (typeof stepTypes)[number];

/** Operators of a gateway's connection; `isNull` and `isNotNull` take no value. */
export const connectionOperators = ['=', '!=', '<', '<=', '>', '>=', 'contains', 'isNull', 'isNotNull'] as const;
export type ConnectionOperator = (typeof connectionOperators)[number];

export const slaUnits = ['MINUTES', 'HOURS', 'DAYS'] as const;
export type SlaUnit = (typeof slaUnits)[number];

/** Ids in a step's assignees that stand for a person found when the step is reached. Real users never have them. */
export const specialAssignees = { initiator: 1, superior: 2, superiorOfSuperior: 3 } as const;

/** How a flag of a field is given: always, never, by an expression, or (visible at the end only) to approvers and administrators. */
export const flagTemplates = ['Y', 'N', 'JS', 'APPROVERS_ADMIN'] as const;
export type FlagTemplate = (typeof flagTemplates)[number];
