import type { SavedViewState } from '@tramita/client/contract';
import type { Kysely } from 'kysely';
import { insertSavedView } from '../../../db/reports/saved-views.ts';
import type { Database } from '../../../db/tables/schema.ts';

/** A state of a task list. */
export const viewState: SavedViewState = {
  filters: [{ column: 'process', query: 'Compras' }],
  order: { column: 'dueAt', direction: 'ASC' },
  columns: [],
};

/** Inserts two views of a user, one of them of the report, one of a group, and the maximum number for another user. */
export async function insertViews(
  db: Kysely<Database>,
  { ana, buyers, busy }: { ana: number; buyers: number; busy: number },
) {
  const view = (name: string) => ({ list: 'attendance/to-do' as const, name, state: viewState, createdBy: ana });
  for (let index = 0; index < 50; index += 1) await insertSavedView(db, { userId: busy }, view(`Visão ${index}`));
  return {
    own: await insertSavedView(db, { userId: ana }, view('Compras')),
    other: await insertSavedView(db, { userId: ana }, view('Contratos')),
    shared: await insertSavedView(db, { groupId: buyers }, view('Da fila')),
  };
}
