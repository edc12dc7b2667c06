import type { ProcessDataColumn } from '@tramita/client/contract';
import { isDay, parseNumber, readNumber } from '@tramita/client/rules';

/** What a data column must hold, as the API takes it; undefined while what is there cannot be looked for. */
export function dataFilter({ type, number }: ProcessDataColumn, query: string): string | undefined {
  const text = query.trim();
  if (type === 'date') return isDay(text) ? text : undefined;
  if (type === 'boolean') return text === 'true' || text === 'false' ? text : undefined;
  if (!number) return text || undefined;
  const value = String(parseNumber(number, readNumber(text) ?? '') ?? '');
  // a number too small or too large for its digits alone
  return value === '' || value.includes('e') ? undefined : value;
}
