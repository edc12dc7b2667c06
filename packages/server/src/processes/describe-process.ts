import type { ProcessRow } from '@tramita/client/contract';
import type { Page } from '../db/connection/paging.ts';
import type { ProcessListRow } from '../db/processes/processes.ts';

/** Converts a process to its form in lists. */
const describeProcess = (row: ProcessListRow): ProcessRow => ({
  id: row.id,
  parentId: row.parent_id,
  title: row.title,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  description: row.description,
  active: row.active,
  url: row.url,
});

/** Converts a page of processes to its form in the contract. */
export const describeProcesses = ({ rows, total }: Page<ProcessListRow>) => ({
  elements: rows.map(describeProcess),
  totalElements: total,
});
