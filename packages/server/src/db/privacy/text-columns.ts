import type { Database } from '../tables/schema.ts';

/** How anonymisation treats the text, JSON and list columns of a table. Every one is named exactly once. */
export interface TableTexts {
  /** Columns in which the names of a person are replaced wherever they appear. */
  readonly replaced?: readonly string[];
  /** Primary key of a table with replaced columns. */
  readonly key?: readonly string[];
  /** Number of rows of one batch. @default 500 */
  readonly batch?: number;
  /** Columns that a step of its own clears, deletes or changes. */
  readonly written?: readonly string[];
  /** Form values, kept sheet rows, comments and attachments, which stay as people wrote them. */
  readonly content?: readonly string[];
  /** Columns without names: ids, kinds, states, hashes, colours, addresses of other systems. */
  readonly nameless?: readonly string[];
}

/** All text columns of the database. A test compares it with the database. */
export const textColumns: Readonly<
  Record<keyof Database | 'list_entries' | 'kysely_migration' | 'kysely_migration_lock', TableTexts>
> = {
  // people: only the row of the person, and the names of service accounts
  users: {
    written: [
      'user_name',
      'first_name',
      'last_name',
      'nick_name',
      'complete_name',
      'list_name',
      'email',
      'picture',
      'custom1',
      'custom2',
      'custom3',
      'custom4',
      'custom5',
      'catalogue_token',
      'subject',
      'roles',
      'locale',
    ],
    nameless: ['kind'],
  },
  external_ids: { written: ['external_id'], nameless: ['source', 'kind'] },
  attribute_owners: { nameless: ['kind', 'attribute', 'source'] },
  role_grants: { nameless: ['role', 'source'] },
  scim_connections: { nameless: ['called'] },
  scim_people: { written: ['sent', 'sent_emails', 'pending_manager', 'removed_external_id'], nameless: ['source'] },
  scim_groups: { replaced: ['display_name'], key: ['id'], nameless: ['source', 'external_id', 'use', 'role'] },
  scim_group_members: {},
  absences: { nameless: ['reason', 'source'] },
  absence_substitutes: {},
  anonymisations: { written: ['former', 'place'], nameless: ['step'] },
  legal_blocks: { replaced: ['reason', 'lift_reason'], key: ['id'], nameless: ['kind'] },
  retention_rules: { replaced: ['reason'], key: ['parent_id'] },

  branches: { replaced: ['name'], key: ['id'], nameless: ['code', 'state', 'city', 'time_zone'] },
  job_titles: { replaced: ['name'], key: ['id'] },
  assignee_statuses: { replaced: ['description'], key: ['id'] },
  directory_sources: { replaced: ['name'], key: ['key'], nameless: ['key', 'kind'] },
  departments: { replaced: ['description'], key: ['id'] },
  department_responsibles: {},
  sectors: { replaced: ['description'], key: ['id'] },
  sector_responsibles: {},
  groups: { replaced: ['name'], key: ['id'], written: ['list_name'] },
  group_members: {},
  initializer_groups: { replaced: ['name'], key: ['id'] },
  initializer_group_members: {},
  initializer_group_branches: {},
  initializer_group_job_titles: {},
  categories: { replaced: ['title'], key: ['id'], nameless: ['icon', 'color'] },
  task_markers: { replaced: ['name', 'description'], key: ['id'], nameless: ['color'] },
  calendars: { replaced: ['name'], key: ['id'] },
  // names of holidays; versions never change
  calendar_versions: { nameless: ['calendar'] },
  city_holidays: { nameless: ['city', 'day', 'name'] },

  imports: {
    replaced: ['file_name', 'header', 'result', 'creates', 'options', 'failure'],
    key: ['id'],
    nameless: ['kind', 'status', 'source', 'format'],
  },
  import_lines: { replaced: ['cells'], key: ['import_id', 'line'] },
  import_changes: {
    replaced: ['key', 'name', 'shown', 'write', 'audit'],
    key: ['import_id', 'ordinal'],
    nameless: ['effect', 'attributes', 'gains', 'loses', 'seen'],
  },
  import_errors: {
    replaced: ['heading', 'value', 'reason', 'hint', 'name'],
    key: ['import_id', 'ordinal'],
  },

  processes: {
    replaced: ['title', 'description'],
    key: ['id'],
    batch: 10,
    // a step of its own replaces its texts, and keeps the names of fields
    written: ['definition'],
    nameless: ['name', 'url', 'icon', 'color', 'assignee_statuses', 'spreadsheet_url', 'approver_fields'],
  },
  process_scenarios: { replaced: ['scenarios'], key: ['parent_id'], batch: 10 },
  // written by the database from the definitions
  process_steps: { written: ['title'], nameless: ['step_id', 'type', 'next_steps'] },

  instances: {
    replaced: ['motive', 'nps_comment'],
    key: ['idk'],
    // form values stay, but what the server filled in about the person is replaced
    content: ['data', 'list_data'],
    nameless: ['status', 'current_step', 'hidden_fields'],
  },
  instance_steps: { replaced: ['details'], key: ['idk', 'step_id'], nameless: ['step_id', 'status'] },
  // written by the database from the tasks
  list_entries: { written: ['step'], nameless: ['status'] },
  tasks: {
    replaced: ['title', 'process_title', 'motive'],
    key: ['id'],
    nameless: ['step_id', 'type', 'status'],
  },
  task_addressees: {},
  task_reads: {},
  task_presences: {},
  task_drafts: { content: ['values', 'comment'] },
  histories: { replaced: ['message'], key: ['id'], nameless: ['step_id', 'kind'] },
  comments: { content: ['comments'] },
  attachments: { content: ['original_file_name'], nameless: ['content_type', 'storage_key', 'sha256'] },
  form_files: { nameless: ['storage_key', 'owner'] },

  notifications: { replaced: ['message', 'content'], key: ['id'], nameless: ['name'] },
  outbox_messages: {
    replaced: ['address', 'subject', 'body', 'last_error'],
    key: ['id'],
    nameless: ['channel', 'path', 'state', 'locale'],
  },
  favourite_services: {},
  service_tickets: { nameless: ['hash'] },
  realtime_tickets: { nameless: ['hash'] },
  saved_views: { replaced: ['name', 'state'], key: ['id'], nameless: ['list'] },
  saved_view_defaults: { nameless: ['list'] },
  updates: { replaced: ['title', 'description'], key: ['id'], batch: 50 },
  update_views: {},
  update_groups: {},
  update_departments: {},
  update_attachments: { content: ['name'], nameless: ['type', 'storage_key', 'content_type', 'sha256'] },

  service_callbacks: { nameless: ['step_id', 'secret_hash', 'body_hash'] },
  sheets: { content: ['columns'], nameless: ['spreadsheet', 'url', 'tab'] },
  sheet_writers: {},
  sheet_rows: { content: ['cells'], nameless: ['key'] },
  service_accounts: { nameless: ['scopes', 'addresses', 'client_id'] },
  service_tokens: { nameless: ['hash'] },
  webhooks: { replaced: ['name'], key: ['id'], nameless: ['url', 'events', 'secret', 'former_secret'] },
  webhook_sequences: {},
  webhook_deliveries: { replaced: ['body'], key: ['id'], nameless: ['message_id', 'type', 'state'] },
  webhook_attempts: { replaced: ['answer'], key: ['id'] },

  exports: { replaced: ['query'], key: ['id'], nameless: ['report_type', 'status', 'parts'] },
  jobs: { replaced: ['payload', 'last_error'], key: ['id'], nameless: ['kind', 'state', 'unique_key'] },
  idempotency_keys: {
    replaced: ['response'],
    key: ['user_id', 'key', 'endpoint'],
    batch: 100,
    nameless: ['key', 'endpoint', 'request_hash'],
  },
  oidc: { written: ['payload'], nameless: ['kind', 'id', 'grant_id', 'uid'] },
  // the company's text on the purpose of its data; the others are states and keys of the server
  settings: { written: ['value'], nameless: ['key'] },

  audit_events: {
    written: ['actor_name', 'object_name', 'changes', 'reason'],
    nameless: ['origin', 'action', 'object_kind', 'object_id', 'refused_as', 'request_id', 'address'],
  },
  audit_seals: { nameless: ['previous', 'hash'] },
  audit_renewals: { nameless: ['chain', 'former_hash'] },
  kysely_migration: { nameless: ['name', 'timestamp'] },
  kysely_migration_lock: { nameless: ['id'] },
};
