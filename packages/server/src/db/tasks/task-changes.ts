import type { Insertable } from 'kysely';
import { insertRows, type PlainRow, updateRows } from '../connection/bulk-rows.ts';
import type { Db } from '../connection/db.ts';
import type { HistoriesTable } from '../tables/schema.ts';

/** Changes to locked tasks that do not move their requests, collected and then written together. */
export class TaskChanges {
  readonly #rows = new Map<'held_by' | 'marker_id', PlainRow[]>();
  readonly #histories: PlainRow[] = [];

  /** Adds a change of one task with the entry for its request's history. */
  add(
    change: { readonly id: number } & ({ readonly held_by: number | null } | { readonly marker_id: number | null }),
    entry: Insertable<HistoriesTable>,
  ): void {
    const column = 'held_by' in change ? 'held_by' : 'marker_id';
    this.#rows.set(column, [...(this.#rows.get(column) ?? []), change]);
    this.#histories.push({ ...entry });
  }

  async write(db: Db): Promise<void> {
    for (const [column, rows] of this.#rows) await updateRows(db, 'tasks', ['id'], [column], rows);
    const columns = ['idk', 'step_id', 'task_id', 'kind', 'message', 'user_id', 'created_at'];
    await insertRows(db, 'histories', columns, this.#histories);
  }
}
