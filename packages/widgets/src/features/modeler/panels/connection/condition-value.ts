import type { ConnectionOperator, FieldType, FieldValue, SelectOption } from '@tramita/client/contract';
import {
  conditionNumber,
  formatNumber,
  isDay,
  isListType,
  isNumberType,
  readNumber,
  takesValue,
} from '@tramita/client/rules';

/** The kind of input for a condition's value: none, a list, a day relative to today, a number, or text. */
export type ConditionInput = 'none' | 'options' | 'date' | 'number' | 'text';

/** Returns the input for the value of a condition, by field type and operator. */
export function conditionInput(
  type: FieldType | '' | undefined,
  operator: ConnectionOperator | undefined,
  options: readonly SelectOption[],
): ConditionInput {
  if (!takesValue(operator)) return 'none';
  if (type === 'date') return 'date';
  const isPart = operator === 'contains' && type !== undefined && !isListType(type);
  if (options.length > 0 && !isPart) return 'options';
  return type !== undefined && isNumberType(type) && !isPart ? 'number' : 'text';
}

/** Parses a condition's value on a date: a preset with its offset, or a fixed day. */
export function readDateValue(value: string): { choice: string; offset: number } {
  if (isDay(value)) return { choice: value, offset: 0 };
  const [choice = '', offset = '0'] = value.split(':');
  return { choice, offset: Number(offset) || 0 };
}

/** Returns the stored value of a preset: `OTHERS` contains its number of days, negative before today. */
export const dateValue = (choice: string, offset: number): string =>
  choice === 'OTHERS' ? `OTHERS:${offset}` : choice;

/** Returns a condition's value on a number field as the value of a number input. */
export function numberOfCondition(value: string): FieldValue {
  const number = conditionNumber(value);
  return Number.isNaN(number) ? value || null : number;
}

/** Returns the stored text of a number: `1234.5`, without thousands separators, which would be parsed as decimals. */
export const conditionOfNumber = (typed: FieldValue): string =>
  typeof typed === 'number' ? (readNumber(formatNumber('float', typed)) ?? '').replace(',', '.') : String(typed ?? '');
