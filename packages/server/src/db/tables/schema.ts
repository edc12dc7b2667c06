import type { AuditFilter, ExportStatus, ExportType, ReportFilter } from '@tramita/client/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp, TimestampOrNow } from '../connection/timestamps.ts';
import type { AbsenceSubstitutesTable, AbsencesTable } from './absence-tables.ts';
import type { AuditEventsTable, AuditSealsTable } from './audit-tables.ts';
import type { CalendarsTable, CalendarVersionsTable } from './calendar-tables.ts';
import type {
  CityHolidaysTable,
  ImportChangesTable,
  ImportErrorsTable,
  ImportLinesTable,
  ImportsTable,
} from './import-tables.ts';
import type { ServiceCallbacksTable, SheetRowsTable, SheetsTable, SheetWritersTable } from './integration-tables.ts';
import type { NotificationsTable, OutboxMessagesTable } from './message-tables.ts';
import type {
  AssigneeStatusesTable,
  AttributeOwnersTable,
  BranchesTable,
  DepartmentResponsiblesTable,
  DepartmentsTable,
  DirectorySourcesTable,
  ExternalIdsTable,
  GroupMembersTable,
  GroupsTable,
  InitializerGroupBranchesTable,
  InitializerGroupJobTitlesTable,
  InitializerGroupMembersTable,
  InitializerGroupsTable,
  JobTitlesTable,
  RoleGrantsTable,
  SectorResponsiblesTable,
  SectorsTable,
  UsersTable,
} from './organisation-tables.ts';
import type {
  AnonymisationsTable,
  AuditRenewalsTable,
  LegalBlocksTable,
  RetentionRulesTable,
} from './privacy-tables.ts';
import type { CategoriesTable, ProcessesTable, ProcessScenariosTable, ProcessStepsTable } from './process-tables.ts';
import type { SavedViewDefaultsTable, SavedViewsTable } from './saved-view-tables.ts';
import type { ScimConnectionsTable, ScimGroupMembersTable, ScimGroupsTable, ScimPeopleTable } from './scim-tables.ts';
import type {
  IdempotencyKeysTable,
  OidcTable,
  RealtimeTicketsTable,
  ServiceTicketsTable,
  SettingsTable,
} from './server-tables.ts';
import type { ServiceAccountsTable, ServiceTokensTable } from './service-account-tables.ts';
import type {
  UpdateAttachmentsTable,
  UpdateDepartmentsTable,
  UpdateGroupsTable,
  UpdatesTable,
  UpdateViewsTable,
} from './updates-tables.ts';
import type {
  WebhookAttemptsTable,
  WebhookDeliveriesTable,
  WebhookSequencesTable,
  WebhooksTable,
} from './webhook-tables.ts';

export type InstanceStatus = 'IN_PROGRESS' | 'FINISHED' | 'CANCELED';

/** A running or ended request. `idk` is its number, `protocol` its public uuid. */
export interface InstancesTable {
  idk: Generated<number>;
  protocol: string;
  process_id: number;
  status: Generated<InstanceStatus>;
  /** The requester; also called creator. */
  created_by: number;
  /** The user who sent it; differs from `created_by` for a request on behalf of another user. */
  started_by: number;
  created_at: TimestampOrNow;
  finished_at: NullableTimestamp;
  /** Form values by field name. */
  data: JSONColumnType<Record<string, unknown>>;
  /** Part of `data` that lists show and search: no files, the beginning of long texts. Set by the database. */
  list_data: Generated<unknown>;
  /** Names of the fields that the current form hides; lists and files omit their values. */
  hidden_fields: Generated<string[]>;
  /** Current step; null if the request has ended. */
  current_step: string | null;
  motive: string | null;
  nps_status: number | null;
  nps_comment: string | null;
  nps_at: NullableTimestamp;
  /** Counts applied events; an event decided on an older revision is rejected. */
  revision: Generated<number>;
  /** When the retention rule of its process removed the content. */
  content_removed_at: NullableTimestamp;
}

export type StepState = 'NONE' | 'FINISHED' | 'FAILED';

/** Progress of one step of a request; a row for each step of the definition, inserted at the start. */
export interface InstanceStepsTable {
  idk: number;
  step_id: string;
  step_order: number;
  status: Generated<StepState>;
  approved: boolean | null;
  canceled: Generated<boolean>;
  details: string | null;
  started_at: NullableTimestamp;
  due_at: NullableTimestamp;
  finished_at: NullableTimestamp;
  finished_by: number | null;
  /** Version of the calendar that gives `due_at`; null for elapsed time. */
  calendar_version_id: Generated<number | null>;
}

export type TaskKind = 'APPROVAL' | 'NORMAL';
export type TaskState = 'TO_DO' | 'FINISHED' | 'CANCELED';

export interface TasksTable {
  id: Generated<number>;
  uuid: string;
  idk: number;
  step_id: string;
  title: string;
  type: TaskKind;
  status: Generated<TaskState>;
  created_at: TimestampOrNow;
  finished_at: NullableTimestamp;
  finished_by: number | null;
  due_at: NullableTimestamp;
  /** Version of the calendar that gives `due_at`; null for elapsed time. */
  calendar_version_id: Generated<number | null>;
  approved: boolean | null;
  motive: string | null;
  marker_id: number | null;
  /** The user who took the task ("Atribuir a mim"); null while it belongs to its addressees. */
  held_by: number | null;
  /** The absent person for whom `held_by` took the task as a substitute. */
  held_on_behalf_of: Generated<number | null>;
  /** Requester, process and its title, repeated here so that lists read one table. */
  requester_id: number;
  process_id: number;
  process_title: string;
  /** Whether the step may be transferred; set by the database. */
  is_routable: Generated<boolean>;
}

/** Addressees of a task: exactly one of `user_id` and `group_id` is set. Rows remain when a user takes the task. */
export interface TaskAddresseesTable {
  /** Null for former addressees of a transferred task, who can still see the request. */
  task_id: number | null;
  user_id: number | null;
  group_id: number | null;
  /** Request of the task; set by the database if there is a task. */
  instance_idk: Generated<number>;
  /** Whether the task is still to do; set by the database. */
  is_open: Generated<boolean>;
}

/** A task is unread for an addressed user until a row exists here. */
export interface TaskReadsTable {
  task_id: number;
  user_id: number;
}

export interface TagsTable {
  id: Generated<number>;
  name: string;
  color: string;
  description: string | null;
  active: Generated<boolean>;
}

export type HistoryKind =
  | 'STARTED'
  | 'STEP_REACHED'
  | 'ASSIGNED'
  | 'UNASSIGNED'
  | 'COMPLETED'
  | 'APPROVED'
  | 'REJECTED'
  | 'CANCELED'
  | 'FINISHED'
  | 'SERVICE_SUCCEEDED'
  | 'SERVICE_FAILED'
  | 'SERVICE_RETRY'
  | 'FAILED'
  | 'COMMENTED'
  | 'ATTACHED'
  | 'ATTACHMENT_REMOVED'
  | 'TAGGED'
  | 'UNTAGGED'
  | 'RATED'
  | 'TRANSFERRED'
  | 'REDIRECTED'
  | 'RETRIED'
  | 'DUE_MOVED'
  | 'ENDED';

/** A history entry: event, user, time, steps and reason. `message` is sanitised HTML in Portuguese. */
export interface HistoriesTable {
  id: Generated<number>;
  idk: number;
  step_id: string | null;
  task_id: number | null;
  kind: HistoryKind;
  message: string;
  user_id: number | null;
  /** The absent person for whom the user acted. */
  on_behalf_of: Generated<number | null>;
  created_at: TimestampOrNow;
}

export interface CommentsTable {
  id: Generated<number>;
  idk: number;
  user_id: number;
  /** The absent person for whom the user commented. */
  on_behalf_of: Generated<number | null>;
  comments: string;
  created_at: TimestampOrNow;
}

export interface AttachmentsTable {
  id: Generated<number>;
  idk: number;
  original_file_name: string;
  size: number;
  content_type: string;
  /** Key in the file store. */
  storage_key: string;
  sha256: string;
  user_id: number;
  created_at: TimestampOrNow;
}

export type JobState = 'WAITING' | 'RUNNING' | 'DONE' | 'DEAD';

export interface JobsTable {
  id: Generated<number>;
  kind: string;
  payload: JSONColumnType<Record<string, unknown>>;
  state: Generated<JobState>;
  run_at: Timestamp;
  attempt: Generated<number>;
  max_attempts: number;
  /** When the lease expires, the next worker takes the running job; `attempt` excludes the former worker. */
  leased_until: NullableTimestamp;
  last_error: string | null;
  /** At most one job has this key. */
  unique_key: string | null;
  created_at: TimestampOrNow;
}

/** Unsent user input of a task; one row for each user and task. */
export interface TaskDraftsTable {
  task_id: number;
  user_id: number;
  /** Form values by field name. */
  values: JSONColumnType<Record<string, unknown>>;
  comment: string | null;
  /** Length of values and comment as UTF-8 JSON. */
  bytes: number;
  /** Increases with each save. */
  revision: number;
  saved_at: Timestamp;
}

/** Contents of file fields that values refer to, written by triggers of the tables with the values. */
export interface FormFilesTable {
  storage_key: string;
  /** The request or the draft. */
  owner: string;
}

/** Users who have a task open on the screen; stale if `seen_at` is older than the contract's `presenceSeconds`. */
export interface TaskPresencesTable {
  task_id: number;
  user_id: number;
  since: Timestamp;
  seen_at: Timestamp;
  is_editing: boolean;
}

/** A user's favourite service, by the first version of its process. */
export interface FavouriteServicesTable {
  user_id: number;
  parent_id: number;
}

/** The person of an export of personal data. */
export interface ExportedPerson {
  readonly personId: number;
}

/** An export of the report, of the audit trail or of a person's data. The file is stored in parts, so that a long file is never in memory at once. */
export interface ExportsTable {
  id: Generated<number>;
  uuid: string;
  user_id: number;
  /** The filter of the report, or of the audit trail; or the person. */
  query: JSONColumnType<ReportFilter | AuditFilter | ExportedPerson>;
  report_type: ExportType | 'AUDIT' | 'PERSON';
  status: Generated<ExportStatus>;
  rows_done: Generated<number>;
  rows_total: number | null;
  /** Size of the file in bytes. */
  size: number | null;
  /** Keys of its parts in the file store, in order. */
  parts: Generated<string[]>;
  created_at: TimestampOrNow;
  /** When the file was ready; null for exports of older releases. */
  ready_at: NullableTimestamp;
}

export interface Database {
  users: UsersTable;
  branches: BranchesTable;
  job_titles: JobTitlesTable;
  assignee_statuses: AssigneeStatusesTable;
  directory_sources: DirectorySourcesTable;
  external_ids: ExternalIdsTable;
  attribute_owners: AttributeOwnersTable;
  role_grants: RoleGrantsTable;
  imports: ImportsTable;
  import_lines: ImportLinesTable;
  import_changes: ImportChangesTable;
  import_errors: ImportErrorsTable;
  city_holidays: CityHolidaysTable;
  departments: DepartmentsTable;
  department_responsibles: DepartmentResponsiblesTable;
  sectors: SectorsTable;
  sector_responsibles: SectorResponsiblesTable;
  calendars: CalendarsTable;
  calendar_versions: CalendarVersionsTable;
  absences: AbsencesTable;
  absence_substitutes: AbsenceSubstitutesTable;
  groups: GroupsTable;
  group_members: GroupMembersTable;
  initializer_groups: InitializerGroupsTable;
  initializer_group_members: InitializerGroupMembersTable;
  initializer_group_branches: InitializerGroupBranchesTable;
  initializer_group_job_titles: InitializerGroupJobTitlesTable;
  categories: CategoriesTable;
  processes: ProcessesTable;
  process_scenarios: ProcessScenariosTable;
  process_steps: ProcessStepsTable;
  instances: InstancesTable;
  instance_steps: InstanceStepsTable;
  tasks: TasksTable;
  task_addressees: TaskAddresseesTable;
  task_reads: TaskReadsTable;
  task_markers: TagsTable;
  histories: HistoriesTable;
  comments: CommentsTable;
  attachments: AttachmentsTable;
  notifications: NotificationsTable;
  task_drafts: TaskDraftsTable;
  form_files: FormFilesTable;
  task_presences: TaskPresencesTable;
  outbox_messages: OutboxMessagesTable;
  service_callbacks: ServiceCallbacksTable;
  sheets: SheetsTable;
  sheet_writers: SheetWritersTable;
  sheet_rows: SheetRowsTable;
  realtime_tickets: RealtimeTicketsTable;
  favourite_services: FavouriteServicesTable;
  service_tickets: ServiceTicketsTable;
  saved_views: SavedViewsTable;
  saved_view_defaults: SavedViewDefaultsTable;
  updates: UpdatesTable;
  update_views: UpdateViewsTable;
  update_groups: UpdateGroupsTable;
  update_departments: UpdateDepartmentsTable;
  update_attachments: UpdateAttachmentsTable;
  exports: ExportsTable;
  service_accounts: ServiceAccountsTable;
  service_tokens: ServiceTokensTable;
  scim_connections: ScimConnectionsTable;
  scim_people: ScimPeopleTable;
  scim_groups: ScimGroupsTable;
  scim_group_members: ScimGroupMembersTable;
  webhooks: WebhooksTable;
  webhook_sequences: WebhookSequencesTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
  audit_events: AuditEventsTable;
  audit_seals: AuditSealsTable;
  audit_renewals: AuditRenewalsTable;
  anonymisations: AnonymisationsTable;
  legal_blocks: LegalBlocksTable;
  retention_rules: RetentionRulesTable;
  jobs: JobsTable;
  idempotency_keys: IdempotencyKeysTable;
  oidc: OidcTable;
  settings: SettingsTable;
}
