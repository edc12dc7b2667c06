import type { LegalBlockKind } from '@tramita/client/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp } from '../connection/timestamps.ts';

/** What texts may contain about a person who is anonymised. Stored until all texts are changed. */
export interface FormerPerson {
  /** Complete names, e-mail and CPF, also earlier ones, which are replaced wherever they appear. */
  readonly names: readonly string[];
  readonly userNames: readonly string[];
  /** First name, last name and nick name, which are replaced in the person's own audit rows only. */
  readonly ownNames: readonly string[];
  /** `custom1` to `custom5`, which `assigneeData` fields repeat. */
  readonly custom: Readonly<Record<string, string | null>>;
}

/** The anonymisation of a person: its state and, until it ends, the former names. */
export interface AnonymisationsTable {
  user_id: number;
  former: JSONColumnType<FormerPerson | null, string | null, string | null>;
  /** Name of the current step. */
  step: string;
  /** Key of the last row of the step that was read; null at its beginning. */
  place: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Timestamp;
  finished_at: NullableTimestamp;
}

export interface LegalBlocksTable {
  id: Generated<number>;
  kind: LegalBlockKind;
  /** Id of the person, number of the request, or the id that all versions of the process share. */
  object_id: number;
  reason: string;
  created_by: number;
  created_at: Timestamp;
  lifted_by: number | null;
  lifted_at: NullableTimestamp;
  lift_reason: string | null;
}

/** How long the content of the ended requests of a process is kept. */
export interface RetentionRulesTable {
  /** The id that all versions of the process share. */
  parent_id: number;
  /** Null for no limit. */
  months: number | null;
  reason: string;
  changed_by: number;
  changed_at: Timestamp;
  /** When an administrator confirmed that the first run may remove many contents. */
  confirmed_at: NullableTimestamp;
  first_run_at: NullableTimestamp;
  /** Number of requests of the first run, which waits for a confirmation. */
  waiting: number | null;
}

/** A renewal of the seals of the audit trail that is not finished. */
export interface AuditRenewalsTable {
  person: number;
  last_id: Generated<number>;
  chain: string | null;
  former_hash: string | null;
  first_changed: number | null;
  changed: Generated<number>;
}
