import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { errorMessage, isDay } from '@tramita/client/rules';
import { dataReaderOf } from '../../columns/data-reader.ts';
import { findProcessColumns } from '../../columns/find-process-columns.ts';
import type { ProcessColumn } from '../../columns/process-columns.ts';
import type { CallContext } from '../../context.ts';
import { type TaskListColumn, taskListColumns } from '../../db/lists/task-list-columns.ts';
import type { TaskListFilter } from '../../db/lists/task-list-filter.ts';
import type { TaskListName } from '../../db/lists/task-list-names.ts';
import { InvalidInputError } from '../../errors.ts';
import { findSearchedValues } from '../../field-search/search-values.ts';
import { type DataFilters, readDataFilters } from './data-filters.ts';

type Query = ParsedRequestOf<(typeof endpoints)['tasks.list']>['query'];

/** Returns the list that a query refers to. */
export function listNameOf(query: Pick<Query, 'myTasks' | 'assignedToMe'>): TaskListName {
  if (query.myTasks) return 'my-tasks';
  return query.assignedToMe ? 'my-attendance' : 'attendance';
}

const largestIdk = 2_147_483_647;

/** Parsed filter of a list; `columns` are those of the process it is filtered by, or null without one. */
export interface ListFilter {
  readonly filter: TaskListFilter;
  readonly columns: readonly ProcessColumn[] | null;
}

/**
 * Parses a list's query.
 * @throws InvalidInputError for invalid dates and for keys that are not columns of the process
 */
export async function readListFilter(
  context: Pick<CallContext, 'services' | 'user'>,
  query: Query,
): Promise<ListFilter> {
  refuseUnknownDays(query);
  const idks = query.idk?.split(',').filter(Boolean).map(Number);
  const columns = query.process ? await findProcessColumns(context, query.process) : null;
  return {
    columns,
    filter: {
      ...query,
      idks: idks && idks.length > 0 ? idks.filter((idk) => idk <= largestIdk) : undefined,
      tagId: query.taskMarker,
      order: taskListColumns.flatMap((column) => orderBy(query, column)),
      data: columns
        ? await withSearchedValues(context, readDataFilters(query, columns), columns)
        : { conditions: [], order: [] },
      reader: dataReaderOf(context.user),
      withData: columns !== null,
      size: query.itemsPerPage,
    },
  };
}

/** Adds the values whose labels the user filters by: the list shows the labels that another system knows. */
async function withSearchedValues(
  { services }: Pick<CallContext, 'services'>,
  filters: DataFilters,
  columns: readonly ProcessColumn[],
): Promise<DataFilters> {
  const names = columns.map(({ name }) => name);
  const conditions = filters.conditions.map(async (condition) => {
    const search = columns.find(({ name }) => name === condition.name)?.search;
    if (condition.kind !== 'outside' || search?.kind !== 'http') return condition;
    return { ...condition, values: await findSearchedValues(services, search, condition.value, names) };
  });
  return { ...filters, conditions: await Promise.all(conditions) };
}

function refuseUnknownDays(query: Query): void {
  for (const column of ['createdAt', 'finishedAt'] as const) {
    const day = query[column];
    if (day !== undefined && !isDay(day)) {
      throw new InvalidInputError(errorMessage('VALIDATION_ERROR'), 'VALIDATION_ERROR', [
        { name: column, message: 'Esta data não existe' },
      ]);
    }
  }
}

function orderBy(query: Query, column: TaskListColumn): TaskListFilter['order'] {
  const name = `orderBy${column[0]?.toUpperCase()}${column.slice(1)}` as `orderBy${Capitalize<TaskListColumn>}`;
  const direction = query[name];
  return direction ? [{ column, direction }] : [];
}
