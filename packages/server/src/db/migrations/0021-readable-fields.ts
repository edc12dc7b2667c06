import { type Kysely, sql } from 'kysely';
import { refreshHiddenFields } from '../processes/hidden-fields.ts';
import type { Database } from '../tables/schema.ts';

/** Fields that lists and files omit from a request: those its current form hides, and those for approvers only. */
const statements = [
  sql`alter table instances add column hidden_fields text[] not null default '{}'`,
  sql`alter table processes add column approver_fields text[] not null default '{}'`,
  sql`create function approver_fields_of(definition jsonb) returns text[] language sql immutable parallel safe as $$
    with restricted as materialized (
      select distinct jsonb_path_query(definition, '$.steps[*].fields[*] ? (@.visible == "APPROVERS_ADMIN").fieldId') as id
    )
    select coalesce(array_agg(field ->> 'name'), '{}')
    from jsonb_path_query(definition, '$.fields[*]') field
    join restricted on restricted.id = field -> 'id'
  $$`,
  sql`update processes set approver_fields = approver_fields_of(definition)
    where definition::text like '%APPROVERS_ADMIN%'`,
  sql`create function process_approver_fields() returns trigger language plpgsql as $$
    begin
      new.approver_fields := approver_fields_of(new.definition);
      return new;
    end
  $$`,
  sql`create trigger processes_approver_fields before insert or update of definition on processes
    for each row execute function process_approver_fields()`,
];

export const readableFields = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
    await refreshHiddenFields(db as Kysely<Database>);
  },
};
