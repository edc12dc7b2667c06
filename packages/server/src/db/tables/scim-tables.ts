import type { DirectoryGroupUse } from '@tramita/client/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp } from '../connection/timestamps.ts';

/** Options and the last call of a service account that is a SCIM connection. */
export interface ScimConnectionsTable {
  account_id: number;
  /** Whether job titles and branches that do not exist are created. */
  creates_records: Generated<boolean>;
  called_at: NullableTimestamp;
  /** Method and path of the last call. */
  called: string | null;
  called_status: number | null;
}

/**
 * Values that a connection sent and that are stored in another form, by attribute: the text as it was sent, and the stored
 * text at that time. A stored text that changed since then replaces the sent one.
 */
export type SentValues = { readonly [attribute: string]: { readonly sent: string; readonly stored: string | null } };

/** An e-mail address as a connection sent it. */
export interface SentEmail {
  readonly value?: string;
  readonly type?: string;
  readonly primary?: boolean;
}

/** Data that a connection sent about a person. */
export interface ScimPeopleTable {
  /** Key of the source of the connection. */
  source: string;
  user_id: number;
  sent: JSONColumnType<SentValues>;
  /** The e-mails as they were sent, if there were others besides the stored one or it had another type. */
  sent_emails: JSONColumnType<readonly SentEmail[]> | null;
  /** Identifier of a manager who does not exist yet. */
  pending_manager: string | null;
  /** If set, the connection deleted the person. */
  removed_at: NullableTimestamp;
  /** External id that the person had when the connection deleted it. */
  removed_external_id: string | null;
  /** Whether the deleted person has another user name since then. */
  name_released: Generated<boolean>;
}

/** A group of a connection's directory. Exactly the record that its use needs is set. */
export interface ScimGroupsTable {
  id: Generated<number>;
  source: string;
  external_id: string | null;
  display_name: string;
  use: Generated<DirectoryGroupUse>;
  group_id: number | null;
  initializer_group_id: number | null;
  role: string | null;
  /** Counts changes; its ETag. */
  revision: Generated<number>;
  created_at: Timestamp;
  changed_at: Timestamp;
}

export interface ScimGroupMembersTable {
  group_id: number;
  user_id: number;
}
