import type { Connection } from '../../contract/processes/workflow.ts';
import { isDatePreset, isDay } from '../form/date-presets.ts';
import { builtInFields } from './built-in-fields.ts';
import type { FoundMessage } from './definition-problem.ts';
import { takesValue } from './labels/operator-labels.ts';

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
): FoundMessage[] {
  const { label = '', field: name = '', operator, value = '' } = connection;
  const shown = label.trim() === '' ? 'sem nome' : `"${label}"`;
  const messages: string[] = [];
  if (label.trim() === '') messages.push('Uma conexão da decisão não tem nome');
  const type = conditionFieldType(fields, name);
  if (name === '') messages.push(`A conexão ${shown} não tem campo`);
  else if (type === undefined) messages.push(`A conexão ${shown} usa o campo "${name}", que não existe`);
  if (operator === undefined) messages.push(`A conexão ${shown} não tem operador`);
  else messages.push(...checkComparison(shown, type, operator, value));
  return messages.map((message) => ({ topic: 'condition', message }));
}

function checkComparison(
  shown: string,
  type: string | undefined,
  operator: NonNullable<Connection['operator']>,
  value: string,
): string[] {
  const messages: string[] = [];
  const isCompared = takesValue(operator);
  if (isCompared && value === '') messages.push(`A conexão ${shown} não tem valor`);
  if (!isCompared && value !== '') messages.push(`A conexão ${shown} não pode ter valor com esse operador`);
  if (type === 'date' && operator === 'contains') messages.push(`A conexão ${shown} não pode usar "contém" em data`);
  else if (type === 'date' && isCompared && value !== '' && !isDayCondition(value)) {
    messages.push(`A conexão ${shown} não tem uma data válida`);
  }
  return messages;
}
