import type { ConnectionOperator, FieldType, FieldValue, SelectOption } from '@tramita/client/contract';
import { conditionNumber, formatNumber, isDay, readNumber, takesValue } from '@tramita/client/rules';

/** How the value of a condition is given: not at all, from a list, as a day reckoned from today, a number, or as text. */
export type ConditionInput = 'none' | 'options' | 'date' | 'number' | 'text';

const numbers: ReadonlySet<string> = new Set(['integer', 'float', 'money']);
/** Types that hold one of their options, or several. */
const lists: ReadonlySet<string> = new Set(['select-multiple', 'chips']);

/** The input for the value of a condition on a field of a type, with an operator. */
export function conditionInput(
  type: FieldType | '' | undefined,
  operator: ConnectionOperator | undefined,
  options: readonly SelectOption[],
): ConditionInput {
  if (!takesValue(operator)) return 'none';
  if (type === 'date') return 'date';
  const isPart = operator === 'contains' && type !== undefined && !lists.has(type);
  if (options.length > 0 && !isPart) return 'options';
  return type !== undefined && numbers.has(type) && !isPart ? 'number' : 'text';
}

/** A condition's value on a date, taken apart: a preset with its offset, or a day of the calendar. */
export function readDateValue(value: string): { choice: string; offset: number } {
  if (isDay(value)) return { choice: value, offset: 0 };
  const [choice = '', offset = '0'] = value.split(':');
  return { choice, offset: Number(offset) || 0 };
}

/** The value that stands for a preset: `OTHERS` carries its number of days, negative before today. */
export const dateValue = (choice: string, offset: number): string =>
  choice === 'OTHERS' ? `OTHERS:${offset}` : choice;

/** A condition's value on a number field, as a number input takes it. */
export function numberOfCondition(value: string): FieldValue {
  const number = conditionNumber(value);
  return Number.isNaN(number) ? value || null : number;
}

/** The text that stands for a typed number: `1234.5`, without points between thousands, which would be read as decimals. */
export const conditionOfNumber = (typed: FieldValue): string =>
  typeof typed === 'number' ? (readNumber(formatNumber('float', typed)) ?? '').replace(',', '.') : String(typed ?? '');
