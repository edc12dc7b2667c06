import { escapeHtml } from '@tramita/client/engine';
import { newTaskProcess } from '@tramita/client/rules';
import type { FeedRow } from './create-feed.ts';

/** A notification, or several unread tasks of one process at the place of the newest. */
export type FeedItem =
  | { readonly kind: 'row'; readonly row: FeedRow }
  | { readonly kind: 'tasks'; readonly process: string; readonly rows: readonly FeedRow[] };

/** Returns the title of the process, as HTML, of an unread notification about a new task; null for any other. */
function processOf(row: FeedRow): string | null {
  if (row.read || row.isDeleted) return null;
  if (row.kind == null) return newTaskProcess(row.message);
  return row.kind === 'task' && row.processTitle != null ? escapeHtml(row.processTitle) : null;
}

/** Groups the unread tasks of one process, if there are at least two. */
export function groupEqual(rows: readonly FeedRow[]): FeedItem[] {
  const byProcess = new Map<string, FeedRow[]>();
  for (const row of rows) {
    const process = processOf(row);
    if (process !== null) byProcess.set(process, [...(byProcess.get(process) ?? []), row]);
  }
  return rows.flatMap((row): FeedItem[] => {
    const process = processOf(row);
    const equal = process === null ? [] : (byProcess.get(process) ?? []);
    if (process === null || equal.length < 2) return [{ kind: 'row', row }];
    return equal[0] === row ? [{ kind: 'tasks', process, rows: equal }] : [];
  });
}
