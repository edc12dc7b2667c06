import { bulkFinish, finishTask, listedProblemsMax, problemSchema, startRequest } from '@tramita/client/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { insertProcess, step, to } from '../../db/testing/builders.ts';
import { describeDatabase } from '../../db/testing/test-database.ts';
import { ask, createTestApi, field, insertOffice, openTaskOf } from '../../testing/api.ts';

/** Form fields of the largest submission: as many full lists as 1 MiB can contain. */
const lists = Array.from({ length: 194 }, (_, index) => `lista${index}`);
const items = (count: number) => Array.from({ length: count }, (_, index) => `item ${index}`);

describeDatabase('limits of a form', (database) => {
  async function office() {
    const { db } = database();
    await insertOffice(db);
    const api = createTestApi(db);
    const names = [...lists, 'texto', 'nota'];
    const types = { texto: 'string', nota: 'texteditor' } as const;
    const processId = await insertProcess(db, {
      steps: [{ ...step.start('end'), fields: names.map((name) => ask(name)) }, step.end()],
      fields: names.map((name) => field(name, { type: Reflect.get(types, name) ?? 'chips' })),
    });
    const post = (path: string, body: unknown) =>
      api.fetch('ana', path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const problemOf = async (response: Response) => {
      expect(response.status).toBe(400);
      return z.parse(problemSchema, await response.json());
    };
    const start = (body: unknown) => post(`/v1/processes/${processId}/start`, body);
    const count = async () => (await db.selectFrom('instances').select('idk').execute()).length;
    return { db, post, start, problemOf, count };
  }

  test('C5.01 accepts a list of 500 items of 1,000 characters and refuses more or longer ones by name', async () => {
    const { start, problemOf, count } = await office();
    const refused: [string[], string, string][] = [
      [items(501), 'lista0', 'Informe no máximo 500 itens.'],
      [['a', 'x'.repeat(1001)], 'lista0.1', 'Use no máximo 1.000 caracteres.'],
    ];
    for (const [lista0, name, message] of refused) {
      expect(await problemOf(await start({ lista0 }))).toMatchObject({ fields: [{ name, message }] });
      // a list may also be sent as JSON text
      const sentAsText = await problemOf(await start({ lista0: JSON.stringify(lista0) }));
      expect(sentAsText.fields?.map((problem) => problem.name)).toEqual(['lista0']);
    }
    expect(await count()).toBe(0);
    expect((await start({ lista0: items(500).map((item) => item.padEnd(1000, '.')) })).status).toBe(201);
  });

  test('C5.08 accepts texts and lists of 1 MiB together and refuses one more byte at the field that exceeds it', async () => {
    const { start, problemOf, count } = await office();
    // two-byte characters; quotes, commas and brackets of JSON count too
    const full = Object.fromEntries(lists.slice(0, 2).map((name) => [name, Array(220).fill('ç'.repeat(1000))]));
    const bytes = Object.values(full).reduce((sum, value) => sum + Buffer.byteLength(JSON.stringify(value)), 0);
    const rest = (more: number) => 'x'.repeat(1024 * 1024 - bytes - 2 + more);
    expect(await problemOf(await start({ ...full, texto: rest(1) }))).toMatchObject({
      errorCode: 'FORM_INVALID',
      fields: [
        { name: 'texto', message: 'Os textos e as listas deste formulário passam juntos de 1 MB. Reduza este campo.' },
      ],
    });
    expect(await count()).toBe(0);
    expect((await start({ ...full, texto: rest(0) })).status).toBe(201);
  });

  test('C5.08 counts values of later steps together with the stored values', async () => {
    const { db } = database();
    const { bia } = await insertOffice(db);
    const api = createTestApi(db);
    const processId = await insertProcess(db, {
      steps: [
        { ...step.start('check'), fields: [ask('antes')] },
        step.task({
          id: 'check',
          assignees: [{ id: bia, firstName: 'Bia' }],
          fields: [ask('depois')],
          connections: to('end'),
        }),
        step.end(),
      ],
      fields: [field('antes', { type: 'chips' }), field('depois', { type: 'chips' })],
    });
    const full = Array(500).fill('ç'.repeat(600));
    const { startProcessDto } = await api
      .as('ana')
      .call(startRequest, { params: { id: processId }, body: { antes: full } });
    const uuid = await openTaskOf(db, startProcessDto.idk);
    const finish = (depois: string[]) => api.as('bia').call(finishTask, { params: { uuid }, body: { depois } });
    await expect(finish(full)).rejects.toMatchObject({ problem: { fields: [{ name: 'depois' }] } });
    await finish(full.slice(0, 300));
  });

  test('C5.08 one call finishes many tasks if their forms have at most 2 MiB together', async () => {
    const { db } = database();
    await insertOffice(db);
    const api = createTestApi(db);
    const finish = (count: number, length: number) => {
      const tasks = Array.from({ length: count }, () => crypto.randomUUID());
      return api.as('bia').call(bulkFinish, { body: { tasks, data: { texto: 'x'.repeat(length - 2) } } });
    };
    expect((await finish(20, 104_857)).ignored).toHaveLength(20);
    await expect(finish(20, 104_858)).rejects.toMatchObject({
      status: 400,
      problem: { message: 'O preenchimento é grande demais para tantas tarefas de uma vez. Selecione menos tarefas.' },
    });
  });

  test('C5.03 refuses rich text of more than 200,000 characters or 100 levels before parsing it', async () => {
    const { db, start, problemOf, count } = await office();
    const nested = (levels: number) => `${'<b>'.repeat(levels)}x${'</b>'.repeat(levels)}`;
    for (const nota of ['x'.repeat(200_001), nested(101), '<b>'.repeat(66_000)]) {
      const { errorCode, fields } = await problemOf(await start({ nota }));
      expect([errorCode, fields?.map(({ name }) => name)]).toEqual(['FORM_INVALID', ['nota']]);
    }
    // a form refused because of another field is not sanitized either: that would take part of a second
    const refused = await problemOf(await start({ nota: '<b>x</b>'.repeat(25_000), outra: 1 }));
    expect(refused.fields?.map(({ name }) => name)).toEqual(['outra']);
    expect(await count()).toBe(0);
    expect((await start({ nota: `${nested(100)}<script>x</script>` })).status).toBe(201);
    const { data } = await db.selectFrom('instances').select('data').executeTakeFirstOrThrow();
    expect(data).toMatchObject({ nota: nested(100) });
  });

  test('C5.04 a response lists 100 problems and the number of others', async () => {
    const { post, start, problemOf } = await office();
    const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`campo${index}`, 1]));
    const form = await problemOf(await start(unknown));
    expect([form.fields?.length, form.omittedFields]).toEqual([listedProblemsMax, 9900]);
    expect(form.message).toMatch(/ Há mais 9\.900 problemas além dos listados\.$/);
    const tasks = Array.from({ length: 101 }, () => 'x');
    const list = await problemOf(await post('/v1/tasks/massive-assign', { tasks }));
    expect([list.fields?.length, list.omittedFields]).toEqual([listedProblemsMax, 1]);
    expect(list.message).toMatch(/ Há mais 1 problema além dos listados\.$/);
    const few = await problemOf(await start({ campo: 1 }));
    expect(few).not.toHaveProperty('omittedFields');
    expect(few.message).not.toContain('Há mais');
  });

  test('C5.04 truncates a long name of an invalid input', async () => {
    const { start, problemOf } = await office();
    const response = await start({ ['x'.repeat(900_000)]: 1 });
    expect((await response.clone().text()).length).toBeLessThan(2000);
    expect((await problemOf(response)).fields?.[0]?.name).toBe(`${'x'.repeat(200)}...`);
  });

  test('C5.05 every call refuses a body of more than 64 levels or 100,000 values', async () => {
    const { post, problemOf } = await office();
    const deep = `{"a":${'['.repeat(64)}${']'.repeat(64)}}`;
    const wide = `{"a":[${'0,'.repeat(100_000)}0]}`;
    for (const path of ['/v1/processes/1/start', '/v1/tasks/massive-assign', '/v1/export-queues']) {
      const by = path === '/v1/export-queues' ? 403 : 400;
      expect((await post(path, deep)).status).toBe(by);
      if (by === 403) continue;
      expect((await problemOf(await post(path, deep))).message).toBe('O JSON tem mais de 64 níveis.');
      expect((await problemOf(await post(path, wide))).message).toBe('O JSON tem mais de 100.000 valores.');
    }
  });

  /** Returns the execution time in milliseconds reported by the database, the minimum of several runs. */
  async function databaseTime(statement: string, parameters: readonly unknown[]): Promise<number> {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const { rows } = await database().db.executeQuery<{
        'QUERY PLAN': [Record<'Planning Time' | 'Execution Time', number>];
      }>({
        sql: `explain (analyze, format json) ${statement}`,
        parameters,
        query: { kind: 'RawNode' } as never,
        queryId: {} as never,
      });
      const plan = rows[0]?.['QUERY PLAN'][0];
      times.push((plan?.['Planning Time'] ?? 0) + (plan?.['Execution Time'] ?? 0));
    }
    return Math.min(...times);
  }

  test('C5.02 reads lists of the largest submission in less than 250 ms of database time', async () => {
    const { start } = await office();
    const body = Object.fromEntries(lists.map((name) => [name, items(500)]));
    const response = await start(body);
    expect(response.status, await response.clone().text()).toBe(201);
    const text = JSON.stringify(body);
    expect(await databaseTime('select list_values($1::jsonb) is null', [text])).toBeLessThan(250);
  });

  test('C5.02 reading the displayed form values takes time linear in the size of the form', async () => {
    const long = JSON.stringify({
      a: items(80_000),
      b: 'x'.repeat(5000),
      c: 'filename:a.txt;data:text/plain;base64,QUJD',
    });
    expect(await databaseTime('select list_values($1::jsonb) is null', [long])).toBeLessThan(250);
    const { rows } = await sql<{ shown: Record<string, unknown> }>`select list_values(${long}::jsonb) as shown`.execute(
      database().db,
    );
    expect(rows[0]?.shown).toEqual({ a: items(80_000), b: 'x'.repeat(4000), c: 'a.txt' });
  });
});
