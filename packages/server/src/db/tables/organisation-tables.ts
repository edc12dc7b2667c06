import type { Generated } from 'kysely';

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
}

export interface NamedTable {
  id: Generated<number>;
  name: string;
}

export interface AssigneeStatusesTable {
  id: Generated<number>;
  description: string;
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
