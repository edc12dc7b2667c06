import type { Scenario } from '@tramita/client/contract';
import type { Db } from '../connection/db.ts';

/** Returns the scenarios of a process; empty if none were saved. */
export async function findScenarios(db: Db, parentId: number): Promise<Scenario[]> {
  const row = await db
    .selectFrom('process_scenarios')
    .select('scenarios')
    .where('parent_id', '=', parentId)
    .executeTakeFirst();
  return row?.scenarios ?? [];
}

/** Replaces the scenarios of a process. */
export async function writeScenarios(db: Db, parentId: number, scenarios: readonly Scenario[]): Promise<void> {
  const text = JSON.stringify(scenarios);
  await db
    .insertInto('process_scenarios')
    .values({ parent_id: parentId, scenarios: text })
    .onConflict((conflict) => conflict.column('parent_id').doUpdateSet({ scenarios: text }))
    .execute();
}
