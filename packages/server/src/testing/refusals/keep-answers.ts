import { type Endpoint, type EndpointId, endpoints } from '@tramita/client/contract';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import {
  type KeptAnswer,
  type KeptCall,
  type KeptPlace,
  type KeptRelease,
  keptBody,
  readAnswer,
  requestOf,
  stablePart,
} from '../../../../../scripts/lib/previous-release/kept-answers.ts';
import { openPgliteDatabase } from '../../db/connection/open-database.ts';
import { openPglitePort } from '../../db/connection/pglite-port.ts';
import { createRestorePoint } from '../../db/connection/restore-point.ts';
import { migrateToLatest } from '../../db/migrations/migrate.ts';
import type { Database } from '../../db/tables/schema.ts';
import { demoEpoch } from '../../demo/epoch.ts';
import { loadSandbox } from '../../demo/sandbox-company.ts';
import { createMemoryFileStore, type MemoryFileStore } from '../../files/memory-file-store.ts';
import { createTestApi, type TestApi, testNow } from '../api.ts';
import { insertBusyOffice } from './office/busy-office.ts';
import { policiesOf } from './policies/policies.ts';

/** Rows of this release, and its answers to calls on them. */
export async function keepAnswers(): Promise<KeptRelease> {
  const db = await openDatabase();
  const { rows } = await sql<{ name: string }>`
    select max(name collate "C") as name from kysely_migration`.execute(db);
  await db.destroy();
  return {
    migration: rows[0]?.name ?? '',
    places: { office: await keepOffice(), company: await keepCompany() },
  };
}

async function openDatabase(): Promise<Kysely<Database>> {
  const db = openPgliteDatabase(await openPglitePort());
  await migrateToLatest(db);
  return db;
}

/** An office in which every call succeeds, and the call of each endpoint. */
async function keepOffice(): Promise<KeptPlace> {
  const db = await openDatabase();
  const office = await insertBusyOffice(db);
  const policies = policiesOf(office);
  const calls: KeptCall[] = [];
  for (const { id, method, policy } of Object.values<Endpoint>(endpoints)) {
    const { by, path, body } = policies[id as EndpointId].allowed;
    calls.push({ id, by: policy === 'public' ? null : by, method, path, ...(await keptBody(body)) });
  }
  return keep({ db, files: office.files, api: office.api, now: testNow, calls });
}

/** The small demo company: what several of its people read about everything that they see. */
async function keepCompany(): Promise<KeptPlace> {
  const db = await openDatabase();
  const files = createMemoryFileStore();
  const api = createTestApi(db, { files, now: () => demoEpoch });
  await loadSandbox(api.services, { now: demoEpoch });
  const calls: KeptCall[] = [];
  const read = (id: EndpointId, by: string, path: string) => calls.push({ id, by, method: 'GET', path });
  const tasks = (by: string, query: string) => read('tasks.list', by, `/v1/tasks?${query}`);
  const people = ['rafael.nunes', 'mariana.costa', 'patricia.lemos'];
  for (const by of people) {
    for (const { id, method, path, policy, query } of Object.values<Endpoint>(endpoints)) {
      const isPlain = method === 'GET' && policy !== 'public' && !path.includes('{');
      if (isPlain && (!query || z.safeParse(query, {}).success)) read(id as EndpointId, by, path);
    }
    for (const status of ['TO_DO', 'IN_PROGRESS', 'FINISHED']) {
      tasks(by, `status=${status}&myTasks=true&assignedToMe=true`);
      tasks(by, `status=${status}&myTasks=false&assignedToMe=true`);
      tasks(by, `status=${status}&myTasks=false&assignedToMe=false`);
    }
    read('people.listAssignees', by, '/v1/assignees?q=ma');
    read('reports.list', by, '/v1/tasks-report?process=Reembolso%20de%20despesas');
  }
  const requests = await db
    .selectFrom('instances')
    .innerJoin('users', 'users.id', 'instances.created_by')
    .select(['idk', 'protocol', 'user_name'])
    .orderBy('idk')
    .execute();
  for (const { idk, protocol, user_name: by } of requests) {
    read('requests.get', by, `/v1/requests/${protocol}`);
    read('requests.newestTask', by, `/v1/requests/${protocol}/newestTask`);
    read('requests.steps', by, `/v1/process-instance-steps?idk=${idk}`);
    read('requests.listHistory', by, `/v1/histories/${protocol}`);
    read('requests.listComments', by, `/v1/processes/${idk}/comments`);
  }
  const open = await sql<{ uuid: string; by: string }>`
    select t.uuid, min(u.user_name) as by from tasks t join task_addressees a on a.task_id = t.id
    left join group_members m on m.group_id = a.group_id join users u on u.id = coalesce(a.user_id, m.user_id)
    where t.status = 'TO_DO' group by t.uuid order by t.uuid`.execute(db);
  for (const { uuid, by } of open.rows) read('tasks.get', by, `/v1/tasks/${uuid}`);
  return keep({ db, files, api, now: demoEpoch, calls });
}

interface Place {
  readonly db: Kysely<Database>;
  readonly files: MemoryFileStore;
  readonly api: TestApi;
  readonly now: Date;
  readonly calls: readonly KeptCall[];
}

/** Makes each call twice on the same rows; values that differ are marked. */
async function keep({ db, files, api, now, calls }: Place): Promise<KeptPlace> {
  const rows = await keptRows(db, files);
  const restoreFiles = files.remember();
  const restore = await createRestorePoint(db);
  const send = async (call: KeptCall): Promise<KeptAnswer> => {
    const answer = await readAnswer(await api.fetch(call.by, call.path, requestOf(call)));
    restoreFiles();
    await restore();
    return answer;
  };
  const kept: KeptPlace['calls'][number][] = [];
  for (const call of calls) {
    const one = await send(call);
    kept.push({ ...call, answer: stablePart(one, await send(call)) as KeptAnswer });
  }
  await db.destroy();
  return { ...rows, now: now.toISOString(), calls: kept };
}

async function keptRows(db: Kysely<Database>, files: MemoryFileStore) {
  const { rows: names } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename not like 'kysely%'
    order by 1`.execute(db);
  const tables: Record<string, object[]> = {};
  const contents: Record<string, string> = {};
  for (const { name } of names) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t`.execute(db);
    if (rows.length > 0) tables[name] = rows.map(({ row }) => row);
    // keys of files, some in lists
    for (const key of rows.flatMap(({ row }) => Object.values(row).flat())) {
      if (typeof key !== 'string' || !key.includes('/')) continue;
      const file = await files.get(key);
      if (file) contents[key] = Buffer.from(await new Response(file).arrayBuffer()).toString('base64');
    }
  }
  const used = await sql<{ name: string; value: number }>`
    select sequencename as name, last_value::integer as value from pg_sequences
    where schemaname = current_schema() and last_value is not null`.execute(db);
  return { tables, sequences: Object.fromEntries(used.rows.map(({ name, value }) => [name, value])), files: contents };
}
