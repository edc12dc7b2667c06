import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../tables/schema.ts';
import { setOldestServer } from './releases/oldest-server.ts';

/** The database states the oldest server that can use it: from here on, newer tables do not stop the release before. */
export const oldestServer: Migration = {
  up: (db: Kysely<Database>) => setOldestServer(db, '0027-oldest-server'),
};
