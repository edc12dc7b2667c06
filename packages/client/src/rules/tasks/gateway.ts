import type { FormField } from '../../contract/processes/form.ts';
import type { FieldValue } from '../../contract/processes/form-values.ts';
import type { Connection } from '../../contract/processes/workflow.ts';
import { isDatePreset, resolveDatePreset } from '../form/date-presets.ts';
import { isListType, isNumberType } from '../form/field-types.ts';
import { parseDecimal } from '../form/number-text.ts';

/** Properties of a connection that its condition reads. */
export type Condition = Pick<Connection, 'operator' | 'value'>;

const isEmpty = (value: FieldValue): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Parses the number that a condition compares with: `1234.5`, or `1.234,5` in pt-BR. NaN if the text is not a number. */
export const conditionNumber = (text: string): number =>
  /^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : (parseDecimal(text) ?? Number.NaN);

/** Returns the day of a condition on a date: a preset, `OTHERS:-3` for one with its offset in days, or a day. */
function dayOf(text: string, now: Date): string {
  const [preset = '', offset] = text.trim().split(':');
  return isDatePreset(preset) ? resolveDatePreset(preset, Number(offset ?? 0) || 0, now) : text.trim();
}

/** Returns a negative number, zero or a positive number if the value is less, equal or greater; NaN if they have no order. */
function order(type: string, value: FieldValue, wanted: string, now: Date): number {
  if (isNumberType(type)) {
    const number = typeof value === 'number' ? value : conditionNumber(String(value));
    return number - conditionNumber(wanted);
  }
  const left = String(value);
  const right = type === 'date' ? dayOf(wanted, now) : wanted;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * Returns whether a gateway's condition is true for a field's value. Numbers, money and dates compare by value, everything
 * else as case-sensitive text; a multiple choice equals each value it contains; `contains` tests for a part of a text or a
 * member of a list. Date presets are relative to the day of `now`. For an empty value only `isNull` and `!=` are true.
 */
export function connectionHolds(
  { operator, value: wanted = '' }: Condition,
  field: Pick<FormField, 'type'>,
  value: FieldValue,
  now: Date,
): boolean {
  if (operator === undefined) return false;
  if (operator === 'isNull') return isEmpty(value);
  if (operator === 'isNotNull') return !isEmpty(value);
  if (isEmpty(value)) return operator === '!=';
  if (operator === 'contains') return contains(value, wanted);
  if (isListType(field.type) || Array.isArray(value)) return listHolds(operator, value, wanted);
  const difference = order(field.type, value, wanted, now);
  const answers = {
    '=': difference === 0,
    '!=': difference !== 0,
    '<': difference < 0,
    '<=': difference <= 0,
    '>': difference > 0,
    '>=': difference >= 0,
  };
  return answers[operator];
}

function contains(value: FieldValue, wanted: string): boolean {
  return Array.isArray(value) ? value.includes(wanted) : String(value).includes(wanted);
}

function listHolds(operator: string, value: FieldValue, wanted: string): boolean {
  const holds = Array.isArray(value) ? value.includes(wanted) : value === wanted;
  if (operator === '=') return holds;
  return operator === '!=' && !holds;
}

/** Returns the first connection whose condition is true, in stored order, or undefined. */
export function chooseConnection<Candidate extends Condition & Pick<Connection, 'field'>>(
  connections: readonly Candidate[],
  fields: readonly Pick<FormField, 'name' | 'type'>[],
  values: Readonly<Record<string, FieldValue>>,
  now: Date,
): Candidate | undefined {
  return connections.find((connection) => {
    const field = fields.find((candidate) => candidate.name === connection.field);
    return field !== undefined && connectionHolds(connection, field, values[field.name] ?? null, now);
  });
}
