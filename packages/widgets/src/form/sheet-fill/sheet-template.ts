import type { FormField } from '@tramita/client/contract';
import { csvByteOrderMark, csvLine, type FormModel, fieldTypeRecord } from '@tramita/client/rules';
import { shownValue, type ValueLanguage } from '../shown-value.ts';
import { isFillable, plainly } from './read-cell.ts';

/** Returns the heading of a field: its label, or its name if another field has the same label. */
const headingOf = (field: FormField, fields: readonly FormField[]): string =>
  fields.some((other) => other !== field && plainly(other.label) === plainly(field.label)) ? field.name : field.label;

/** Returns a CSV with the headings of the fields that can be filled in and a row with this request's values. */
export function sheetTemplate(
  model: FormModel,
  idk: number | null,
  labels: ReadonlyMap<string, string>,
  language?: ValueLanguage,
): string {
  const fields = model.fields.filter((field) => {
    const { visible, editable } = model.getField(field.name);
    return isFillable(field) && visible && editable;
  });
  const values = model.values();
  const cell = (field: FormField): string => {
    const value = values[field.name];
    // a label may contain a comma, which would end the item
    if (Array.isArray(value)) return value.map((item) => shownValue(field, item, labels, language)).join(';');
    if (fieldTypeRecord(field.type).value === 'html') return '';
    return shownValue(field, value, labels, language);
  };
  const headings = fields.map((field) => headingOf(field, model.fields));
  return `${csvByteOrderMark}${csvLine(['IDK', ...headings])}${csvLine([String(idk ?? ''), ...fields.map(cell)])}`;
}
