import type { FieldValue, FormField } from '../../contract/processes/form.ts';
import type { Connection } from '../../contract/processes/workflow.ts';
import { isDatePreset, resolveDatePreset } from '../form/date-presets.ts';
import { isListField, isNumberField } from '../form/field-value.ts';
import { parseDecimal } from '../form/number-text.ts';

/** What of a connection its condition reads. */
export type Condition = Pick<Connection, 'operator' | 'value'>;

const isEmpty = (value: FieldValue): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Reads the number a condition compares with: `1234.5`, or `1.234,5` in pt-BR. NaN if the text is not a number. */
export const conditionNumber = (text: string): number =>
  /^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : (parseDecimal(text) ?? Number.NaN);

/** The day a condition on a date names: a preset, `OTHERS:-3` for one with its offset in days, or the day itself. */
function dayOf(text: string, now: Date): string {
  const [preset = '', offset] = text.trim().split(':');
  return isDatePreset(preset) ? resolveDatePreset(preset, Number(offset ?? 0) || 0, now) : text.trim();
}

/** Negative, zero or positive as the value lies before, at or behind what the condition names; NaN for no order. */
function order(type: string, value: FieldValue, wanted: string, now: Date): number {
  if (isNumberField({ type })) {
    const number = typeof value === 'number' ? value : conditionNumber(String(value));
    return number - conditionNumber(wanted);
  }
  const left = String(value);
  const right = type === 'date' ? dayOf(wanted, now) : wanted;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * Whether a gateway's condition holds for a field's value. Numbers, money and dates compare by value, everything
 * else as case-sensitive text; a multiple choice equals each value it holds; `contains` asks for a part of a text
 * or a member of a list. Date presets count from the day of `now`. Nothing but `isNull` and `!=` holds for an empty value.
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
  if (isListField(field) || Array.isArray(value)) return listHolds(operator, value, wanted);
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

/** The first connection whose condition holds, in stored order; undefined when none does. */
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
