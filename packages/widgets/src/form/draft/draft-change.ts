import type { FieldValue, FormField, FormValues } from '@tramita/client/contract';
import { fieldTypeRecord, isDay } from '@tramita/client/rules';

/** Data that a draft stores about a field of its form. */
export interface DraftField {
  readonly label: string;
  readonly type: string;
}

/** A value that no longer fits the form. */
export interface DroppedValue {
  readonly label: string;
  /** The value as text that can be read and copied. */
  readonly text: string;
  /** The value of a yes/no field, to be shown as a word instead of the text. */
  readonly answer?: boolean | undefined;
}

/** Changes between a draft and a form that was published again since. */
export interface DraftChange {
  /** Labels of the fields whose value was restored. */
  readonly kept: readonly string[];
  readonly dropped: readonly DroppedValue[];
}

/** Returns the data that a draft stores about its form, by field name. */
export const draftFields = (fields: readonly FormField[]): Record<string, DraftField> =>
  Object.fromEntries(fields.map(({ name, label, type }) => [name, { label, type }]));

/** Returns whether a value can be restored: the field has the same type and still offers the selected option. */
export function takesDraftValue(field: FormField, value: FieldValue, before: DraftField | undefined): boolean {
  if (before && before.type !== field.type) return false;
  // an incomplete date cannot be shown in the date input
  if (fieldTypeRecord(field.type).value === 'day') return typeof value !== 'string' || isDay(value);
  if (fieldTypeRecord(field.type).value !== 'option' || value === null || value === '' || !field.options?.length)
    return true;
  return field.options.some((option) => option.value === value);
}

/** Compares a draft with the current form; returns null if the form is unchanged. */
export function draftChange(
  fields: readonly FormField[],
  before: Readonly<Record<string, DraftField>> | undefined,
  values: FormValues,
  restored: FormValues,
): DraftChange | null {
  if (!before) return null;
  const dropped = Object.entries(values).flatMap(([name, value]) => {
    const text = valueText(value, before[name]?.type);
    return Object.hasOwn(restored, name) || text === '' || isHalfTyped(fields, name, before)
      ? []
      : [{ label: before[name]?.label ?? name, text, ...(typeof value === 'boolean' ? { answer: value } : {}) }];
  });
  const isSame = JSON.stringify(sorted(before)) === JSON.stringify(sorted(draftFields(fields)));
  if (isSame && dropped.length === 0) return null;
  const kept = fields.filter(({ name }) => Object.hasOwn(restored, name)).map(({ label }) => label);
  return kept.length + dropped.length === 0 ? null : { kept, dropped };
}

/** Returns whether the value is an incomplete date, which is not reported as dropped. */
const isHalfTyped = (fields: readonly FormField[], name: string, before: Readonly<Record<string, DraftField>>) =>
  before[name]?.type === 'date' && fields.some((field) => field.name === name && field.type === 'date');

const sorted = (fields: Readonly<Record<string, DraftField>>) =>
  Object.entries(fields)
    .map(([name, { type }]) => `${name} ${type}`)
    .sort();

function valueText(value: FieldValue, type: string | undefined): string {
  if (type !== undefined && fieldTypeRecord(type).value === 'html')
    return String(value ?? '')
      .replaceAll(/<[^<>]*>/g, ' ')
      .trim();
  return Array.isArray(value) ? value.join(', ') : String(value ?? '').trim();
}
