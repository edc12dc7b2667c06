import type { FieldValue, FormField, FormValues } from '@tramita/client/contract';
import { searchLabelKey } from '../../form/search-label.ts';
import { formatDate } from '../../messages/format/format-date.ts';
import { formatMoney } from '../../messages/format/format-number.ts';

/** One answer of a request that was sent. */
export interface SummaryLine {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** Types whose values are no short answers: texts, files, secrets, notes, and what the register knows anyway. */
const left: ReadonlySet<string> = new Set([
  'text',
  'texteditor',
  'file',
  'password',
  'acceptance',
  'label',
  'assigneeData',
]);

/** Lines a summary has at most. */
const most = 8;

/** The short answers of a request as they were shown while it was written; `labels` are those of its search fields. */
export function requestSummary(
  fields: readonly FormField[],
  values: FormValues,
  labels: ReadonlyMap<string, string>,
): readonly SummaryLine[] {
  return fields
    .filter((field) => !left.has(field.type))
    .map((field) => ({ name: field.name, label: field.label, value: shown(field, values[field.name], labels) }))
    .filter((line) => line.value !== '')
    .slice(0, most);
}

function shown(field: FormField, value: FieldValue | undefined, labels: ReadonlyMap<string, string>): string {
  if (value === undefined || value === null || value === '') return '';
  const labelOf = (text: string) =>
    labels.get(searchLabelKey(field.name, text)) ??
    field.options?.find((option) => option.value === text)?.label ??
    text;
  if (Array.isArray(value)) return value.map(labelOf).join(', ');
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return field.type === 'money' ? formatMoney(value) : value.toLocaleString('pt-BR');
  return field.type === 'date' ? formatDate(value) : labelOf(value);
}
