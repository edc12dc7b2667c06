import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../tables/schema.ts';

/** A connection, or the current transaction. Inside a transaction only the transaction may be used. */
export type Db = Kysely<Database> | Transaction<Database>;
