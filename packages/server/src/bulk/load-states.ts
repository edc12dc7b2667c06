import type { Db } from '../db/connection/db.ts';
import { loadInstanceStates } from '../db/engine/instance-state.ts';
import { EffectBatch } from '../db/engine/write-effects.ts';
import type { ApplyOptions } from '../flow/apply-event.ts';
import type { Loaded } from './run-bulk.ts';

/** How an event is applied to one of many requests: to a state that was read before, written together with the others. */
export type AppliedTogether = Pick<ApplyOptions, 'state' | 'batch'>;

/**
 * The requests of several subjects, locked, and what is changed about them written at once. A request has one open
 * task, so of two subjects of one request one at most changes it.
 */
export async function loadStates<Subject extends { readonly idk: number }>(
  db: Db,
  subjects: readonly Subject[],
): Promise<Loaded<Subject, AppliedTogether>> {
  const batch = new EffectBatch();
  const states = await loadInstanceStates(
    db,
    subjects.map(({ idk }) => idk),
    'lock',
  );
  const known = new Map(
    subjects.map((subject): [Subject, AppliedTogether] => [subject, { state: states.get(subject.idk), batch }]),
  );
  return { known, write: (tx) => batch.write(tx) };
}
