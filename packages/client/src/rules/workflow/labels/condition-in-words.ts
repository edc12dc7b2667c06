import type { ModelConnection, ModelField } from '../../../contract/processes/process-model.ts';
import { isDatePreset } from '../../form/date-presets.ts';
import { builtInFields } from '../built-in-fields.ts';
import { fieldNamed } from './field-labels.ts';
import { takesValue } from './operator-labels.ts';
import { workflowLabels } from './workflow-labels.ts';

type Named = Pick<ModelField, 'name' | 'label' | 'type' | 'options'>;

/** Returns a value as the form would show it: the name of the choice, yes or no, the name of a relative day. */
function valueInWords(value: string, type: string, field: Named | undefined, labels: typeof workflowLabels): string {
  if (type === 'boolean') return value === 'true' ? labels.yes : value === 'false' ? labels.no : value;
  if (type !== 'date') return field?.options.find((option) => option.value === value)?.label || value;
  const [preset = '', days = '0'] = value.split(':');
  if (!isDatePreset(preset)) return value.split('-').reverse().join('/');
  if (preset !== 'OTHERS') return labels.datePreset(preset).toLowerCase();
  return labels.relativeDays(Math.abs(Number(days) || 0), days.startsWith('-'));
}

/** Describes the condition of a connection, such as "Valor total é maior que 5000"; null while it is incomplete. */
export function conditionInWords(
  { field: name, operator, value = '' }: ModelConnection,
  fields: readonly Named[],
  labels = workflowLabels,
): string | null {
  if (!name || operator === undefined) return null;
  const field = fields.find((candidate) => candidate.name === name);
  const type = field?.type ?? (Object.hasOwn(builtInFields, name) ? builtInFields[name] : '') ?? '';
  return [
    fieldNamed(name, fields, labels),
    labels.operator(operator),
    takesValue(operator) ? valueInWords(value, type, field, labels) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
