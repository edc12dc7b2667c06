import type { ModelField } from '../../../contract/processes/process-model.ts';
import { alwaysReversed, offsetDaysMax } from '../../form/date-presets.ts';
import { isDay } from '../../form/day-text.ts';
import { fieldTypeRecord, isChoiceType, isListType, isNumberType } from '../../form/field-types.ts';
import { isEmptyValue, normalizeValue, valueLength } from '../../form/field-value.ts';
import type { workflowProblems } from './workflow-problems.ts';

/** Messages of the limits and the initial value of a field, by property. */
export type LimitProblems = {
  maxLength?: string | undefined;
  maxValue?: string | undefined;
  minDate?: string | undefined;
  maxDate?: string | undefined;
  defaultValue?: string | undefined;
};

/**
 * Returns the messages of a field whose limits no value can satisfy, or whose initial value the field itself would refuse.
 * The equal limits of an integer are a problem of the form, see `formProblems`.
 */
export function limitProblems(field: ModelField, texts: typeof workflowProblems): LimitProblems {
  const { type, maxLength = 1, minValue, maxValue } = field;
  const isUnordered = minValue !== undefined && maxValue !== undefined && minValue > maxValue;
  const hasLength = fieldTypeRecord(type).hasMaxLength === true;
  return {
    maxLength: hasLength && (!Number.isSafeInteger(maxLength) || maxLength < 1) ? texts.fieldMaxLength : undefined,
    maxValue: isNumberType(type) && type !== 'integer' && isUnordered ? texts.fieldMaxValue : undefined,
    ...(type === 'date' ? dateProblems(field, texts) : undefined),
    defaultValue: isAccepted(field) ? undefined : texts.fieldDefault,
  };
}

function dateProblems(field: ModelField, texts: typeof workflowProblems): Pick<LimitProblems, 'minDate' | 'maxDate'> {
  const offset = (preset: string | undefined, days = 0): string | undefined => {
    const isFar = !Number.isSafeInteger(days) || Math.abs(days) > offsetDaysMax;
    return preset === 'OTHERS' && isFar ? texts.fieldDayOffset(offsetDaysMax) : undefined;
  };
  return {
    minDate: offset(field.minDate, field.minDateTotal),
    maxDate: offset(field.maxDate, field.maxDateTotal) ?? (alwaysReversed(field) ? texts.fieldMaxDate : undefined),
  };
}

/**
 * Returns whether a field accepts its own initial value: its type, options and limits. Limits relative to today are not
 * applied, because they move. `validateValue` is not used, because its masks and files are much code for the modeler.
 */
function isAccepted(field: ModelField): boolean {
  const { type, defaultValue, minDate = '', maxDate = '' } = field;
  if (isEmptyValue(defaultValue)) return true;
  const { value: kind } = fieldTypeRecord(type);
  const value = normalizeValue({ type }, defaultValue);
  if (isListType(type)) return Array.isArray(value) && value.every((item) => isAcceptedText(field, item));
  if (kind === 'number') return typeof value === 'number' && isAcceptedNumber(field, value);
  // any other text would silently count as no value
  if (kind === 'boolean') return /^(?:true|false)$/.test(String(defaultValue)) && typeof value === 'boolean';
  if (typeof value !== 'string') return false;
  if (kind !== 'day') return isAcceptedText(field, value);
  return isDay(value) && !(isDay(minDate) && value < minDate) && !(isDay(maxDate) && value > maxDate);
}

function isAcceptedNumber({ type, minValue, maxValue }: ModelField, value: number): boolean {
  if (type === 'integer' && !Number.isSafeInteger(value)) return false;
  return value >= (minValue ?? value) && value <= (maxValue ?? value);
}

function isAcceptedText({ type, options, maxLength }: ModelField, text: string): boolean {
  if (isChoiceType(type)) return options.some(({ value }) => value === text);
  const isMeasured = fieldTypeRecord(type).hasMaxLength === true && maxLength !== undefined;
  return !isMeasured || valueLength({ type }, text) <= maxLength;
}
