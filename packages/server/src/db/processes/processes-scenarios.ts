import type { Scenario } from '@tramita/client/contract';
import type { Db } from '../connection/db.ts';

/** The scenarios of a process; none when nobody kept any. */
export async function findScenarios(db: Db, parentId: number): Promise<Scenario[]> {
  const row = await db
    .selectFrom('process_scenarios')
    .select('scenarios')
    .where('parent_id', '=', parentId)
    .executeTakeFirst();
  return row?.scenarios ?? [];
}

/** Keeps these scenarios in place of those there were. */
export async function writeScenarios(db: Db, parentId: number, scenarios: readonly Scenario[]): Promise<void> {
  const text = JSON.stringify(scenarios);
  await db
    .insertInto('process_scenarios')
    .values({ parent_id: parentId, scenarios: text })
    .onConflict((conflict) => conflict.column('parent_id').doUpdateSet({ scenarios: text }))
    .execute();
}
