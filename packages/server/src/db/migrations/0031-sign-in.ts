import { type Kysely, sql } from 'kysely';

/**
 * The newest claims of the issuer that were applied to each user. Servers with connections of a deactivated user are
 * notified by `gone u7`; those of the previous release understand `counts u7` only.
 */
const statements = [
  sql`alter table users add column claims_at timestamptz, add column userinfo_at timestamptz`,
  sql`create or replace function tell_deactivated() returns trigger language plpgsql as $$
    begin
      if realtime_is_on() then
        perform pg_notify(realtime_channel(tg_table_schema), 'gone u' || new.id);
        perform pg_notify(realtime_channel(tg_table_schema), 'counts u' || new.id);
      end if;
      return null;
    end
  $$`,
];

export const signIn = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
