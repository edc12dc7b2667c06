import {
  attachmentMaxBytes,
  formFileNameMaxLength,
  formFilesMax,
  formValuesMaxBytes,
  listItemMaxLength,
  listItemsMax,
  richTextMaxLength,
  textValueMaxLength,
} from '../../contract/base/limits.ts';
import type { FieldValue, FormField } from '../../contract/processes/form.ts';
import { maskFor } from '../masks/masks.ts';
import { richTextProblem } from '../updates/rich-text-limits.ts';
import { parseAcceptance } from './acceptance-value.ts';
import { dateLimits, isDay } from './date-presets.ts';
import { fieldTypeRecord, type ValueKind } from './field-types.ts';
import { isEmptyValue, valueLength } from './field-value.ts';
import { parseFileValue } from './file-value.ts';
import { formatLimit, formMessages } from './form-messages.ts';
import { type NumberKind, numberProblem } from './number-text.ts';
import { compilePattern } from './safe-pattern.ts';

/** Input of the validation in addition to the field. */
export type ValidationContext = {
  /** Current result of the field's rule. @default true if the rule is the constant true */
  required?: boolean;
  /** Time that date presets are relative to. */
  now: Date;
  /** Maximum size of a file in a `file` field, in bytes. @default 10 MiB */
  maxFileBytes?: number;
};

type Check = (field: FormField, value: FieldValue, context: ValidationContext) => string | null;

/** Value of `regexExpression` that makes a text field an e-mail field. */
export const emailExpression = 'email';

/** Format of an e-mail address. */
export const emailPattern =
  /^[^\s@"'<>(),;:\\]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24}$/u;

/** Returns whether a text field is an e-mail field: by that value, or because its name is or ends with "email". */
export function isEmailField(field: Pick<FormField, 'type' | 'name' | 'rules'>): boolean {
  if (field.type !== 'string' && field.type !== 'regex') return false;
  const { regexExpression } = field.rules;
  if (regexExpression != null && regexExpression !== '') return regexExpression === emailExpression;
  return /e[-_]?mail$/i.test(field.name);
}

const text: Check = (field, value) => {
  if (typeof value !== 'string') return formMessages.type;
  if (value.length > textValueMaxLength && fieldTypeRecord(field.type).value !== 'html')
    return formMessages.maxLength(textValueMaxLength);
  const { maxLength, regexExpression } = field.rules;
  if (maxLength != null && valueLength(field, value) > maxLength) return formMessages.maxLength(maxLength);
  if (isEmailField(field)) return value.length <= 254 && emailPattern.test(value) ? null : formMessages.email;
  if (regexExpression == null || regexExpression === '') return null;
  const pattern = compilePattern(regexExpression);
  if (pattern === null || pattern.matches(value)) return null;
  return value.length > pattern.maxLength
    ? formMessages.maxLength(pattern.maxLength)
    : formMessages.pattern(field.hint);
};

const notNumber = ({ type }: FormField) => (type === 'integer' ? 'integer' : 'number');

const number: Check = (field, value) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    const problem = typeof value === 'string' ? numberProblem(field.type as NumberKind, value) : null;
    return formMessages[problem === 'number' || problem === null ? notNumber(field) : problem];
  }
  if (field.type === 'integer' && !Number.isSafeInteger(value)) return formMessages.integer;
  const { minValue, maxValue } = field.rules;
  if (minValue != null && value < minValue) return formMessages.min(formatLimit(field.type, minValue));
  if (maxValue != null && value > maxValue) return formMessages.max(formatLimit(field.type, maxValue));
  return null;
};

const date: Check = (field, value, { now }) => {
  if (typeof value !== 'string' || !isDay(value)) return formMessages.date;
  const { min, max } = dateLimits(field, now);
  if (min !== null && value < min) return formMessages.min(formatLimit(field.type, min));
  return max !== null && value > max ? formMessages.max(formatLimit(field.type, max)) : null;
};

const masked: Check = (field, value) => {
  if (typeof value !== 'string') return formMessages.type;
  const mask = maskFor(field.rules.maskedValue);
  return mask === undefined || mask.isValid(value) ? null : mask.message;
};

const isOption = (field: FormField, value: string): boolean =>
  field.options == null || field.options.some((option) => option.value === value);

const select: Check = (field, value) => {
  if (typeof value !== 'string') return formMessages.type;
  return isOption(field, value) ? null : formMessages.option;
};

const isTexts = (value: FieldValue): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Returns the message for a list value that is too large, or null. */
export function listProblem(maxLength: number | null | undefined, items: readonly string[]): string | null {
  if (items.length > listItemsMax) return formMessages.listItems;
  const longest = Math.min(maxLength ?? listItemMaxLength, listItemMaxLength);
  return items.some((item) => item.length > longest) ? formMessages.maxLength(longest) : null;
}

const selectMultiple: Check = (field, value) => {
  if (!isTexts(value)) return formMessages.type;
  const problem = listProblem(null, value);
  if (problem !== null) return problem;
  if (new Set(value).size < value.length) return formMessages.option;
  return value.every((item) => isOption(field, item)) ? null : formMessages.option;
};

const chips: Check = (field, value) => (isTexts(value) ? listProblem(field.rules.maxLength, value) : formMessages.type);

/** Rich text is measured before it is parsed. */
const richText: Check = (field, value, context) =>
  (typeof value === 'string' ? richTextProblem(value) : null) ?? text(field, value, context);

const acceptance: Check = (_field, value) =>
  typeof value === 'string' && parseAcceptance(value) !== null ? null : formMessages.acceptanceInvalid;

const file: Check = (_field, value, { maxFileBytes = attachmentMaxBytes }) => {
  const parsed = typeof value === 'string' ? parseFileValue(value) : null;
  if (parsed === null) return formMessages.file;
  if (parsed.name.length > formFileNameMaxLength) return formMessages.fileName;
  return parsed.size > maxFileBytes ? formMessages.fileSize : null;
};

const boolean: Check = (_field, value) => (typeof value === 'boolean' ? null : formMessages.boolean);

const checks: Readonly<Record<ValueKind, Check>> = {
  text,
  html: richText,
  masked,
  number,
  boolean,
  day: date,
  option: select,
  options: selectMultiple,
  texts: chips,
  item: text,
  acceptance,
  file,
  none: () => null,
};

const requiredMessages: Partial<Record<ValueKind, string>> = {
  acceptance: formMessages.acceptanceRequired,
  item: formMessages.itemRequired,
};

/**
 * Returns the message for an invalid value of a field, or null. Ignores other fields and whether the field is visible. An
 * unknown type is validated as text; a pattern that `compilePattern` rejects is not applied.
 */
export function validateValue(field: FormField, value: FieldValue, context: ValidationContext): string | null {
  const { value: kind } = fieldTypeRecord(field.type);
  if (kind === 'none') return null;
  if (!isEmptyValue(value)) return checks[kind](field, value, context);
  const isRequired = context.required ?? field.rules.required === true;
  return isRequired ? (requiredMessages[kind] ?? formMessages.required) : null;
}

/** Returns the bytes of a value as JSON in UTF-8; for a value that exceeds the limit of a form at least that limit. */
export function valueBytes(value: FieldValue | undefined): number {
  const texts = Array.isArray(value) ? value : [value];
  // counting exactly would copy a text that is already too long
  const length = texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0);
  return length > formValuesMaxBytes ? length : new TextEncoder().encode(JSON.stringify(value ?? null)).length;
}

/**
 * Counts the values of a form, field after field. Returns a problem for each field at which all rich text or all values
 * together exceed their limit, and for each file too many. Contents of files have limits of their own.
 */
export function createSizeCount(): (field: FormField, value: FieldValue) => string | null {
  let richText = 0;
  let bytes = 0;
  let files = 0;
  return (field, value) => {
    if (isEmptyValue(value)) return null;
    const { value: kind } = fieldTypeRecord(field.type);
    if (kind === 'file') {
      files += 1;
      return files > formFilesMax ? formMessages.files : null;
    }
    if (bytes <= formValuesMaxBytes) bytes += valueBytes(value);
    if (bytes > formValuesMaxBytes) return formMessages.formTotal;
    if (kind !== 'html' || typeof value !== 'string') return null;
    richText += value.length;
    return richText > richTextMaxLength ? formMessages.richTextTotal : null;
  };
}
