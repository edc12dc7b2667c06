import type { ConnectionOperator, FieldType, SelectOption } from '@tramita/client/contract';
import { isDay, takesValue } from '@tramita/client/rules';

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
