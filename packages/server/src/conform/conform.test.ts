import { endpoints } from '@tramita/client/contract';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { type ConformOptions, conform } from './conform.ts';
import { hasPassed, type OperationResult } from './report/report.ts';
import { findingsOf } from './report/words.ts';
import { mutants } from './testing/mutants.ts';
import { type Send, withMutant } from './testing/mutate.ts';
import { demoTokens, optionsFor, pageOrigin, startReferenceServer } from './testing/reference-server.ts';

const { db, send, close } = await startReferenceServer();
afterAll(close);

const run = (options: Partial<ConformOptions> = {}, to: Send = send) => conform({ ...optionsFor(to), ...options });

/** Returns all findings as lines: the message of a failed comparison names each. */
const findings = (operations: readonly OperationResult[]) =>
  operations.flatMap((result) => findingsOf(result).map((finding) => `${result.id}: ${finding}`)).join('\n');

/** Tables that record calls and users, not what the users work on. */
const records = ['idempotency_keys', 'jobs', 'outbox', 'outbox_messages', 'realtime_tickets', 'service_tickets'];

/** Returns the rows of all tables except {@link records}, as texts. */
async function rowsOf(): Promise<Set<string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db);
  const found = new Set<string>();
  for (const { name } of tables.filter((table) => !records.includes(table.name))) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.id(name)} t`.execute(db);
    for (const { row } of rows) found.add(`${name} ${row}`);
  }
  return found;
}

/** Returns the groups that runs with this prefix created and did not delete. */
async function groupsOf(prefix: string): Promise<unknown[]> {
  const { rows } = await sql`
    select name from groups where name like ${`${prefix}%`} and deleted_at is null
    union all select name from initializer_groups where name like ${`${prefix}%`} and deleted_at is null
  `.execute(db);
  return rows;
}

test('E9.01 E9.02 E9.03 E9.04 every operation of the reference server works, and nothing else is touched', async () => {
  const before = await rowsOf();
  const report = await run();
  const after = await rowsOf();

  expect(findings(report.operations)).toBe('');
  expect(report.operations.map(({ id }) => id)).toEqual(Object.keys(endpoints));
  expect(report.operations.filter(({ state }) => state !== 'works')).toEqual([]);
  expect(hasPassed(report)).toBe(true);

  expect(report.notRemoved).toEqual([]);
  expect([...before].filter((row) => !after.has(row))).toEqual([]);
  const added = [...after].filter((row) => !before.has(row)).map((row) => row.slice(0, row.indexOf(' ')));
  for (const table of ['updates', 'saved_views', 'favourite_services']) expect(added, table).not.toContain(table);
  expect(await groupsOf('Conformidade')).toEqual([]);
  const open = await db
    .selectFrom('instances')
    .innerJoin('processes', 'processes.id', 'instances.process_id')
    .where('processes.title', 'like', 'Conformidade%')
    .where('instances.status', '=', 'IN_PROGRESS')
    .select('idk')
    .execute();
  expect(open).toEqual([]);
  const active = await sql`
    select title as name from processes where title like 'Conformidade%' and is_last_version and active
    union all select description from departments where description like 'Conformidade%' and active
    union all select description from sectors where description like 'Conformidade%' and active`.execute(db);
  expect(active.rows).toEqual([]);
  expect(report.kept.join('\n')).toMatch(/processo "Conformidade teste .*", inativo/);
});

test.each(mutants)('E9.04 finds a fault: $id, $fault', async (mutant) => {
  // a deviation is expected, so the run need not wait long for effects that come late
  const report = await run({ only: [mutant.id], patienceMs: 1000 }, withMutant(mutant, send));
  const [result] = report.operations;
  expect(result?.state).toMatch(/^(deviates|missing)$/);
  expect(hasPassed(report)).toBe(false);
});

test('E9.01 a server without additions passes, and each of them is listed as not offered', async () => {
  const additions = Object.values(endpoints).filter((endpoint) => 'addition' in endpoint);
  const patterns = additions.map(({ method, path }) => new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`));
  const report = await run({ only: ['session', 'catalogue', 'drafts', 'savedViews', 'callbacks'] }, async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    return patterns.some((pattern) => pattern.test(call)) ? new Response('nothing', { status: 404 }) : send(request);
  });
  expect(findings(report.operations)).toBe('');
  for (const { id, isRequired, state } of report.operations)
    expect([id, state]).toEqual([id, isRequired ? 'works' : 'not-offered']);
  expect(hasPassed(report)).toBe(true);
});

test('E9.01 a required operation that answers 404 is missing, and so is an addition that the server offers', async () => {
  const report = await run({ only: ['notifications.markAll', 'session.whoami', 'drafts.get'] }, async (request) =>
    /mark-all|draft$/.test(request.url) ? new Response(null, { status: 404 }) : send(request),
  );
  expect(report.operations.map(({ id, state }) => [id, state])).toEqual([
    ['session.whoami', 'works'],
    ['drafts.get', 'missing'],
    ['notifications.markAll', 'missing'],
  ]);
  expect(hasPassed(report)).toBe(false);
});

test('E9.03 a check whose role has no token is not made, and the report says which option it needs', async () => {
  const { requester, administrator } = demoTokens;
  const report = await run({ only: ['groups.get', 'people.listBranches'], tokens: { requester, administrator } });
  expect(report.operations.map(({ id, state }) => [id, state])).toEqual([
    ['people.listBranches', 'works'],
    ['groups.get', 'unchecked'],
  ]);
  expect(findings(report.operations)).toContain('Informe --token attendant=...');
  expect(hasPassed(report)).toBe(false);
});

test.each([
  [{ tokens: {} }, 'Informe pelo menos --token requester=...'],
  [{ tokens: { requester: 'sandbox.ninguem' } }, 'O token de requester não foi aceito'],
  [{ tokens: { requester: demoTokens.reporter } }, 'precisa ser quem solicita'],
  [{ tokens: { requester: demoTokens.requester, outsider: demoTokens.requester } }, 'são da mesma pessoa'],
  [{ only: ['tarefas'] }, 'Não há operação "tarefas" no contrato.'],
])('E9.03 explains users and names that cannot be used: %o', async (options, message) => {
  await expect(run(options)).rejects.toThrow(message);
});

test('E9.02 removes what it created when the user stops it', async () => {
  const abort = new AbortController();
  let sent = 0;
  const report = await run({ only: ['groups'], signal: abort.signal, prefix: 'Interrompida' }, async (request) => {
    const response = await send(request);
    if (request.method === 'POST' && request.url.endsWith('/v1/groups') && response.ok) {
      sent += 1;
      abort.abort();
    }
    return response;
  });
  expect(sent).toBe(1);
  expect(report.stopped).toContain('interrompida');
  expect(report.notRemoved).toEqual([]);
  expect(await groupsOf('Interrompida')).toEqual([]);
});

test('E9.02 removes what a server created although it answered with an error, and reports what it cannot remove', async () => {
  const withoutAnswer: Send = async (request) => {
    const response = await send(request);
    return request.method === 'POST' && request.url.endsWith('/v1/groups')
      ? new Response(null, { status: 500 })
      : response;
  };
  expect((await run({ only: ['groups.get'], prefix: 'Sem resposta' }, withoutAnswer)).notRemoved).toEqual([]);
  expect(await groupsOf('Sem resposta')).toEqual([]);

  const report = await run({ only: ['groups.get'] }, async (request) =>
    request.method === 'DELETE' ? new Response(null, { status: 500 }) : send(request),
  );
  expect(report.notRemoved.join()).toContain('a exclusão do grupo; veio 500');
  expect(hasPassed(report)).toBe(false);
});

test('a run ends at its limit of requests, and still removes what it created', async () => {
  const report = await run({ maxRequests: 40 });
  expect(report.stopped).toContain('--max-requests');
  expect(report.notRemoved).toEqual([]);
});

test('waits when the server asks for it, and reports a server that does not answer', async () => {
  let refusals = 2;
  const busy = await run({ only: ['session.whoami'] }, async (request) => {
    if (refusals === 0) return send(request);
    refusals -= 1;
    return new Response(null, { status: 429, headers: { 'retry-after': '0.01' } });
  });
  expect(busy.operations[0]?.state).toBe('works');
  await expect(run({}, () => Promise.reject(new TypeError('connection refused')))).rejects.toThrow('nenhuma');
});

test('pages of a list that changes while they are read are compared again', async () => {
  let changed = 0;
  const report = await run({ only: ['people.listGroups'] }, async (request) => {
    const response = await send(request);
    if (!/[?&]size=4(&|$)/.test(request.url) || changed > 0) return response;
    changed += 1;
    return new Response((await response.text()).replace('"name":"', '"name":"Antes '), response);
  });
  expect(changed).toBe(1);
  expect(findings(report.operations)).toBe('');
});

test('checks no CORS without an origin', async () => {
  const { operations } = await run({ only: ['session.whoami'], origin: undefined });
  expect(operations[0]?.checks.some(({ title }) => title.includes('CORS'))).toBe(false);
  const other = await run({ only: ['session.whoami'], origin: 'https://other.example' });
  expect(findings(other.operations)).toContain('access-control-allow-origin: https://other.example');
  expect(pageOrigin).not.toBe('https://other.example');
});
