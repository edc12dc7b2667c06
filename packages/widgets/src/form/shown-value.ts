import type { FieldValue, FormField } from '@tramita/client/contract';
import { formatDate } from '../messages/format/format-date.ts';
import { formatMoney } from '../messages/format/format-number.ts';
import { searchLabelKey } from './search/search-label.ts';

/** Returns a value as readable text, or '' if empty. `labels` are the known labels of the form's search fields. */
export function shownValue(
  field: FormField,
  value: FieldValue | undefined,
  labels: ReadonlyMap<string, string>,
): string {
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
