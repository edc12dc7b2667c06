import type { ServiceScope } from '@tramita/client/contract';
import type { Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from '../connection/timestamps.ts';

/** Rights of a user of kind `SERVICE`, which has the name of the account. */
export interface ServiceAccountsTable {
  user_id: number;
  responsible_id: number;
  scopes: ServiceScope[];
  /** Addresses and ranges in CIDR notation; empty for any address. */
  addresses: string[];
  /** Client of the external issuer. */
  client_id: string | null;
  created_at: Timestamp;
  /** If set, the account is hidden from all lists and cannot sign in. */
  removed_at: NullableTimestamp;
}

/** Tokens of service accounts. Only their hashes are stored. */
export interface ServiceTokensTable {
  id: Generated<number>;
  account_id: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  /** To within one minute. */
  last_used_at: NullableTimestamp;
  /** The days before expiry of the last notification of the administrators. */
  announced_days: Generated<number | null>;
}
