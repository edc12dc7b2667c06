import type { endpoints, ParsedRequestOf, Scenario } from '@tramita/client/contract';
import { changesBetween, fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { findScenarios, writeScenarios } from '../db/processes/processes-scenarios.ts';
import { requirePublisher } from './check-place.ts';
import { readLastVersion } from './read-version.ts';

type Call = (typeof endpoints)['processes.saveScenarios'];

/** Replaces the scenarios of a process. Only for users who may publish it. */
export async function saveScenarios(context: CallContext, { params, body }: ParsedRequestOf<Call>): Promise<void> {
  await context.services.db.transaction().execute(async (tx) => {
    const last = await readLastVersion(tx, params.id);
    await requirePublisher(tx, context.user, null, last);
    const before = await findScenarios(tx, last.parent_id);
    await writeScenarios(tx, last.parent_id, body.scenarios);
    // only names: the values of a scenario are as personal as those of a request
    const names = (scenarios: readonly Scenario[]) => ({ scenarios: scenarios.map(({ name }) => name) });
    await writeAudit(tx, fromCall(context), {
      action: 'CHANGED',
      object: { kind: 'process', id: last.id, name: last.title },
      changes: changesBetween(names(before), names(body.scenarios)),
    });
  });
}
