import type { Generated } from 'kysely';
import type { NullableTimestamp, TimestampOrNow } from '../connection/timestamps.ts';

export interface UsersTable {
  id: Generated<number>;
  user_name: string;
  first_name: string;
  last_name: string;
  nick_name: string;
  complete_name: string;
  email: string | null;
  picture: string | null;
  /** Comma-separated, as the API sends it. */
  roles: string;
  custom1: string | null;
  custom2: string | null;
  custom3: string | null;
  custom4: string | null;
  custom5: string | null;
  branch_id: number | null;
  job_title_id: number | null;
  status_id: number | null;
  show_only_personal_menu: Generated<boolean>;
  /** Language of messages to the user; null for the default. */
  locale: Generated<string | null>;
  superior_id: number | null;
  catalogue_token: string;
  active: Generated<boolean>;
  /** Subject at an external issuer; null while the user is linked only by user name. */
  subject: string | null;
  /** Complete and nick name, folded; set by the database. */
  list_name: Generated<string>;
  /** Service accounts are rows of kind `SERVICE`; they never appear as people. */
  kind: Generated<'PERSON' | 'SERVICE'>;
  sector_id: number | null;
  created_at: TimestampOrNow;
  changed_at: TimestampOrNow;
  /** Set by the database when `active` changes. */
  deactivated_at: NullableTimestamp;
  /** Newest sign-in. */
  signed_in_at: NullableTimestamp;
  /** Time of the token whose claims were applied last. */
  claims_at: NullableTimestamp;
  /** When the issuer's userinfo endpoint was read last. */
  userinfo_at: NullableTimestamp;
  /** When the personal data were removed; the row cannot be changed from then on. */
  anonymised_at: NullableTimestamp;
}

export interface BranchesTable {
  id: Generated<number>;
  name: string;
  code: string | null;
  /** Federative unit, two letters. */
  state: string | null;
  /** IBGE code of the city. */
  city: string | null;
  time_zone: Generated<string>;
  active: Generated<boolean>;
}

export interface JobTitlesTable {
  id: Generated<number>;
  name: string;
  active: Generated<boolean>;
}

export interface AssigneeStatusesTable {
  id: Generated<number>;
  description: string;
  active: Generated<boolean>;
  /** Whether people who get this status see the personal menu only. */
  restricts_menu: Generated<boolean>;
}

/** A place besides the screen that records come from: a file, a SCIM connection, claims of the issuer, an account. */
export interface DirectorySourcesTable {
  key: string;
  kind: 'FILE' | 'SCIM' | 'CLAIM' | 'SERVICE';
  name: string;
}

export type LinkedKind = 'PERSON' | 'GROUP' | 'BRANCH' | 'JOB_TITLE' | 'DEPARTMENT' | 'SECTOR';

/** Identifier of a record at a source; a record has at most one at each source. */
export interface ExternalIdsTable {
  source: string;
  kind: LinkedKind;
  external_id: string;
  record_id: number;
  linked_at: TimestampOrNow;
}

export type OwnedKind = LinkedKind | 'STATUS' | 'CATEGORY' | 'TAG';

/** The source that wrote an attribute and is the only one that may change it. */
export interface AttributeOwnersTable {
  kind: OwnedKind;
  record_id: number;
  attribute: string;
  source: string;
  written_at: TimestampOrNow;
}

/** A role that a source grants: `screen`, or the key of a directory source. `users.roles` is their union. */
export interface RoleGrantsTable {
  id: Generated<number>;
  user_id: number;
  role: string;
  source: string;
  granted_at: TimestampOrNow;
}

export interface DepartmentsTable {
  id: Generated<number>;
  description: string;
  active: Generated<boolean>;
}

export interface SectorsTable {
  id: Generated<number>;
  department_id: number;
  description: string;
  active: Generated<boolean>;
}

export interface DepartmentResponsiblesTable {
  department_id: number;
  user_id: number;
}

export interface SectorResponsiblesTable {
  sector_id: number;
  user_id: number;
}

export interface GroupsTable {
  id: Generated<number>;
  name: string;
  active: Generated<boolean>;
  /** The name, folded; set by the database. */
  list_name: Generated<string>;
  /** If set, the record is hidden from all lists. */
  deleted_at: Generated<Date | null>;
}

export interface GroupMembersTable {
  group_id: number;
  user_id: number;
}

export interface InitializerGroupsTable {
  id: Generated<number>;
  name: string;
  active: Generated<boolean>;
  /** If set, the record is hidden from all lists. */
  deleted_at: Generated<Date | null>;
}

export interface InitializerGroupMembersTable {
  initializer_group_id: number;
  user_id: number;
}
export interface InitializerGroupBranchesTable {
  initializer_group_id: number;
  branch_id: number;
}
export interface InitializerGroupJobTitlesTable {
  initializer_group_id: number;
  job_title_id: number;
}
