import { richTextMaxDepth } from '../../contract/base/limits.ts';
import type { ExpressionErrorCode } from '../expression/expression-error.ts';
import { pointSigns } from '../form/number-signs.ts';
import { formatNumber } from '../form/number-text.ts';
import type { workflowLabels } from '../workflow/labels/workflow-labels.ts';
import type { ConnectionPart, workflowProblems } from '../workflow/problems/workflow-problems.ts';
import type { TextsLike } from './texts-like.ts';

const workingUnits = {
  DAYS: ['working day', 'working days'],
  HOURS: ['working hour', 'working hours'],
  MINUTES: ['working minute', 'working minutes'],
} as const;
const listOf = /* @__PURE__ */ new Intl.ListFormat('en-GB', { type: 'conjunction' });

const steps = {
  START_EVENT: 'Start',
  USER_TASK: 'Task (User)',
  APPROVAL_TASK: 'Task (Approval)',
  SERVICE_TASK: 'Service Task',
  GATEWAY: 'Decision',
  END_EVENT: 'End',
  ADD: 'Add step',
};
const operators = {
  '=': 'equals',
  '!=': 'is different from',
  '<': 'is less than',
  '<=': 'is less than or equal to',
  '>': 'is greater than',
  '>=': 'is greater than or equal to',
  contains: 'contains',
  isNull: 'is empty',
  isNotNull: 'is filled in',
};
const datePresets = {
  CURRENT_DATE: 'Current date',
  LAST_DATE: 'Previous day',
  NEXT_DATE: 'Next day',
  LAST_WEEK: 'One week before',
  NEXT_WEEK: 'One week after',
  LAST_MONTH: 'One month before',
  NEXT_MONTH: 'One month after',
  START_CURRENT_MONTH: 'Start of the current month',
  END_CURRENT_MONTH: 'End of the current month',
  OTHERS: 'Another number of days',
};
const masks = { cpf: 'CPF', rg: 'RG', cnpj: 'CNPJ', cep: 'CEP', telephone: 'Telephone', cell: 'Cell phone' };
const flags = { Y: 'Yes', N: 'No', JS: 'JavaScript expression', APPROVERS_ADMIN: 'Approvers and Admins' };
const fieldTypes = {
  string: 'Short text',
  text: 'Long text',
  texteditor: 'Formatted text',
  password: 'Password',
  integer: 'Integer',
  float: 'Decimal number',
  money: 'Currency',
  date: 'Date',
  boolean: 'Yes or no',
  select: 'Selection',
  'select-multiple': 'Multiple selection',
  chips: 'Tags',
  label: 'Information',
  file: 'File',
  search: 'Search',
  acceptance: 'Acceptance',
  regex: 'Regular expression',
  assigneeData: 'User data',
  masked: 'Mask',
};
const builtInFields: Readonly<Record<string, string>> = {
  approved: 'Approved',
  motive: 'Reason',
  statusCode: 'Response code',
  protocol: 'Protocol',
  callbackUrl: 'Callback address',
  idk: 'IDK',
  approvedBy: 'Approved by',
  reprovedBy: 'Rejected by',
};
const personData: Readonly<Record<string, string>> = {
  custom1: 'ID',
  custom2: 'CPF',
  custom3: 'Job title',
  custom4: 'Branch',
  custom5: 'Sector',
  customName: 'Name',
  userName: 'User',
};
const assignees: Readonly<Record<number, string>> = {
  1: 'Initiator',
  2: 'Direct manager',
  3: 'Direct manager of the manager',
};

/** English names for the parts of a process. */
export const labels: TextsLike<typeof workflowLabels> = {
  step: (type) => steps[type],
  operator: (operator) => operators[operator],
  datePreset: (preset) => datePresets[preset],
  mask: (mask) => masks[mask],
  flag: (template) => flags[template],
  fieldType: (type) => fieldTypes[type],
  builtInField: (name) => (Object.hasOwn(builtInFields, name) ? (builtInFields[name] ?? '') : ''),
  personData(value) {
    const [, key = value, level] = /^(.*?)(N1|N2)?$/.exec(value) ?? [];
    const label = personData[key] ?? key;
    if (level === undefined) return label;
    return level === 'N1' ? `${label} - Manager (N1)` : `${label} - Manager of the manager (N2)`;
  },
  assignee: (id) => assignees[id] ?? '',
  yes: 'Yes',
  no: 'No',
  relativeDays: (count, isBefore) => `${count} ${count === 1 ? 'day' : 'days'} ${isBefore ? 'before' : 'after'}`,
  noSla: 'No SLA',
  workingTotal: (parts) =>
    listOf.format(
      parts.map(([count, unit]) => `${count.toLocaleString('en-GB')} ${workingUnits[unit][count === 1 ? 0 : 1]}`),
    ),
};

const connection = (label: string): string => (label.trim() === '' ? 'without a name' : `"${label}"`);
const partNames: Readonly<Record<ConnectionPart, string>> = {
  label: 'name',
  field: 'field',
  operator: 'operator',
  value: 'value',
  target: 'target',
};
const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const expressions: Readonly<Record<ExpressionErrorCode, string>> = {
  SYNTAX: 'the expression is incomplete or has a sign that is not expected here',
  TOO_LONG: 'the expression is too long',
  TOO_DEEP: 'the expression has too many levels',
  NOT_ALLOWED: 'this is not allowed in expressions; to compare use "=="',
  UNKNOWN_NAME: 'this name does not exist; to read a field use "#"',
  UNKNOWN_METHOD: 'this method cannot be used here',
  EVALUATION: 'the expression could not be calculated',
  LIMIT: 'the expression calculates too much',
};

/** English sentences about problems of a process. */
export const problems: TextsLike<typeof workflowProblems> = {
  choose: 'Select an option',
  emptyItem: 'Fill in the field',
  tooLong: (limit) => `Use at most ${limit} characters`,
  processTitle: 'Fill in the process name',
  spreadsheetEmpty: 'Fill in the spreadsheet URL',
  spreadsheetInvalid: 'Enter a valid spreadsheet',
  stepTitle: 'Fill in the title',
  slaWhole: 'Enter a whole number greater than zero',
  slaLong: 'Use an SLA of at most 100 years',
  errorTarget: 'Fill in who receives the notification',
  sheetUrl: 'Fill in the Google Sheets URL',
  sheetName: 'Fill in the sheet tab',
  endpoint: 'Fill in the request URL',
  retriesMissing: 'The number of retries is required',
  retriesRange: 'Enter a number from 0 to 10',
  secretHeader: (header, isMoved) =>
    isMoved
      ? `The address of the integration has changed. Enter the value of the header "${header}" again`
      : `Enter the value of the header "${header}"`,
  secretBody: (isMoved) =>
    isMoved ? 'The address of the integration has changed. Enter the request body again' : 'Enter the request body',
  answerTwice: 'Use each property of the response in only one field',
  fieldGone: 'The field no longer exists',
  connectionLabel: 'Fill in the connection name',
  connectionTarget: 'Choose the target step',
  valueUnused: 'Leave the value empty',
  valueMissing: 'Fill in the value',
  valueOption: 'The field no longer has this option',
  valueNumber: 'Enter a valid number',
  fieldLabel: 'Fill in the title',
  fieldName: 'Fill in the name',
  fieldType: 'Select a type',
  fieldMask: 'Select a mask',
  fieldMaxLength: 'The maximum of characters must be a whole number greater than zero',
  fieldMaxValue: 'The minimum value cannot be greater than the maximum',
  fieldMaxDate: 'The minimum date cannot be after the maximum',
  fieldDayOffset: (limit) => `Use at most ${formatNumber('integer', limit, pointSigns)} days`,
  fieldDefault: 'The field does not accept this initial value',
  fieldSearch: 'The search settings are incomplete or invalid',
  nameTaken: 'This name exists. Choose a different one.',
  nameReserved: 'This name is reserved. Choose another one.',
  nameCharacters: 'Use letters without accents, digits and _, without a digit first',
  renamed: (wanted) => `The name "${wanted}" exists. We changed it to an available one.`,
  optionLabel: 'Fill in the title',
  optionValue: 'Fill in the value',
  lacksTitle: 'has no title',
  lacksName: 'has no name',
  lacksPersonData: 'has no user data',
  unknownPersonData: 'has user data that does not exist',
  lacksInformation: 'has no information',
  lacksMask: 'has no mask',
  lacksOptions: 'has no options',
  lacksPattern: 'has no regular expression',
  brokenPattern: 'has an invalid regular expression',
  reversedRange: 'the minimum value must be less than the maximum',
  lastStep: 'Add an end to the process',
  emptyStep: 'Add at least one step to the process',
  openConnections: 'Fill in all connections of decisions',
  openConnection: (step, label, order, parts) =>
    `${step}, connection ${label === '' ? order : `“${label}”`} without a valid ${list.format(parts.map((part) => partNames[part]))}`,
  noWork: 'Add at least one step besides start, end or decision',
  category: 'Add a category',
  department: 'Select a department',
  sector: 'Select a sector',
  statuses: 'Add at least one allowed user status',
  nps: 'Say whether the process has NPS',
  spreadsheetUrl: 'Enter a spreadsheet URL',
  form: 'The form has problems',
  stepFields: (uses, most) =>
    `The steps use fields ${formatNumber('integer', uses, pointSigns)} times; use at most ${formatNumber('integer', most, pointSigns)}`,
  richTexts: 'The formatted texts of the fields together exceed 200,000 characters',
  richTextTooLong: 'The text with its formatting exceeds 200,000 characters. Shorten the text.',
  richTextTooDeep: `The text has more than ${richTextMaxDepth} levels of formatting. Simplify the formatting.`,
  expression: (code) => expressions[code],
  sameStepId: (id) => `More than one step has the identifier "${id}"`,
  startFirst: 'The first step must be the start event',
  endLast: 'The last step must be the end event',
  oneStart: 'There can be only one start event, in the first position',
  untitledStep: 'The step has no title',
  unknownTarget: 'A connection leads to a step that does not exist',
  targetIsStart: 'No connection may lead to the start event',
  targetIsSelf: 'A step cannot lead to itself',
  noAssignees: 'The step has no assignees',
  slaZero: 'The SLA of the step must be greater than zero',
  endConnected: 'The end event cannot have connections',
  oneConnection: 'Tasks can have only one connection',
  noExit: 'The step does not lead to any other',
  serviceSheetUrl: 'The spreadsheet address is not filled in',
  serviceSheetName: 'The spreadsheet tab is not filled in',
  serviceEndpoint: 'The service address is not filled in',
  serviceRetries: 'The number of retries must be between 0 and 10',
  sheetField: (name) => `The spreadsheet uses the field "${name}", which the form does not have`,
  gatewayEmpty: 'The decision has no connections',
  unreached: 'No path leads to this step',
  connectionUnnamed: 'A connection of the decision has no name',
  connectionNoField: (label) => `The connection ${connection(label)} has no field`,
  connectionUnknownField: (label, name) =>
    `The connection ${connection(label)} uses the field "${name}", which does not exist`,
  connectionNoOperator: (label) => `The connection ${connection(label)} has no operator`,
  connectionNoValue: (label) => `The connection ${connection(label)} has no value`,
  connectionValueUnused: (label) => `The connection ${connection(label)} cannot have a value with this operator`,
  connectionContainsDate: (label) => `The connection ${connection(label)} cannot use "contains" with a date`,
  connectionDate: (label) => `The connection ${connection(label)} has no valid date`,
  sameFieldName: (name) => `More than one field has the name "${name}"`,
  sameFieldId: (id) => `More than one field has the identifier "${id}"`,
  fieldNameSigns: (name) => `The name of the field "${name}" contains spaces or symbols`,
  fieldNameReserved: (name) => `The name of the field "${name}" is reserved`,
  fieldNoTitle: (name) => `The field "${name}" has no title`,
  fieldNoOptions: (name) => `The field "${name}" has no options`,
  fieldSameOptions: (name) => `The field "${name}" has options with the same value`,
  fieldNoMask: (name) => `The field "${name}" has no mask`,
  fieldNoSearch: (name) => `The field "${name}" has no search source`,
  fieldNoPattern: (name) => `The field "${name}" has no regular expression`,
  fieldBrokenPattern: (name) => `The regular expression of the field "${name}" is invalid or too slow`,
  fieldReversed: (name) => `The minimum of the field "${name}" is greater than its maximum`,
  fieldUnknownDate: (name) => `The field "${name}" has an unknown date limit`,
  stepUnknownField: 'The step uses a field that does not exist',
  stepFieldTwice: 'The step repeats a field',
  brokenRule: (field, sentence) => `The expression of the field "${field}" has problems: ${sentence}`,
  ruleUnknownOption: (field, name, option) =>
    `The expression of the field "${field}" compares the field "${name}" with "${option}", which is not one of its options`,
  ruleUnknownField: (field, name) =>
    `The expression of the field "${field}" reads the field "${name}", which does not exist`,
};
