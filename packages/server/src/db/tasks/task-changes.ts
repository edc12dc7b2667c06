import type { Insertable } from 'kysely';
import { insertRows, type PlainRow, updateRows } from '../connection/bulk-rows.ts';
import type { Db } from '../connection/db.ts';
import type { HistoriesTable } from '../tables/schema.ts';

const columnsOf = {
  holder: ['held_by', 'held_on_behalf_of'],
  tag: ['marker_id'],
} as const;

type Change =
  | { readonly held_by: number | null; readonly held_on_behalf_of: number | null }
  | { readonly marker_id: number | null };

/** Changes to locked tasks that do not move their requests, collected and then written together. */
export class TaskChanges {
  readonly #rows = new Map<keyof typeof columnsOf, PlainRow[]>();
  readonly #histories: PlainRow[] = [];

  /** Adds a change of one task with the entry for its request's history. */
  add(change: { readonly id: number } & Change, entry: Insertable<HistoriesTable>): void {
    const kind = 'held_by' in change ? 'holder' : 'tag';
    this.#rows.set(kind, [...(this.#rows.get(kind) ?? []), change]);
    this.#histories.push({ on_behalf_of: null, ...entry });
  }

  async write(db: Db): Promise<void> {
    for (const [kind, rows] of this.#rows) await updateRows(db, 'tasks', ['id'], columnsOf[kind], rows);
    const columns = ['idk', 'step_id', 'task_id', 'kind', 'message', 'user_id', 'on_behalf_of', 'created_at'];
    await insertRows(db, 'histories', columns, this.#histories);
  }
}
