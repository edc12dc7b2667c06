import type { ExportStatus, ExportType, ReportFilter } from '@tramita/client/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { NullableTimestamp, Timestamp, TimestampOrNow } from '../connection/timestamps.ts';
import type { ServiceCallbacksTable, SheetRowsTable, SheetsTable, SheetWritersTable } from './integration-tables.ts';
import type {
  AssigneeStatusesTable,
  DepartmentResponsiblesTable,
  DepartmentsTable,
  GroupMembersTable,
  GroupsTable,
  InitializerGroupBranchesTable,
  InitializerGroupJobTitlesTable,
  InitializerGroupMembersTable,
  InitializerGroupsTable,
  NamedTable,
  SectorResponsiblesTable,
  SectorsTable,
  UsersTable,
} from './organisation-tables.ts';
import type { CategoriesTable, ProcessesTable, ProcessScenariosTable, ProcessStepsTable } from './process-tables.ts';
import type { SavedViewDefaultsTable, SavedViewsTable } from './saved-view-tables.ts';
import type {
  UpdateAttachmentsTable,
  UpdateDepartmentsTable,
  UpdateGroupsTable,
  UpdatesTable,
  UpdateViewsTable,
} from './updates-tables.ts';

export type InstanceStatus = 'IN_PROGRESS' | 'FINISHED' | 'CANCELED';

/** A running or ended request. `idk` is its number, `protocol` its public uuid. */
export interface InstancesTable {
  idk: Generated<number>;
  protocol: string;
  process_id: number;
  status: Generated<InstanceStatus>;
  /** Whom the request is for; also called its creator or requester. */
  created_by: number;
  /** Who sent it; differs from `created_by` when sent on behalf. */
  started_by: number;
  created_at: TimestampOrNow;
  finished_at: NullableTimestamp;
  /** Form values by field name. */
  data: JSONColumnType<Record<string, unknown>>;
  /** What lists show and search of `data`: no files, the beginning of long texts. Kept by the database. */
  list_data: Generated<unknown>;
  /** Names of the fields that the present form hides; lists and files leave their values out. */
  hidden_fields: Generated<string[]>;
  /** Step the flow stands at; null once ended. */
  current_step: string | null;
  motive: string | null;
  nps_status: number | null;
  nps_comment: string | null;
  nps_at: NullableTimestamp;
  /** Counts applied events; an event decided on an older revision is refused. */
  revision: Generated<number>;
}

export type StepState = 'NONE' | 'FINISHED' | 'FAILED';

/** How far one step of a request is; a row for each step of the definition, written at the start. */
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
  approved: boolean | null;
  motive: string | null;
  marker_id: number | null;
  /** Who holds the task after "Atribuir a mim"; null while it stands with those it was addressed to. */
  held_by: number | null;
  /** Requester, process and its title, repeated here so that lists read one table. */
  requester_id: number;
  process_id: number;
  process_title: string;
  /** Whether the step may be transferred; filled in by the database. */
  is_routable: Generated<boolean>;
}

/** To whom a task is addressed: exactly one of `user_id` and `group_id` is set. Rows stay when the task is held. */
export interface TaskAddresseesTable {
  /** Null for those a task of the request was addressed to before it was transferred: they go on seeing the request. */
  task_id: number | null;
  user_id: number | null;
  group_id: number | null;
  /** Request of the task; filled in by the database where there is a task. */
  instance_idk: Generated<number>;
  /** Whether the task is still to do; kept by the database. */
  is_open: Generated<boolean>;
}

/** A task is unread for a user who is addressed until a row stands here. */
export interface TaskReadsTable {
  task_id: number;
  user_id: number;
}

export interface TaskMarkersTable {
  id: Generated<number>;
  name: string;
  color: string;
  description: string | null;
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
  | 'ENDED';

/** What happened: who, when, from where to where, why. `message` is sanitised HTML in Portuguese. */
export interface HistoriesTable {
  id: Generated<number>;
  idk: number;
  step_id: string | null;
  task_id: number | null;
  kind: HistoryKind;
  message: string;
  user_id: number | null;
  created_at: TimestampOrNow;
}

export interface CommentsTable {
  id: Generated<number>;
  idk: number;
  user_id: number;
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

export interface NotificationsTable {
  id: Generated<number>;
  user_id: number;
  message: string;
  protocol: string | null;
  read: Generated<boolean>;
  active: Generated<boolean>;
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
  /** A running job whose lease is over is taken by the next worker; `attempt` fences the former one off. */
  leased_until: NullableTimestamp;
  last_error: string | null;
  /** At most one job with this key. */
  unique_key: string | null;
  created_at: TimestampOrNow;
}

/** Remembers the answer to a call sent with an Idempotency-Key, for a day. */
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

/** Small values the server keeps for itself: signing keys, cookie keys, demo version. */
export interface SettingsTable {
  key: string;
  value: string;
}

/** What somebody typed into a task and has not sent; one row for each person and task. */
export interface TaskDraftsTable {
  task_id: number;
  user_id: number;
  /** Form values by field name. */
  values: JSONColumnType<Record<string, unknown>>;
  comment: string | null;
  /** Length of values and comment as UTF-8 JSON. */
  bytes: number;
  /** Rises with each save. */
  revision: number;
  saved_at: Timestamp;
}

/** Contents of file fields that values refer to, written by triggers of the tables with the values. */
export interface FormFilesTable {
  storage_key: string;
  /** The request or the draft. */
  owner: string;
}

/** Who has a task open on the screen; stale once `seen_at` is older than the contract's `presenceSeconds`. */
export interface TaskPresencesTable {
  task_id: number;
  user_id: number;
  since: Timestamp;
  seen_at: Timestamp;
  is_editing: boolean;
}

/** An e-mail or chat message of a step. `KEPT`: the channel is not configured, the message is here to be read. */
export interface OutboxMessagesTable {
  id: Generated<number>;
  channel: 'EMAIL' | 'CHAT';
  /** Null where only the address is known: an e-mail address, or the webhook of a chat. */
  user_id: number | null;
  address: string | null;
  subject: string;
  /** Plain text, without the link. */
  body: string;
  /** Where the link leads, below the portal's address. */
  path: string;
  protocol: string | null;
  state: 'WAITING' | 'SENT' | 'FAILED' | 'KEPT';
  created_at: TimestampOrNow;
  sent_at: NullableTimestamp;
  last_error: string | null;
}

/** Opens the realtime channel once; only a hash of the ticket is kept. */
export interface RealtimeTicketsTable {
  hash: string;
  user_id: number;
  expires_at: Timestamp;
}

/** A service a person marked, by the first version of its process. */
export interface FavouriteServicesTable {
  user_id: number;
  parent_id: number;
}

export interface ServiceTicketsTable {
  hash: string;
  user_id: number;
  process_id: number;
  expires_at: Timestamp;
}

/** An export of the report. The file is kept in parts, so that none of any length is in memory at once. */
export interface ExportsTable {
  id: Generated<number>;
  uuid: string;
  user_id: number;
  query: JSONColumnType<ReportFilter>;
  report_type: ExportType;
  status: Generated<ExportStatus>;
  rows_done: Generated<number>;
  rows_total: number | null;
  /** Bytes of the file. */
  size: number | null;
  /** Keys of its parts in the file store, in their order. */
  parts: Generated<string[]>;
  created_at: TimestampOrNow;
}

export interface Database {
  users: UsersTable;
  branches: NamedTable;
  job_titles: NamedTable;
  assignee_statuses: AssigneeStatusesTable;
  departments: DepartmentsTable;
  department_responsibles: DepartmentResponsiblesTable;
  sectors: SectorsTable;
  sector_responsibles: SectorResponsiblesTable;
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
  task_markers: TaskMarkersTable;
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
  jobs: JobsTable;
  idempotency_keys: IdempotencyKeysTable;
  oidc: OidcTable;
  settings: SettingsTable;
}
