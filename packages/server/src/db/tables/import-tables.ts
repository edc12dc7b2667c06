import type { ImportCounts, ImportKind, ImportStatus } from '@tramita/client/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { TableFormat } from '../../ports/table-reader.ts';
import type { Text } from '../../text/sentence.ts';
import type { NullableTimestamp, TimestampOrNow } from '../connection/timestamps.ts';
import type { AuditChange } from './audit-tables.ts';

type NullableJson<Value extends object> = JSONColumnType<Value | null, string | null, string | null>;

/** The difference of a checked file in numbers. */
export interface ImportResult {
  readonly counts: ImportCounts;
  readonly errors: number;
  /** Number of people who gain or lose a role or access to the reports. */
  readonly access: { readonly any: number; readonly gains: number; readonly loses: number };
  readonly attributes: readonly { readonly name: string; readonly count: number }[];
  readonly ignoredColumns: readonly string[];
  readonly warnings: readonly Text[];
  /** Active people of the source, and tasks that would lose their only assignee. */
  readonly active: number;
  readonly openTasks: number;
  readonly roleChanges: number;
  readonly validLines: number;
  /**
   * Whether lines were refused, or missing people kept, because no active administrator would remain. Absent if the
   * previous release checked the file.
   */
  readonly keepsLastAdmin?: boolean;
}

/** Records that the file names and that are created before it is written, by name. */
export interface ImportCreates {
  readonly branches: readonly string[];
  readonly jobTitles: readonly string[];
  readonly groups: readonly string[];
  /** Attributes that the source will own of each new person whose `write` has no `own`. */
  readonly owned?: readonly string[];
}

export interface ImportsTable {
  id: Generated<number>;
  kind: ImportKind;
  status: Generated<ImportStatus>;
  source: string;
  file_name: string;
  complete: boolean;
  /** Null for a command. */
  created_by: number | null;
  created_at: TimestampOrNow;
  checked_at: NullableTimestamp;
  applied_at: NullableTimestamp;
  format: NullableJson<TableFormat>;
  header: NullableJson<readonly string[]>;
  lines: number | null;
  result: NullableJson<ImportResult>;
  creates: NullableJson<ImportCreates>;
  /** Who applies the file, for its rows in the audit trail. */
  options: NullableJson<{
    readonly requestId?: string | undefined;
    readonly address?: string | undefined;
    readonly userId: number | null;
  }>;
  failure: NullableJson<{ readonly code: string; readonly text: Text }>;
}

/** A line of a file. */
export interface ImportLinesTable {
  import_id: number;
  /** Starts at 1 with the headings. */
  line: number;
  cells: JSONColumnType<readonly string[]>;
}

/** An attribute as the file names and writes it. */
export interface ShownValue {
  readonly attribute: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** An attribute of a new record. */
export type NewValue = readonly [attribute: string, after: string | null];

/** A change from no value, as it goes into the audit trail. */
export type NewAuditValue = readonly [attribute: string, after: unknown];

export type ImportEffect = 'CREATED' | 'CHANGED' | 'REACTIVATED' | 'DEACTIVATED' | 'KEPT';

export interface ImportChangesTable {
  import_id: number;
  /** Order in the file. */
  ordinal: number;
  line: number | null;
  /** `KEPT` changes only which source owns the record. */
  effect: ImportEffect;
  record_id: number | null;
  key: string;
  name: string;
  /** Attributes in `shown` of existing records. */
  attributes: Generated<string[]>;
  shown: JSONColumnType<readonly ShownValue[] | readonly NewValue[]>;
  gains: Generated<string[]>;
  loses: Generated<string[]>;
  write: JSONColumnType<Record<string, unknown>>;
  audit: JSONColumnType<readonly (AuditChange | NewAuditValue)[]>;
  /** State of the record when the file was checked; null for new records. */
  seen: string | null;
}

export interface ImportErrorsTable {
  import_id: number;
  ordinal: number;
  line: number;
  heading: string | null;
  value: string | null;
  /** Wrapped, because a text may be a plain string. */
  reason: JSONColumnType<{ readonly text: Text }>;
  hint: NullableJson<{ readonly text: Text }>;
  name: string | null;
}

/** A holiday of a city, imported because the product's table does not have it. */
export interface CityHolidaysTable {
  id: Generated<number>;
  /** IBGE code. */
  city: string;
  /** `dd/MM`, or `dd/MM/yyyy` for one year only. */
  day: string;
  name: string;
}
