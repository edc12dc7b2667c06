import { type EndpointId, endpoints } from '@tramita/client/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { refreshHiddenFields } from '../../db/processes/hidden-fields.ts';
import { insertUser } from '../../db/testing/builders.ts';
import { ask, field, purchase } from '../api.ts';
import { openOffice, rememberOffice } from './office/open-office.ts';
import { policiesOf } from './policies/policies.ts';
import { type Probe, valuelessOperations, valueOperations } from './value-operations.ts';

/** The value of a field for approvers, and of one that every step hides by a rule. */
const forApprovers = 'SEGREDO-LAUDO';
const hiddenByRule = 'SEGREDO-INTERNO';

/** Users of every role and in every relation to the requests; `bia` approved them, or is their approver. */
const everybody = [
  'ana',
  'bia',
  'caio',
  'davi',
  'elisa',
  'eva',
  'apoio',
  'estranho',
  'auditora',
  'restrito',
  'analista',
  'coordenadora',
  'gestora',
  'relatorista',
  'admin',
];
const approvers = ['bia', 'admin'];

const { db, office } = await openOffice();
await insertUser(db, { user_name: 'relatorista', roles: 'ROLE_REPORT' });
await hideFields();
const policies = policiesOf(office);
const probes: Readonly<Partial<Record<EndpointId, Probe>>> = valueOperations(office);
const restore = await rememberOffice({ db, office });

/** Adds both secret fields to all purchases, and a column of the first one to the sheet. */
async function hideFields() {
  const { steps, fields } = purchase(office.buyers);
  const secret = { fields: [...fields, field('laudo'), field('interno')] };
  const flags = (id: string) => [
    ...(id === 'approve' ? [ask('laudo')] : []),
    ...(id === 'end' ? [ask('laudo', { visible: 'APPROVERS_ADMIN' })] : []),
    ask('interno', { visible: id === 'buy' ? 'false' : '#item == "nunca"' }),
  ];
  const definition = JSON.stringify({
    ...secret,
    steps: steps.map((step) => ('fields' in step ? { ...step, fields: [...step.fields, ...flags(step.id)] } : step)),
  });
  await db.updateTable('processes').set({ definition }).where('id', '=', office.processId).execute();
  await db.updateTable('processes').set({ definition }).where('id', '=', office.processes.own).execute();
  const values = JSON.stringify({ laudo: forApprovers, interno: hiddenByRule });
  await sql`update instances set data = data || ${values}::jsonb where process_id = ${office.processId}`.execute(db);
  await refreshHiddenFields(db);
  await db
    .updateTable('sheets')
    .set({ columns: JSON.stringify([{ name: 'laudo', label: 'Laudo' }]) })
    .execute();
  await db
    .updateTable('sheet_rows')
    .set({ cells: JSON.stringify({ laudo: forApprovers }) })
    .execute();
}

const valueIds = (Object.keys(endpoints) as EndpointId[]).filter(
  (id) => !(valuelessOperations as readonly EndpointId[]).includes(id),
);

test('C6.01 every operation is classified as returning form values or not', () => {
  expect([...valuelessOperations, ...Object.keys(probes)].sort()).toEqual(Object.keys(endpoints).sort());
});

describe('operations that return form values', () => {
  /**
   * Users who get the value, if not all approvers can make the call: administrators have no list, approvers no report.
   */
  const readers: Partial<Record<EndpointId, readonly string[]>> = {
    'tasks.list': ['bia'],
    'tasks.report': ['bia'],
    'tasks.finish': ['bia'],
    'drafts.get': [],
    'exports.download': ['admin'],
    'myData.downloadExport': [],
    'directory.downloadExport': [],
    'dashboards.npsItems': ['admin'],
    'sheets.download': ['admin'],
  };

  test.each(valueIds)(
    'C6.01 C6.02 %s omits both fields for every reader who may not see them',
    async (id) => {
      await restore();
      for (const by of everybody) {
        if (endpoints[id].method !== 'GET' || id === 'exports.download') await restore();
        const answer = (await probes[id]?.(by)) ?? '';
        expect(answer.includes(forApprovers), `${by} and the field for approvers`).toBe(
          (readers[id] ?? approvers).includes(by),
        );
        expect(answer.includes(hiddenByRule), `${by} and the hidden field`).toBe(false);
      }
    },
    60_000,
  );
});

describe('all other operations', () => {
  test.each([...valuelessOperations])('C6.01 C6.02 %s returns no value of a form', async (id) => {
    await restore();
    const { allowed } = policies[id];
    const isForm = allowed.body instanceof FormData;
    for (const by of [...everybody.filter((name) => name !== allowed.by), allowed.by]) {
      const response = await office.api.fetch(by, allowed.path, {
        method: endpoints[id].method,
        headers: isForm || allowed.body === undefined ? {} : { 'content-type': 'application/json' },
        body:
          isForm || allowed.body === undefined ? (allowed.body as BodyInit | undefined) : JSON.stringify(allowed.body),
      });
      expect(await response.text(), by).not.toMatch(/SEGREDO/);
    }
  });
});

describe('filters and sort keys of lists', () => {
  const rows = async (by: string, query: string) => {
    const list = 'myTasks=false&assignedToMe=false&status=FINISHED&process=Compras';
    const response = await office.api.fetch(by, `/v1/tasks?${list}&${query}`);
    return { status: response.status, rows: response.ok ? ((await response.json()) as { idk: number }[]) : [] };
  };

  test('C6.01 only approvers can filter and sort by the field for approvers, and find only requests they decided on', async () => {
    await restore();
    for (const key of ['laudo=SEGREDO', 'order_by_laudo=ASC']) {
      expect((await rows('caio', key)).status).toBe(400);
      expect((await rows('bia', key)).status).toBe(200);
    }
    const found = (await rows('bia', 'laudo=SEGREDO')).rows.map(({ idk }) => idk);
    expect(found).toContain(office.ended.idk);
    const { bia, elisa } = office;
    await db
      .updateTable('tasks')
      .set({ finished_by: elisa })
      .where('idk', '=', office.ended.idk)
      .where('finished_by', '=', bia)
      .execute();
    expect((await rows('bia', 'laudo=SEGREDO')).rows.map(({ idk }) => idk)).not.toContain(office.ended.idk);
  });

  test('C6.02 a filter does not find a value that the current form hides', async () => {
    await restore();
    expect((await rows('admin', 'interno=SEGREDO')).rows).toEqual([]);
    expect((await rows('bia', 'interno=SEGREDO')).rows).toEqual([]);
    expect((await rows('bia', 'item=mesa')).rows).not.toEqual([]);
  });
});
