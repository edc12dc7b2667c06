import type { FieldValue, FormField } from '@tramita/client/contract';
import { commonMessages } from '../messages/common.ts';
import { formatDate } from '../messages/format/format-date.ts';
import { formatDecimal, formatMoney } from '../messages/format/format-number.ts';
import { defaultLocale, type Locale } from '../messages/language/locale.ts';
import { searchLabelKey } from './search/search-label.ts';

/** The language in which values are shown, and its words for yes and no. */
export interface ValueLanguage {
  readonly locale: Locale;
  readonly yes: string;
  readonly no: string;
}

const portuguese: ValueLanguage = { locale: defaultLocale, yes: commonMessages.yes, no: commonMessages.no };

/** Returns a value as readable text, or '' if empty. `labels` are the known labels of the form's search fields. */
export function shownValue(
  field: FormField,
  value: FieldValue | undefined,
  labels: ReadonlyMap<string, string>,
  { locale, yes, no }: ValueLanguage = portuguese,
): string {
  if (value === undefined || value === null || value === '') return '';
  const labelOf = (text: string) =>
    labels.get(searchLabelKey(field.name, text)) ??
    field.options?.find((option) => option.value === text)?.label ??
    text;
  if (Array.isArray(value)) return value.map(labelOf).join(', ');
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number')
    return field.type === 'money' ? formatMoney(value, locale) : formatDecimal(value, locale);
  return field.type === 'date' ? formatDate(value, locale) : labelOf(value);
}
