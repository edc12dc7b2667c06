import * as z from 'zod/mini';
import { scenariosMax } from '../base/limits.ts';
import { idSchema } from '../base/paging.ts';
import { connectionOperators, flagTemplates, slaUnits, stepTypes } from './flow-constants.ts';
import { fieldTypes, maskTypes, sentValueSchema, sentValuesSchema } from './form.ts';
import { answerMapSchema, longText, shortText } from './model-texts.ts';
import { sheetsConfigSchema } from './workflow.ts';

// The process as designers edit it and as it travels between modeler and server. It may be unfinished: texts may be
// empty, a connection may lead nowhere, a placeholder may stand where a step is missing. `publishProblems` of the rules
// says what keeps it from being published, and `definitionOf` turns it into what the engine runs.

/** Kinds of element in the row: the steps of a running process, and `ADD`, an empty place that waits for one. */
export const modelStepTypes = [...stepTypes, 'ADD'] as const;
export type ModelStepType = (typeof modelStepTypes)[number];

/** HTTP methods of service tasks and search fields. */
export const callMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type CallMethod = (typeof callMethods)[number];

const elementId = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * An arrow. Out of a gateway it carries a label and a condition; out of any other step only `stepId`, its target.
 * A target of null leads nowhere yet.
 */
export const modelConnectionSchema = z.object({
  stepId: z.nullable(elementId),
  label: z.optional(shortText),
  /** Name of the field the condition reads; `fieldId` and `fieldType` are that field's, left out for built-in ones. */
  field: z.optional(shortText),
  fieldId: z.optional(shortText),
  fieldType: z.optional(shortText),
  operator: z.optional(z.enum(connectionOperators)),
  value: z.optional(shortText),
});
export type ModelConnection = z.infer<typeof modelConnectionSchema>;

/**
 * What one step does with one field. A flag holds `true` for template Y, `false` for N, the expression for JS and
 * nothing for APPROVERS_ADMIN. `state` is READ_ONLY when `editable` is N.
 */
export const modelStepFieldSchema = z.object({
  fieldId: elementId,
  required: longText,
  requiredTemplate: z.enum(flagTemplates),
  editable: longText,
  editableTemplate: z.enum(flagTemplates),
  visible: longText,
  visibleTemplate: z.enum(flagTemplates),
  state: z.enum(['EDITABLE', 'READ_ONLY']),
});
export type ModelStepField = z.infer<typeof modelStepFieldSchema>;

/**
 * Stands in for the value of a header and for a body that the server keeps: they are write-only. Publishing the
 * placeholder keeps the stored value, any other text replaces it.
 */
export const secretPlaceholder = '••••••••';

const headerSchema = z.object({ header: shortText, value: longText });
const paramSchema = z.object({ param: shortText, value: longText });
/** A header of an outgoing call; the value may hold `#field` references. */
export type ModelHeader = z.infer<typeof headerSchema>;
/** A parameter of an outgoing call's address; the value may hold `#field` references. */
export type ModelParam = z.infer<typeof paramSchema>;

/** Where and how a service task or a search field calls out. Texts may hold `#field` references. */
const callShape = {
  method: z.optional(z.enum(callMethods)),
  endpoint: z._default(longText, ''),
  requestHeaders: z._default(z.array(headerSchema).check(z.maxLength(50)), []),
  requestParams: z._default(z.array(paramSchema).check(z.maxLength(50)), []),
  /** JSON text. */
  requestBody: z._default(longText, ''),
};

const stepTexts = {
  /** Made by the editor, unique within the process. */
  id: elementId,
  title: z._default(shortText, ''),
  subtitle: z._default(shortText, ''),
  description: z._default(longText, ''),
};

const humanShape = {
  ...stepTexts,
  /** People by id; 1 to 3 stand for those of `specialAssignees`. */
  assignees: z._default(z.array(z.object({ id: idSchema, firstName: shortText })).check(z.maxLength(100)), []),
  groups: z._default(z.array(z.object({ id: idSchema, name: shortText })).check(z.maxLength(100)), []),
  isRoutable: z._default(z.boolean(), true),
  isAttachmentRequired: z._default(z.boolean(), false),
  waitUntilEndOfProcess: z._default(z.boolean(), false),
  fillingFromSheet: z._default(z.boolean(), false),
  /** 0 none, 1 workplace messaging, 2 e-mail. */
  notifyAssignees: z._default(z.union([z.literal(0), z.literal(1), z.literal(2)]), 0),
  renotify: z._default(z.boolean(), false),
  /** Null for none. */
  sla: z._default(z.nullable(z.number()), null),
  slaUnit: z._default(z.nullable(z.enum(slaUnits)), null),
};

const serviceShape = {
  ...stepTexts,
  serviceType: z._default(z.enum(['OTHERS', 'SHEETS']), 'OTHERS'),
  ...callShape,
  responseBody: z._default(answerMapSchema, {}),
  callbackResponseBody: z._default(answerMapSchema, {}),
  asynchronous: z._default(z.boolean(), false),
  /** A whole number from 0 to 10, kept as text while it is edited. */
  maxRetries: z._default(z.pipe(z.union([z.string().check(z.maxLength(10)), z.number()]), z.transform(String)), '0'),
  continueIfError: z._default(z.boolean(), false),
  /** 0 none, 1 e-mail, 2 team chat; `integrationErrorTarget` is the e-mail or the chat's webhook. */
  notifyIntegrationError: z._default(z.union([z.literal(0), z.literal(1), z.literal(2)]), 0),
  integrationErrorTarget: z._default(shortText, ''),
  googleSheetsConfig: z._default(sheetsConfigSchema, { url: '', sheetName: '', formFields: [] }),
};

const arrows = { connections: z._default(z.array(modelConnectionSchema).check(z.maxLength(100)), []) };
const form = { fields: z._default(z.array(modelStepFieldSchema).check(z.maxLength(500)), []) };

/** One element of the row as designers edit it. */
export const modelStepSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('START_EVENT'), ...stepTexts, ...arrows, ...form }),
  z.object({ type: z.literal('USER_TASK'), ...humanShape, ...arrows, ...form }),
  z.object({ type: z.literal('APPROVAL_TASK'), ...humanShape, ...arrows, ...form }),
  z.object({ type: z.literal('SERVICE_TASK'), ...serviceShape, ...arrows }),
  z.object({ type: z.literal('GATEWAY'), ...stepTexts, ...arrows }),
  z.object({ type: z.literal('END_EVENT'), ...stepTexts, ...arrows, ...form }),
  z.object({ type: z.literal('ADD'), ...stepTexts, ...arrows }),
]);
export type ModelStep = z.infer<typeof modelStepSchema>;

const sent = {
  /** Display title and icon of the type. */
  typeTitle: z.optional(shortText),
  icon: z.optional(shortText),
  /** The step behind this one; the ways out of a gateway stand in `gatewayFlows`. */
  nextStepId: z.nullish(elementId),
};

/** One step as publishing sends it: what it does with fields and where a gateway leads stand beside the steps. */
export const publishedStepSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('START_EVENT'), ...stepTexts, ...sent }),
  z.object({ type: z.literal('USER_TASK'), ...humanShape, ...sent }),
  z.object({ type: z.literal('APPROVAL_TASK'), ...humanShape, ...sent }),
  z.object({ type: z.literal('SERVICE_TASK'), ...serviceShape, ...sent }),
  z.object({ type: z.literal('GATEWAY'), ...stepTexts, ...sent }),
  z.object({ type: z.literal('END_EVENT'), ...stepTexts, ...sent }),
  z.object({ type: z.literal('ADD'), ...stepTexts, ...sent }),
]);
export type PublishedStep = z.infer<typeof publishedStepSchema>;

/** Kinds that follow from what is given: choices make a list, everything else is a call. */
const listKind = z._default(z.optional(z.literal('list')), 'list');
const callKind = z._default(z.optional(z.literal('http')), 'http');

const listSearchSchema = z.object({
  kind: listKind,
  items: z
    .array(z.object({ label: shortText, value: shortText, when: z.optional(z.record(shortText, shortText)) }))
    .check(z.maxLength(5000)),
});

const otherSearchSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('people') }),
  z.object({ kind: z.literal('groups') }),
  z.object({
    kind: callKind,
    ...callShape,
    /** Expression over `#item` properties and fields that keeps an item of the answer; empty keeps all. */
    extraFilter: z._default(longText, ''),
    /** Which property of an item is shown and which is stored; `items` is the dotted path of the list, empty for the answer itself. */
    responseBody: z._default(z.object({ items: z.optional(shortText), label: shortText, value: shortText }), {
      label: 'label',
      value: 'value',
    }),
  }),
]);

/**
 * Where a search field's choices come from as designers edit it; see `searchSourceSchema` for the meaning of each.
 * Without `kind`, as models of the floor send it, `items` make a list and everything else is a call.
 */
export const modelSearchSchema = z.union([listSearchSchema, otherSearchSchema]);
export type ModelSearch = z.infer<typeof modelSearchSchema>;

const optionSchema = z.object({ label: shortText, value: shortText });

/** A field of the form as designers edit it. `type` is empty until one is chosen. */
export const modelFieldSchema = z.object({
  id: elementId,
  name: shortText,
  label: shortText,
  type: z.union([z.enum(fieldTypes), z.literal('')]),
  hint: z._default(shortText, ''),
  options: z._default(z.array(optionSchema).check(z.maxLength(5000)), []),
  minValue: z.optional(z.number()),
  maxValue: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  regexExpression: z.optional(shortText),
  maskedValue: z.optional(z.enum(maskTypes)),
  /** A preset of `datePresets` or a day; with OTHERS the offset in days stands in the total. */
  minDate: z.optional(shortText),
  minDateTotal: z.optional(z.number()),
  maxDate: z.optional(shortText),
  maxDateTotal: z.optional(z.number()),
  /** For `label` the HTML it shows. */
  defaultValue: z.optional(sentValueSchema),
  assigneeData: z.optional(shortText),
  search: z.optional(modelSearchSchema),
  /** Built-in fields: neither in the form panel nor in steps. */
  hidden: z.optional(z.boolean()),
  section: z.optional(shortText),
  span: z.optional(z.number()),
});
export type ModelField = z.infer<typeof modelFieldSchema>;

/** How a run on paper may end; see `simulate` of the engine. */
export const scenarioEnds = ['FINISHED', 'WAITING', 'STOPPED', 'REFUSED', 'ENDLESS'] as const;
export type ScenarioEnd = (typeof scenarioEnds)[number];

/** What became of a scenario when it was kept: the steps the request came to, in order, and how that ended. */
export const scenarioOutcomeSchema = z.object({
  path: z.array(elementId).check(z.maxLength(1000)),
  end: z.enum(scenarioEnds),
});
export type ScenarioOutcome = z.infer<typeof scenarioOutcomeSchema>;

/** A run of the process on paper: what is filled in, and what each step answers when the flow comes to it. */
export const scenarioSchema = z.object({
  id: elementId,
  name: shortText,
  /** Values of the request form, by field name. */
  values: sentValuesSchema,
  /** What happens at a step, in the order the flow comes to it; more visits than entries repeat the last. */
  answers: z
    .array(
      z.object({
        stepId: elementId,
        /** Approval steps: the decision. */
        approved: z.optional(z.boolean()),
        motive: z.optional(shortText),
        /** What the person or the called service fills in, by field name. */
        values: z.optional(sentValuesSchema),
        /** Service tasks: the status answered; 200 when left out. */
        statusCode: z.optional(z.number()),
      }),
    )
    .check(z.maxLength(200)),
  /** To be told when a change of the process makes it end differently. */
  outcome: z.optional(scenarioOutcomeSchema),
});
export type Scenario = z.infer<typeof scenarioSchema>;

/** What a process is apart from its steps, its form and its version. */
export const processAttributes = {
  title: z._default(shortText, ''),
  description: z._default(longText, ''),
  active: z._default(z.boolean(), true),
  category: z._default(z.nullable(z.object({ id: idSchema, title: shortText })), null),
  /** Who may start it; null for everyone. */
  initializerGroup: z._default(z.nullable(z.object({ id: idSchema, name: shortText })), null),
  /** Ids of the situations in the employee register that may start it. */
  assigneeStatuses: z._default(z.array(idSchema).check(z.maxLength(100)), []),
  department: z._default(z.nullable(z.object({ id: idSchema, description: shortText, active: z.boolean() })), null),
  sector: z._default(z.nullable(z.object({ id: idSchema, description: shortText, active: z.boolean() })), null),
  /** Null until chosen. */
  hasNps: z._default(z.nullable(z.boolean()), null),
  spreadsheetBool: z._default(z.boolean(), false),
  spreadsheetUrl: z._default(longText, ''),
  scenarios: z._default(z.array(scenarioSchema).check(z.maxLength(scenariosMax)), []),
};

/** Everything a designer edits of a process, apart from which version it is. */
export const workflowModelSchema = z.object({
  ...processAttributes,
  steps: z.array(modelStepSchema).check(z.maxLength(1000)),
  fields: z.array(modelFieldSchema).check(z.maxLength(500)),
});
/** A process as the modeler holds it: the document its commands, undo and drafts work on. */
export type WorkflowModel = z.infer<typeof workflowModelSchema>;
