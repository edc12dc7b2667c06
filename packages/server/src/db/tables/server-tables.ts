import type { NullableTimestamp, Timestamp, TimestampOrNow } from '../connection/timestamps.ts';

/** Stores the answer to a call sent with an Idempotency-Key for a day. */
export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  endpoint: string;
  request_hash: string;
  /** Null while the first call is still running. */
  status: number | null;
  response: string | null;
  created_at: TimestampOrNow;
}

/** State of the embedded OpenID provider. */
export interface OidcTable {
  kind: string;
  id: string;
  payload: string;
  grant_id: string | null;
  uid: string | null;
  expires_at: NullableTimestamp;
}

/** Small values of the server: signing keys, cookie keys, demo version. */
export interface SettingsTable {
  key: string;
  value: string;
}

/** Single-use ticket for the realtime channel; only its hash is stored. */
export interface RealtimeTicketsTable {
  hash: string;
  user_id: number;
  expires_at: Timestamp;
}

export interface ServiceTicketsTable {
  hash: string;
  user_id: number;
  process_id: number;
  expires_at: Timestamp;
}
