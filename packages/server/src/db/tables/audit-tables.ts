import type { AuditAction, AuditObjectKind, AuditOrigin } from '@tramita/client/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { Timestamp, TimestampOrNow } from '../connection/timestamps.ts';

/** A changed attribute. Values are as the call sends them, without secrets and with masked CPFs. */
export interface AuditChange {
  readonly attribute: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A row of the audit trail. Ids become visible in ascending order; no row can be changed. */
export interface AuditEventsTable {
  id: Generated<number>;
  created_at: TimestampOrNow;
  /** User who made the change; null for the server and its commands. */
  actor_id: number | null;
  /** Name of the actor at that time. */
  actor_name: string;
  origin: AuditOrigin;
  action: AuditAction;
  object_kind: AuditObjectKind;
  object_id: string | null;
  /** Name of the object at that time. */
  object_name: string | null;
  changes: JSONColumnType<readonly AuditChange[]>;
  /** Error code of a refused attempt; null for changes. */
  refused_as: string | null;
  request_id: string | null;
  /** IP address of the caller. */
  address: string | null;
  reason: string | null;
}

/** Hash of an audit row and of the seal before it; empty `previous` for the first row. */
export interface AuditSealsTable {
  event_id: number;
  previous: string;
  hash: string;
  sealed_at: Timestamp;
}
