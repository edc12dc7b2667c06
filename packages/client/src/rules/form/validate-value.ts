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
import type { FormField, MaskType } from '../../contract/processes/form.ts';
import type { FieldValue } from '../../contract/processes/form-values.ts';
import { maskFor } from '../masks/masks.ts';
import { richTextProblem } from '../updates/rich-text-limits.ts';
import { parseAcceptance } from './acceptance-value.ts';
import { dateLimits } from './date-presets.ts';
import { isDay } from './day-text.ts';
import { fieldTypeRecord, type ValueKind } from './field-types.ts';
import { isEmptyValue, valueLength } from './field-value.ts';
import { parseFileValue } from './file-value.ts';
import { type FormTexts, formatLimit, formMessages } from './form-messages.ts';
import type { NumberSigns } from './number-signs.ts';
import { type NumberKind, numberProblem } from './number-text.ts';
import { compilePattern, type SafePattern } from './safe-pattern.ts';

/** Input of the validation in addition to the field. */
export type ValidationContext = {
  /** Current result of the field's rule. @default true if the rule is the constant true */
  required?: boolean;
  /** Time that date presets are relative to. */
  now: Date;
  /** Maximum size of a file in a `file` field, in bytes. @default 10 MiB */
  maxFileBytes?: number;
  /** Messages. @default the Portuguese ones */
  texts?: FormTexts;
  /** Signs of the numbers in messages. @default those of Portuguese */
  signs?: NumberSigns;
};

type CheckContext = ValidationContext & { texts: FormTexts };
type Check = (field: FormField, value: FieldValue, context: CheckContext) => string | null;

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

/** The pattern of a text field; null if it has none, or one that `compilePattern` rejects. */
const patternOf = ({ rules: { regexExpression } }: FormField): SafePattern | null =>
  regexExpression == null || regexExpression === '' ? null : compilePattern(regexExpression);

const text: Check = (field, value, { texts }) => {
  if (typeof value !== 'string') return texts.type;
  if (value.length > textValueMaxLength && fieldTypeRecord(field.type).value !== 'html')
    return texts.maxLength(textValueMaxLength);
  const { maxLength } = field.rules;
  if (maxLength != null && valueLength(field, value) > maxLength) return texts.maxLength(maxLength);
  if (isEmailField(field)) return value.length <= 254 && emailPattern.test(value) ? null : texts.email;
  const pattern = patternOf(field);
  if (pattern === null || pattern.matches(value)) return null;
  return value.length > pattern.maxLength ? texts.maxLength(pattern.maxLength) : texts.pattern(field.hint);
};

const notNumber = ({ type }: FormField) => (type === 'integer' ? 'integer' : 'number');

const number: Check = (field, value, { texts, signs }) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    const problem = typeof value === 'string' ? numberProblem(field.type as NumberKind, value) : null;
    return texts[problem === 'number' || problem === null ? notNumber(field) : problem];
  }
  if (field.type === 'integer' && !Number.isSafeInteger(value)) return texts.integer;
  const { minValue, maxValue } = field.rules;
  if (minValue != null && value < minValue) return texts.min(formatLimit(field.type, minValue, signs));
  if (maxValue != null && value > maxValue) return texts.max(formatLimit(field.type, maxValue, signs));
  return null;
};

const date: Check = (field, value, { now, texts }) => {
  if (typeof value !== 'string' || !isDay(value)) return texts.date;
  const { min, max } = dateLimits(field, now);
  if (min !== null && value < min) return texts.min(formatLimit(field.type, min));
  return max !== null && value > max ? texts.max(formatLimit(field.type, max)) : null;
};

const masked: Check = (field, value, { texts }) => {
  if (typeof value !== 'string') return texts.type;
  const { maskedValue } = field.rules;
  const mask = maskFor(maskedValue);
  return mask === undefined || mask.isValid(value) ? null : texts[maskedValue as MaskType];
};

const isOption = (field: FormField, value: string): boolean =>
  field.options == null || field.options.some((option) => option.value === value);

const select: Check = (field, value, { texts }) => {
  if (typeof value !== 'string') return texts.type;
  return isOption(field, value) ? null : texts.option;
};

const isTexts = (value: FieldValue): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Returns the message for a list value that is too large, or null. */
export function listProblem(
  maxLength: number | null | undefined,
  items: readonly string[],
  texts: Pick<FormTexts, 'listItems' | 'maxLength'> = formMessages,
): string | null {
  if (items.length > listItemsMax) return texts.listItems;
  const longest = Math.min(maxLength ?? listItemMaxLength, listItemMaxLength);
  return items.some((item) => item.length > longest) ? texts.maxLength(longest) : null;
}

const selectMultiple: Check = (field, value, { texts }) => {
  if (!isTexts(value)) return texts.type;
  const problem = listProblem(null, value, texts);
  if (problem !== null) return problem;
  if (new Set(value).size < value.length) return texts.option;
  return value.every((item) => isOption(field, item)) ? null : texts.option;
};

const chips: Check = (field, value, { texts }) =>
  isTexts(value) ? listProblem(field.rules.maxLength, value, texts) : texts.type;

/** Rich text is measured before it is parsed. */
const richText: Check = (field, value, context) =>
  (typeof value === 'string' ? richTextProblem(value, context.texts) : null) ?? text(field, value, context);

const acceptance: Check = (_field, value, { texts }) =>
  typeof value === 'string' && parseAcceptance(value) !== null ? null : texts.acceptanceInvalid;

const file: Check = (_field, value, { maxFileBytes = attachmentMaxBytes, texts }) => {
  const parsed = typeof value === 'string' ? parseFileValue(value) : null;
  if (parsed === null) return texts.file;
  if (parsed.name.length > formFileNameMaxLength) return texts.fileName;
  return parsed.size > maxFileBytes ? texts.fileSize : null;
};

const boolean: Check = (_field, value, { texts }) => (typeof value === 'boolean' ? null : texts.boolean);

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

const requiredMessages: Partial<Record<ValueKind, 'acceptanceRequired' | 'itemRequired'>> = {
  acceptance: 'acceptanceRequired',
  item: 'itemRequired',
};

/**
 * Returns the message for an invalid value of a field, or null. Ignores other fields and whether the field is visible. An
 * unknown type is validated as text; a pattern that `compilePattern` rejects is not applied.
 */
export function validateValue(field: FormField, value: FieldValue, context: ValidationContext): string | null {
  const { value: kind } = fieldTypeRecord(field.type);
  if (kind === 'none') return null;
  const { texts = formMessages } = context;
  if (!isEmptyValue(value)) return checks[kind](field, value, { ...context, texts });
  const isRequired = context.required ?? field.rules.required === true;
  return isRequired ? texts[requiredMessages[kind] ?? 'required'] : null;
}

/** Returns the bytes of a value as JSON in UTF-8; for a value that exceeds the limit of a form at least that limit. */
export function valueBytes(value: FieldValue | undefined): number {
  const texts = Array.isArray(value) ? value : [value];
  // counting exactly would copy a text that is already too long
  const length = texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0);
  return length > formValuesMaxBytes ? length : new TextEncoder().encode(JSON.stringify(value ?? null)).length;
}

/** Maximum number of comparisons for the patterns of all fields of a form; they take about a tenth of a second. */
const maxPatternWork = 1e7;

/**
 * Counts the values of a form, field after field. Returns a problem for each field at which all rich text, all values or
 * the comparisons with all patterns together exceed their limit, and for each file too many. Contents of files have limits
 * of their own. A field with a problem needs no further validation, which could take long.
 */
export function createSizeCount(
  texts: FormTexts = formMessages,
): (field: FormField, value: FieldValue) => string | null {
  let richText = 0;
  let bytes = 0;
  let files = 0;
  let work = 0;
  return (field, value) => {
    if (isEmptyValue(value)) return null;
    const { value: kind } = fieldTypeRecord(field.type);
    if (kind === 'file') {
      files += 1;
      return files > formFilesMax ? texts.files : null;
    }
    if (bytes <= formValuesMaxBytes) bytes += valueBytes(value);
    if (bytes > formValuesMaxBytes) return texts.formTotal;
    if (typeof value !== 'string') return null;
    work += patternOf(field)?.workFor(value.length) ?? 0;
    if (work > maxPatternWork) return texts.patternTotal;
    if (kind !== 'html') return null;
    richText += value.length;
    return richText > richTextMaxLength ? texts.richTextTotal : null;
  };
}
