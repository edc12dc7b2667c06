import type { ProcessRow } from '@tramita/client/contract';
import type { Page } from '../db/connection/paging.ts';
import type { ProcessListRow } from '../db/processes/processes.ts';

/** A process as lists show it. */
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

/** A page of processes as the API answers it. */
export const describeProcesses = ({ rows, total }: Page<ProcessListRow>) => ({
  elements: rows.map(describeProcess),
  totalElements: total,
});
