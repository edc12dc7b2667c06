import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { writeScenarios } from '../db/processes/processes-scenarios.ts';
import { requirePublisher } from './check-place.ts';
import { readLastVersion } from './read-version.ts';

type Call = (typeof endpoints)['processes.saveScenarios'];

/** Replaces the scenarios of a process. Only for users who may publish it. */
export async function saveScenarios(
  { services: { db }, user }: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<void> {
  const last = await readLastVersion(db, params.id);
  await requirePublisher(db, user, null, last);
  await writeScenarios(db, last.parent_id, body.scenarios);
}
