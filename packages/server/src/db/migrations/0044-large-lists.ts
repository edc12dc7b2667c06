import type { Kysely } from 'kysely';
import { createLargeIndex, type LargeIndex } from './releases/large-indexes.ts';

/** For the number of unread tasks of a long queue, to search the audit trail by name, and for the failed deliveries. */
export const largeListIndexes: readonly LargeIndex[] = [
  { name: 'task_reads_user', on: 'task_reads (user_id, task_id)' },
  { name: 'audit_events_actor_name', on: 'audit_events (actor_name, id)' },
  { name: 'audit_events_object_name', on: 'audit_events (object_name, id) where object_name is not null' },
  { name: 'webhook_deliveries_state', on: 'webhook_deliveries (webhook_id, state, id)' },
];

export const largeLists = {
  async up(db: Kysely<unknown>) {
    for (const index of largeListIndexes) await createLargeIndex(db, index);
  },
};
