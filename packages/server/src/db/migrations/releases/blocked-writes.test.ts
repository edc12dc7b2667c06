import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresDatabase } from '../../connection/open-postgres-database.ts';
import type { Database } from '../../tables/schema.ts';
import { testDatabaseUrl } from '../../testing/postgres-template.ts';
import { createTestSchema } from '../../testing/test-database.ts';
import { migrateTo, migrateToLatest } from '../migrate.ts';
import { migrations } from '../migrations.ts';

/** The first migration of the releases whose servers go on while the next one migrates. */
const first = '0027-oldest-server';
const later = Object.keys(migrations)
  .sort()
  .filter((name) => name > first);

const million = 1_000_000;
const limitMs = 2000;

/** Fills the tables with a million rows each, without triggers, and with the secondary indexes created afterwards. */
async function fill(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`set maintenance_work_mem = '256MB'`.execute(connection);
    const indexes = await sql<{ name: string; definition: string }>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid in ('instances'::regclass, 'tasks'::regclass, 'histories'::regclass)
        and not exists (select from pg_constraint where conindid = indexrelid)`.execute(connection);
    for (const { name } of indexes.rows) await sql`drop index ${sql.raw(name)}`.execute(connection);
    for (const statement of rows) await statement.execute(connection);
    for (const { definition } of indexes.rows) await sql.raw(definition).execute(connection);
    await sql`reset session_replication_role`.execute(connection);
  });
}

const rows = [
  sql`insert into users (user_name, first_name, last_name, nick_name, complete_name, roles, catalogue_token, list_name)
    values ('ana', 'Ana', 'Silva', 'Ana', 'Ana Silva', '', 't', 'ana silva')`,
  sql`insert into processes (id, parent_id, version, is_last_version, name, title, assignee_statuses, definition)
    values (1, 1, 1, true, 'p', 'Processo', '[]', '{"steps": [], "fields": []}')`,
  sql`insert into instances (protocol, process_id, status, created_by, started_by, created_at, finished_at)
    select gen_random_uuid(), 1, 'FINISHED', id, id, now() - g * interval '1 minute', now()
    from generate_series(1, ${million}::integer) g, users`,
  sql`insert into tasks (uuid, idk, step_id, title, type, status, created_at, finished_at, requester_id, process_id,
      process_title, is_routable)
    select gen_random_uuid(), idk, 's', 'Tarefa', 'NORMAL', 'FINISHED', created_at, now(), created_by, 1, 'Processo', false
    from instances`,
  sql`insert into histories (idk, kind, message, created_at) select idk, 'STARTED', 'Início', created_at from instances`,
];

/** Writes to each table again and again. */
function startWriting(db: Kysely<Database>, { idk, task }: { readonly idk: number; readonly task: number }) {
  let isStopped = false;
  const writes = [
    sql`update instances set revision = revision + 1 where idk = ${idk}`,
    sql`update tasks set title = title where id = ${task}`,
    sql`insert into histories (idk, task_id, kind, message) values (${idk}, ${task}, 'STARTED', 'Início')`,
  ];
  const running = writes.map(async (write) => {
    while (!isStopped) {
      await write.execute(db);
      // pause so that the migrations, not the writes, use the processors
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  return {
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}

/**
 * Asks Postgres again and again how long statements on the filled tables have been waiting for locks. The time that they
 * wait for a busy processor does not count, nor that in which the creation of an index waits for them.
 */
function startWatching(db: Kysely<Database>) {
  let isStopped = false;
  let longest = { ms: 0, statement: '' };
  const running = (async () => {
    while (!isStopped) {
      const { rows } = await sql<{ ms: number; statement: string }>`
        select extract(epoch from clock_timestamp() - waitstart)::float * 1000 as ms, query as statement
        from pg_locks waiting join pg_stat_activity using (pid)
        where not granted and waitstart is not null and locktype <> 'virtualxid' and exists (
          select from pg_locks own where own.pid = waiting.pid
          and own.relation in ('instances'::regclass, 'tasks'::regclass, 'histories'::regclass))`.execute(db);
      for (const wait of rows) if (wait.ms > longest.ms) longest = wait;
      // pause between two questions
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    /** Returns the longest wait since the last call. */
    read() {
      const read = longest;
      longest = { ms: 0, statement: '' };
      return read;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

describe.runIf(testDatabaseUrl !== '')('migrations of a database with a million requests, tasks and histories', () => {
  let schema: Awaited<ReturnType<typeof createTestSchema>>;
  let db: Kysely<Database>;
  beforeAll(async () => {
    schema = await createTestSchema(testDatabaseUrl);
    db = openPostgresDatabase(testDatabaseUrl, { schema: schema.name, statementTimeoutMs: 0 });
    await migrateTo(db, first);
    await fill(db);
  });
  afterAll(async () => {
    await db.destroy();
    await schema.drop();
  });

  test('D11.08 no migration blocks a write for more than two seconds, and no write fails', async () => {
    const ids = await sql<{ idk: number; task: number }>`
      select idk, id as task from tasks order by id limit 1`.execute(db);
    const writing = startWriting(db, ids.rows[0] ?? expect.unreachable());
    const watching = startWatching(db);
    const waits: Record<string, ReturnType<typeof watching.read>> = {};
    for (const name of later) {
      await migrateTo(db, name);
      waits[name] = watching.read();
    }
    expect(Object.keys(waits)).toEqual(later);
    await writing.stop();
    await watching.stop();
    for (const [name, { ms, statement }] of Object.entries(waits)) {
      expect(ms, `${statement} in ${name}`).toBeLessThan(limitMs);
    }
    await migrateToLatest(db);
  });
});
