import type { Connection } from '../../contract/processes/workflow.ts';
import { isDatePreset } from '../form/date-presets.ts';
import { isDay } from '../form/day-text.ts';
import { builtInFields } from './built-in-fields.ts';
import type { FoundMessage } from './definition-problem.ts';
import { takesValue } from './labels/operator-labels.ts';
import type { workflowProblems } from './problems/workflow-problems.ts';

/** Returns the type of the field that a condition reads, by name, including built-in fields; undefined for an unknown name. */
export function conditionFieldType(
  fields: readonly { readonly name: string; readonly type: string }[],
  name: string | undefined,
): string | undefined {
  if (name === undefined || name === '') return undefined;
  const found = fields.find((field) => field.name === name);
  if (found !== undefined) return found.type;
  return Object.hasOwn(builtInFields, name) ? builtInFields[name] : undefined;
}

/** Returns whether a text is a day that a condition on a date can compare with: a preset, `OTHERS:-3`, or `yyyy-MM-dd`. */
export const isDayCondition = (value: string): boolean =>
  isDatePreset(value) || isDay(value) || /^OTHERS:-?\d{1,5}$/.test(value);

/** Returns the problems of the condition on a connection of a decision. */
export function checkCondition(
  connection: Connection,
  fields: readonly { readonly name: string; readonly type: string }[],
  texts: typeof workflowProblems,
): FoundMessage[] {
  const { label = '', field: name = '', operator, value = '' } = connection;
  const messages: string[] = [];
  if (label.trim() === '') messages.push(texts.connectionUnnamed);
  const type = conditionFieldType(fields, name);
  if (name === '') messages.push(texts.connectionNoField(label));
  else if (type === undefined) messages.push(texts.connectionUnknownField(label, name));
  if (operator === undefined) messages.push(texts.connectionNoOperator(label));
  else messages.push(...checkComparison(label, type, operator, value, texts));
  return messages.map((message) => ({ topic: 'condition', message }));
}

function checkComparison(
  label: string,
  type: string | undefined,
  operator: NonNullable<Connection['operator']>,
  value: string,
  texts: typeof workflowProblems,
): string[] {
  const messages: string[] = [];
  const isCompared = takesValue(operator);
  if (isCompared && value === '') messages.push(texts.connectionNoValue(label));
  if (!isCompared && value !== '') messages.push(texts.connectionValueUnused(label));
  if (type === 'date' && operator === 'contains') messages.push(texts.connectionContainsDate(label));
  else if (type === 'date' && isCompared && value !== '' && !isDayCondition(value)) {
    messages.push(texts.connectionDate(label));
  }
  return messages;
}
