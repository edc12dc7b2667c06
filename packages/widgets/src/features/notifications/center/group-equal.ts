import { newTaskProcess } from '@tramita/client/rules';
import type { FeedRow } from './create-feed.ts';

/** A notification, or several unread tasks of one process at the place of the newest. */
export type FeedItem =
  | { readonly kind: 'row'; readonly row: FeedRow }
  | { readonly kind: 'tasks'; readonly process: string; readonly rows: readonly FeedRow[] };

const processOf = (row: FeedRow): string | null => (row.read || row.isDeleted ? null : newTaskProcess(row.message));

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
