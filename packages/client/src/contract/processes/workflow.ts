import * as z from 'zod/mini';
import { connectionOperators, slaCountings, slaUnits } from './flow-constants.ts';
import { fieldTypes, maskTypes } from './form.ts';
import { fieldValueSchema, selectOptionSchema } from './form-values.ts';

export * from './flow-constants.ts';

/**
 * A connection between two steps. Connections of a gateway have a label and a condition and are tried in stored order;
 * those of other steps have only the target `stepId`.
 */
export const connectionSchema = z.object({
  stepId: z.string(),
  label: z.optional(z.string().check(z.maxLength(50))),
  /** Name of the field in the condition. */
  field: z.optional(z.string()),
  operator: z.optional(z.enum(connectionOperators)),
  /**
   * Value to compare with: as text, number or date, depending on the field's type. Date presets are computed on the day
   * of the decision.
   */
  value: z.optional(z.string()),
});
export type Connection = z.infer<typeof connectionSchema>;

/**
 * Use of one form field at one step. Flags are 'true', 'false' or an expression. At an end event `visible` may also be
 * `APPROVERS_ADMIN`: only users who approved or rejected a step of the request, and administrators.
 */
export const stepFieldSchema = z.object({
  fieldId: z.string(),
  visible: z.string(),
  required: z.string(),
  editable: z.string(),
});
export type StepField = z.infer<typeof stepFieldSchema>;

/** A name and value. The value may contain `#field` references. */
export const requestEntrySchema = z.object({ name: z.string(), value: z.string() });
export type RequestEntry = z.infer<typeof requestEntrySchema>;

/** HTTP call of a service task or a search field. Texts may contain `#field` references. */
export const httpCallSchema = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  endpoint: z.string(),
  requestHeaders: z.array(requestEntrySchema),
  requestParams: z.array(requestEntrySchema),
  requestBody: z.optional(z.string()),
  /** Maps properties of the response (dotted paths) to field names. */
  responseBody: z.optional(z.record(z.string(), z.string())),
});
export type HttpCall = z.infer<typeof httpCallSchema>;

/** Source of a search field's options: users, groups, a list in the definition, or an HTTP call. */
export const searchSourceSchema = z.union([
  z.object({ kind: z.literal('people') }),
  z.object({ kind: z.literal('groups') }),
  z.object({
    kind: z.literal('list'),
    /** An item is offered only while the fields named in `when` have the given values. */
    items: z.array(
      z.object({ label: z.string(), value: z.string(), when: z.optional(z.record(z.string(), z.string())) }),
    ),
  }),
  z.object({
    kind: z.literal('http'),
    call: httpCallSchema,
    /** Dotted path of the list in the response; left out if the response is the list. */
    itemsProperty: z.optional(z.string()),
    labelProperty: z.string(),
    valueProperty: z.string(),
    extraFilter: z.optional(z.string()),
  }),
]);
export type SearchSource = z.infer<typeof searchSourceSchema>;

/** A field of the process, shared by all its steps. */
export const definitionFieldSchema = z.object({
  id: z.string(),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  label: z.string().check(z.maxLength(50)),
  type: z.enum(fieldTypes),
  hint: z.optional(z.string().check(z.maxLength(100))),
  options: z.optional(z.array(selectOptionSchema)),
  minValue: z.optional(z.number()),
  maxValue: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  regexExpression: z.optional(z.string()),
  maskedValue: z.optional(z.enum(maskTypes)),
  minDate: z.optional(z.string()),
  maxDate: z.optional(z.string()),
  minDateTotal: z.optional(z.number()),
  maxDateTotal: z.optional(z.number()),
  defaultValue: z.optional(fieldValueSchema),
  /**
   * Only for `assigneeData`: custom1 … custom5, customName or userName. The suffixes N1 and N2 select the superior and
   * the superior's superior.
   */
  assigneeData: z.optional(z.string()),
  search: z.optional(searchSourceSchema),
  hidden: z.optional(z.boolean()),
  section: z.optional(z.string()),
  span: z.optional(z.number()),
});
export type DefinitionField = z.infer<typeof definitionFieldSchema>;

const stepBase = {
  /** Unique within the definition. */
  id: z.string(),
  title: z.string().check(z.maxLength(50)),
  subtitle: z.optional(z.string().check(z.maxLength(100))),
  description: z.optional(z.string()),
  connections: z.array(connectionSchema),
};

const humanStep = {
  ...stepBase,
  assignees: z.array(z.object({ id: z.number(), firstName: z.string() })),
  groups: z.array(z.object({ id: z.number(), name: z.string() })),
  isRoutable: z.boolean(),
  isAttachmentRequired: z.boolean(),
  /** If true, finishing the task returns only after the following automatic steps have run. */
  waitUntilEndOfProcess: z.boolean(),
  /** 0: no message, 1: workplace messaging, 2: e-mail. The in-app notification is always created. */
  notifyAssignees: z.number(),
  /** If true, repeats the message of `notifyAssignees` once a day until the task is done. */
  renotify: z.optional(z.boolean()),
  /** True if the form can be filled in from a spreadsheet. */
  fillingFromSheet: z.optional(z.boolean()),
  sla: z.optional(z.number()),
  slaUnit: z.optional(z.enum(slaUnits)),
  fields: z.array(stepFieldSchema),
};

/** Row a service task writes into a spreadsheet: one column per name in `formFields`, in this order. */
export const sheetsConfigSchema = z.object({
  url: z.string().check(z.maxLength(2000)),
  /** Name of the tab. */
  sheetName: z.string().check(z.maxLength(200)),
  formFields: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(500)),
});
export type SheetsConfig = z.infer<typeof sheetsConfigSchema>;

/** A step of a definition. */
export const stepSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('START_EVENT'), ...stepBase, fields: z.array(stepFieldSchema) }),
  z.object({ type: z.literal('USER_TASK'), ...humanStep }),
  z.object({ type: z.literal('APPROVAL_TASK'), ...humanStep }),
  z.object({
    type: z.literal('SERVICE_TASK'),
    ...stepBase,
    serviceType: z.enum(['OTHERS', 'SHEETS']),
    call: httpCallSchema,
    asynchronous: z.boolean(),
    /** Number of attempts after the first, 0 to 10. */
    maxRetries: z.number(),
    continueIfError: z.boolean(),
    /** Only for SHEETS. */
    googleSheetsConfig: z.optional(sheetsConfigSchema),
    /** Only for asynchronous calls: maps properties of the callback's body (dotted paths) to field names. */
    callbackResponseBody: z.optional(z.record(z.string(), z.string())),
    /** Whom to notify when the last attempt fails. 0: no one, 1: an e-mail address, 2: a chat webhook. */
    notifyIntegrationError: z.optional(z.number()),
    integrationErrorTarget: z.optional(z.string()),
  }),
  z.object({ type: z.literal('GATEWAY'), ...stepBase }),
  z.object({ type: z.literal('END_EVENT'), ...stepBase, fields: z.array(stepFieldSchema) }),
]);
export type Step = z.infer<typeof stepSchema>;

/** A published process: its steps in drawing order, the first a START_EVENT, and the fields they share. */
export const workflowDefinitionSchema = z.object({
  steps: z.array(stepSchema),
  fields: z.array(definitionFieldSchema),
  /** How agreed times count; a definition without it counts elapsed time. */
  slaCounting: z.optional(z.enum(slaCountings)),
  /** Calendar of all steps if working time counts; without it that of the group or of the requester's branch. */
  calendar: z.optional(z.object({ id: z.number(), name: z.string() })),
});
export type WorkflowDefinition = z.infer<typeof workflowDefinitionSchema>;
