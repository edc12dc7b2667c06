import { type Kysely, sql } from 'kysely';

/**
 * Seals a limited number of audit rows, so that no statement takes longer than allowed, however many rows wait. The function
 * without a limit stays for servers of the release before, and for the other functions of the trail.
 */
const statements = [
  sql`create function seal_audit_events(most integer) returns integer language plpgsql security definer
    set search_path from current as $$
    declare
      event audit_events;
      last audit_seals;
      chain text;
      sealed integer := 0;
    begin
      perform pg_advisory_xact_lock(hashtext('tramita audit seal'), hashtext(current_schema()));
      select * into last from audit_seals order by event_id desc limit 1;
      chain := coalesce(last.hash, '');
      for event in select * from audit_events where id > coalesce(last.event_id, 0) order by id limit most loop
        insert into audit_seals (event_id, previous, hash)
          values (event.id, chain, audit_event_hash(chain, event)) returning hash into chain;
        sealed := sealed + 1;
      end loop;
      return sealed;
    end
  $$`,
  sql`create or replace function seal_audit_events() returns integer language sql security definer
    set search_path from current as $$ select seal_audit_events(null) $$`,
  sql`revoke execute on function seal_audit_events(integer) from public`,
];

export const boundedSeals = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
