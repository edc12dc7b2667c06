import type { EngineEvent } from '@tramita/client/engine';
import type { Db } from '../../db/connection/db.ts';
import { readSetting } from '../../db/connection/settings.ts';
import { loadRequesters, loadRequestStates } from '../../db/engine/request-state.ts';
import { EffectBatch } from '../../db/engine/write-effects.ts';
import type { LeftTask } from '../../db/pending/left-tasks.ts';
import { applyInTransaction } from '../../engine/apply-in-transaction.ts';
import type { Leaving } from './leaving.ts';

/** Key of the setting 'Encaminhar ao superior as tarefas de quem sai'. */
export const forwardSetting = 'forward_tasks_to_superior';

/** Returns whether tasks of people who leave go to their superiors; off by default. */
export const forwardsTasks = async (db: Db): Promise<boolean> => (await readSetting(db, forwardSetting)) === 'true';

/** Requests that are read and written together. */
const requestsAtOnce = 200;

/**
 * If the setting is on, transfers the personal tasks of people whose access ended to their nearest active superiors.
 * Returns the uuids of the transferred tasks.
 */
export async function forwardTasks(
  tx: Db,
  { by, at }: Leaving,
  left: readonly LeftTask[],
): Promise<ReadonlySet<string>> {
  const forwarded = new Set<string>();
  const personal = left.filter(({ isPersonal }) => isPersonal);
  if (personal.length === 0 || !(await forwardsTasks(tx))) return forwarded;
  const people = await loadRequesters(tx, [...new Set(personal.map(({ personId }) => personId))]);
  for (let from = 0; from < personal.length; from += requestsAtOnce) {
    const part = personal.slice(from, from + requestsAtOnce);
    const states = await loadRequestStates(
      tx,
      part.map(({ idk }) => idk),
      'lock',
    );
    const batch = new EffectBatch();
    for (const { uuid, idk, personId } of part) {
      const superior = people.get(personId)?.superior;
      const state = states.get(idk);
      if (!superior || state?.openTask?.uuid !== uuid || forwarded.has(uuid)) continue;
      const to = { users: [superior.id], groups: [], names: [superior.completeName] };
      const event: EngineEvent = { kind: 'TRANSFER', by, at, taskUuid: uuid, ...to };
      await applyInTransaction(tx, idk, event, { state, batch });
      forwarded.add(uuid);
    }
    await batch.write(tx);
  }
  return forwarded;
}
