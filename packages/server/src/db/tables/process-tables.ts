import type { Scenario, WorkflowDefinition } from '@tramita/client/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { TimestampOrNow } from '../connection/timestamps.ts';

export interface CategoriesTable {
  id: Generated<number>;
  title: string;
  icon: string | null;
  color: string | null;
  active: Generated<boolean>;
}

/**
 * One row is one immutable version of a process; `parent_id` is the id of its first version and defaults to the row's
 * own.
 */
export interface ProcessesTable {
  id: Generated<number>;
  parent_id: ColumnType<number, number | null | undefined, number>;
  version: number;
  is_last_version: boolean;
  /** URL segment in the catalogue; the same for all versions while the title does not change. */
  name: string;
  title: string;
  description: string | null;
  url: string | null;
  category_id: number | null;
  icon: string | null;
  color: string | null;
  active: Generated<boolean>;
  department_id: number | null;
  sector_id: number | null;
  initializer_group_id: number | null;
  has_nps: Generated<boolean>;
  /** Ids of user statuses that may start it; empty means all. */
  assignee_statuses: JSONColumnType<number[]>;
  definition: JSONColumnType<WorkflowDefinition>;
  /** Names of the fields that any step restricts to approvers and administrators. Set by a trigger. */
  approver_fields: Generated<string[]>;
  spreadsheet_bool: Generated<boolean>;
  spreadsheet_url: string | null;
  created_by: number | null;
  created_at: TimestampOrNow;
}

/** Scenarios of a process, shared by all its versions. */
export interface ProcessScenariosTable {
  parent_id: number;
  scenarios: JSONColumnType<Scenario[]>;
}

/** The steps of a process version, derived from its definition by the database. */
export interface ProcessStepsTable {
  process_id: number;
  step_id: string;
  title: string;
  type: string;
  /** Ids of the steps that this one is connected to. */
  next_steps: string[];
  /** Ids of the people, special assignees and groups that the step names. */
  assignee_ids: number[];
  group_ids: number[];
}
