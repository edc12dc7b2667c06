import type { Db } from '../db/connection/db.ts';
import { loadRequestStates } from '../db/engine/request-state.ts';
import { EffectBatch } from '../db/engine/write-effects.ts';
import type { ApplyOptions } from '../flow/apply-event.ts';
import type { Loaded } from './run-bulk.ts';

/** Options to apply an event to one of many requests: a state read before, and a batch that writes them together. */
export type AppliedTogether = Pick<ApplyOptions, 'state' | 'batch'>;

/**
 * Locks and loads the requests of several subjects; `write` writes all their changes together. A request has one open
 * task, so at most one of two subjects of the same request changes it.
 */
export async function loadStates<Subject extends { readonly idk: number }>(
  db: Db,
  subjects: readonly Subject[],
): Promise<Loaded<Subject, AppliedTogether>> {
  const batch = new EffectBatch();
  const states = await loadRequestStates(
    db,
    subjects.map(({ idk }) => idk),
    'lock',
  );
  const known = new Map(
    subjects.map((subject): [Subject, AppliedTogether] => [subject, { state: states.get(subject.idk), batch }]),
  );
  return { known, write: (tx) => batch.write(tx) };
}
