import type { DataReader } from '../requests/readable-data.ts';
import type { DataCondition, DataOrder } from './task-list-data.ts';
import type { TaskListColumn } from './task-list-sources.ts';

/** What a list must hold, in which order, and which page of it. */
export interface TaskListFilter {
  readonly idks?: readonly number[] | undefined;
  readonly process?: string | undefined;
  readonly step?: string | undefined;
  readonly createdAt?: string | undefined;
  readonly finishedAt?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly assignees?: string | undefined;
  readonly markerId?: number | undefined;
  readonly order: readonly { readonly column: TaskListColumn; readonly direction: 'ASC' | 'DESC' }[];
  /** What the process's data columns must hold, and the order they give. */
  readonly data: { readonly conditions: readonly DataCondition[]; readonly order: readonly DataOrder[] };
  /** Who reads the values of the requests' forms. */
  readonly reader: DataReader;
  /** Whether rows carry the values of the request's form. */
  readonly withData: boolean;
  readonly page: number;
  readonly size: number;
}

/** The keys of a page's rows in their order, and how many rows there are in all. */
export interface KeyPage {
  readonly keys: readonly number[];
  readonly total: number;
}
