import { endpoints } from '@tramita/client/contract';
import { errorMessage, isDay } from '@tramita/client/rules';
import type { ProcessColumn } from '../../columns/process-columns.ts';
import type { DataCondition, DataOrder } from '../../db/lists/task-list-data.ts';
import { type InvalidField, InvalidInputError } from '../../errors.ts';

/** Filters and sort order of a list's data columns. */
export interface DataFilters {
  readonly conditions: readonly DataCondition[];
  readonly order: readonly DataOrder[];
}

type Query = Readonly<Record<string, unknown>>;

const fixedNames: ReadonlySet<string> = new Set([
  ...Object.keys(endpoints['tasks.list'].query.def.shape),
  ...Object.keys(endpoints['tasks.report'].query.def.shape),
]);

const orderPrefix = 'order_by_';

/** Returns the keys of a query that are not columns of every list, and may be data columns of a process. */
const dataKeys = (query: Query): string[] => Object.keys(query).filter((key) => !fixedNames.has(key));

class Refused extends Error {}

function conditionOf({ name, kind }: ProcessColumn, value: string): DataCondition {
  switch (kind) {
    case 'date':
      if (!isDay(value)) throw new Refused('Esta data não existe');
      return { name, kind, value };
    case 'boolean':
      if (value !== 'true' && value !== 'false') throw new Refused('Use um destes valores: true, false.');
      return { name, kind, value: value === 'true' };
    case 'number':
      if (!/^-?\d{1,15}(\.\d{1,10})?$/.test(value)) throw new Refused('Informe um número.');
      return { name, kind, value: Number(value) };
    case 'outside':
      return { name, kind, value, values: [] };
    default:
      return { name, kind, value };
  }
}

function orderOf({ name, kind, options }: ProcessColumn, direction: string): DataOrder {
  if (direction !== 'ASC' && direction !== 'DESC') throw new Refused('Use um destes valores: ASC, DESC.');
  const labels = Object.fromEntries((options ?? []).map(({ label, value }) => [value, label]));
  return { name, kind, direction, labels };
}

/**
 * Parses the keys of a query that refer to data columns. A data column named like another column's sort key is
 * filtered.
 *
 * @throws InvalidInputError VALIDATION_ERROR naming each key that is not a column, or whose value does not fit its type
 */
export function readDataFilters(query: Query, columns: readonly ProcessColumn[]): DataFilters {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const conditions: DataCondition[] = [];
  const order: DataOrder[] = [];
  const problems: InvalidField[] = [];
  for (const key of dataKeys(query)) {
    const text = String(query[key] ?? '').trim();
    const column = byName.get(key);
    const ordered = key.startsWith(orderPrefix) ? byName.get(key.slice(orderPrefix.length)) : undefined;
    try {
      if (!column && !ordered) throw new Refused('Este processo não tem este dado');
      if (text === '') continue;
      if (column) conditions.push(conditionOf(column, text));
      else if (ordered) order.push(orderOf(ordered, text));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problems.push({ name: key, message: error.message });
    }
  }
  if (problems.length > 0) {
    throw new InvalidInputError(errorMessage('VALIDATION_ERROR'), 'VALIDATION_ERROR', problems);
  }
  return { conditions, order };
}
