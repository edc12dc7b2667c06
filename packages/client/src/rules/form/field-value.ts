import type { FormField } from '../../contract/processes/form.ts';
import type { FieldValue } from '../../contract/processes/form-values.ts';
import { fieldTypeRecord, isListType, isNumberType } from './field-types.ts';

/** Properties of a field that determine which values it accepts. */
export type TypedField = Pick<FormField, 'type'>;

/** Returns whether the field has a value at all; a label has none. */
export const hasValue = (field: TypedField): boolean => fieldTypeRecord(field.type).value !== 'none';

/** Returns the value of a cleared field: an empty list for a multiple choice, else null. */
export function clearedValue(field: TypedField): FieldValue {
  return isListType(field.type) ? [] : null;
}

/** Returns whether a value counts as empty: null, blank text, an empty list. */
export function isEmptyValue(value: FieldValue | undefined): boolean {
  if (value == null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

function booleanOf(value: FieldValue): FieldValue {
  if (typeof value !== 'string') return value;
  if (value === 'true') return true;
  return value === 'false' ? false : null;
}

/**
 * Returns a value as its field stores it. Yes/no fields accept the texts 'true' and 'false' and convert any other text to
 * null; number fields accept texts such as '12.5'; multiple choices convert a single text to a list; an empty text becomes
 * null. An invalid value stays unchanged, so that validation can report it, and so does a whole number with more digits
 * than a number can hold.
 */
export function normalizeValue(field: TypedField, value: FieldValue | undefined): FieldValue {
  if (fieldTypeRecord(field.type).value === 'boolean') return booleanOf(value ?? null);
  if (value == null || value === '') return clearedValue(field);
  if (isListType(field.type)) return typeof value === 'string' ? [value] : value;
  const isPlain = typeof value === 'string' && /^\s*-?(0*\d{1,15}|\d+\.\d+)\s*$/.test(value);
  if (isNumberType(field.type) && isPlain) return Number(value);
  return value;
}

/** Returns whether two values are equal; lists by their items. */
export function isSameValue(left: FieldValue | undefined, right: FieldValue | undefined): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => item === right[index]);
  }
  return Object.is(left ?? null, right ?? null);
}

/** Counts the characters toward a field's maximum length: of rich text only its visible text. */
export function valueLength(field: TypedField, value: FieldValue | undefined): number {
  if (typeof value !== 'string') return 0;
  if (fieldTypeRecord(field.type).value !== 'html') return value.length;
  return value.replace(/<[^<>]*>/g, '').replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,31});/gi, ' ').length;
}
