import type { ProcessDataColumn } from '@tramita/client/contract';
import { isDay, parseNumber, readNumber } from '@tramita/client/rules';

/** Returns the filter of a data column in the format of the API; undefined while the typed text is not a valid value. */
export function dataFilter({ type, number }: ProcessDataColumn, query: string): string | undefined {
  const text = query.trim();
  if (type === 'date') return isDay(text) ? text : undefined;
  if (type === 'boolean') return text === 'true' || text === 'false' ? text : undefined;
  if (!number) return text || undefined;
  const value = String(parseNumber(number, readNumber(text) ?? '') ?? '');
  // a number too small or too large to be written without exponent
  return value === '' || value.includes('e') ? undefined : value;
}
