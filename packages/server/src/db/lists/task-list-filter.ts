import type { SubstitutionFilter } from '@tramita/client/contract';
import type { DataReader } from '../requests/readable-data.ts';
import type { TaskListColumn } from './task-list-columns.ts';
import type { DataCondition, DataOrder } from './task-list-data.ts';

/** Filters, order and page of a list. */
export interface TaskListFilter {
  readonly idks?: readonly number[] | undefined;
  readonly process?: string | undefined;
  readonly step?: string | undefined;
  readonly createdAt?: string | undefined;
  readonly finishedAt?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly assignees?: string | undefined;
  readonly tagId?: number | undefined;
  readonly substitutions?: SubstitutionFilter | undefined;
  readonly order: readonly { readonly column: TaskListColumn; readonly direction: 'ASC' | 'DESC' }[];
  /** Filters on the process's data columns, and their order. */
  readonly data: { readonly conditions: readonly DataCondition[]; readonly order: readonly DataOrder[] };
  /** The user who reads the values of the requests' forms. */
  readonly reader: DataReader;
  /** Whether rows include the values of the request's form. */
  readonly withData: boolean;
  readonly page: number;
  readonly size: number;
}

/** The keys of a page's rows in their order, and the total number of rows. */
export interface KeyPage {
  readonly keys: readonly number[];
  readonly total: number;
}
