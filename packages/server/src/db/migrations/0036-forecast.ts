import type { Kysely } from 'kysely';
import { createLargeIndex, type LargeIndex } from './releases/large-indexes.ts';

/** The newest finished requests of a process version, on which forecasts are based. */
export const forecastIndexes: readonly LargeIndex[] = [
  {
    name: 'instances_finished_of_process',
    on: "instances (process_id, finished_at desc) include (idk) where status = 'FINISHED'",
  },
];

export const forecast = {
  async up(db: Kysely<unknown>) {
    for (const index of forecastIndexes) await createLargeIndex(db, index);
  },
};
