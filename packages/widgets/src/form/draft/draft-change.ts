import type { FieldValue, FormField, FormValues } from '@tramita/client/contract';
import { isDay } from '@tramita/client/rules';

/** What a draft remembers of a field of the form it was written in. */
export interface DraftField {
  readonly label: string;
  readonly type: string;
}

/** A value that the form has no place for any more. */
export interface DroppedValue {
  readonly label: string;
  /** As it can be read and copied. */
  readonly text: string;
}

/** What became of a draft whose form was published anew since. */
export interface DraftChange {
  /** Labels of the fields whose value is there again. */
  readonly kept: readonly string[];
  readonly dropped: readonly DroppedValue[];
}

/** What a draft remembers of its form, by the names of the fields. */
export const draftFields = (fields: readonly FormField[]): Record<string, DraftField> =>
  Object.fromEntries(fields.map(({ name, label, type }) => [name, { label, type }]));

/** Whether a field can take a value again: it is of the same type, and still offers what was chosen. */
export function takesDraftValue(field: FormField, value: FieldValue, before: DraftField | undefined): boolean {
  if (before && before.type !== field.type) return false;
  // a half-typed date has no place in its input
  if (field.type === 'date') return typeof value !== 'string' || isDay(value);
  if (field.type !== 'select' || value === null || value === '' || !field.options?.length) return true;
  return field.options.some((option) => option.value === value);
}

/** What of a draft is there again and what is not; null where its form is the one there is now. */
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
      : [{ label: before[name]?.label ?? name, text }];
  });
  const isSame = JSON.stringify(sorted(before)) === JSON.stringify(sorted(draftFields(fields)));
  if (isSame && dropped.length === 0) return null;
  const kept = fields.filter(({ name }) => Object.hasOwn(restored, name)).map(({ label }) => label);
  return kept.length + dropped.length === 0 ? null : { kept, dropped };
}

/** A date that was not typed to its end is no loss of the form's. */
const isHalfTyped = (fields: readonly FormField[], name: string, before: Readonly<Record<string, DraftField>>) =>
  before[name]?.type === 'date' && fields.some((field) => field.name === name && field.type === 'date');

const sorted = (fields: Readonly<Record<string, DraftField>>) =>
  Object.entries(fields)
    .map(([name, { type }]) => `${name} ${type}`)
    .sort();

function valueText(value: FieldValue, type: string | undefined): string {
  if (type === 'texteditor')
    return String(value ?? '')
      .replaceAll(/<[^<>]*>/g, ' ')
      .trim();
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '').trim();
}
