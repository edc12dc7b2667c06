import { type Endpoint, type EndpointId, endpoints } from '@tramita/client/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { isAdministrativeChange } from '../../audit/record-refusal.ts';
import { expectLabelledAudit } from '../expect-labelled-audit.ts';
import { everything } from './everything.ts';
import { openOffice, rememberOffice } from './office/open-office.ts';
import { policiesOf } from './policies/policies.ts';
import { sendCall } from './send-call.ts';

const { db, office } = await openOffice();
const policies = policiesOf(office);
const restore = await rememberOffice({ db, office });
beforeEach(restore);

const ids = Object.keys(endpoints) as EndpointId[];
const endpointOf = (id: EndpointId): Endpoint => endpoints[id];
/** A file changes nothing before its job writes it, with the rows of the trail. */
const byJob: readonly EndpointId[] = ['imports.create', 'imports.apply'];
/** Writes a row for each task that it gives to others; its policy names none. `pending.test.ts` checks the row. */
const byTask: readonly EndpointId[] = ['pending.redistribute'];
const changes = ids.filter((id) => isAdministrativeChange(endpointOf(id)) && endpointOf(id).policy !== 'signed-in');
/** Files with personal data. */
const exports: readonly EndpointId[] = [
  'exports.download',
  'sheets.download',
  'tasks.report',
  'audit.downloadExport',
  'myData.createExport',
  'myData.downloadExport',
  'directory.downloadExport',
];

const trail = () => db.selectFrom('audit_events').selectAll().orderBy('id').execute();

const recorded = [...changes.filter((id) => ![...byJob, ...byTask].includes(id)), ...exports];

describe('every administrative call and every export of personal data writes an audit row:', () => {
  test.each(recorded)('D12.01 %s', async (id) => {
    const { allowed } = policies[id];
    const before = (await trail()).length;
    const response = await sendCall(office.api, id, allowed, allowed.by, { 'x-request-id': 'audit-test-1' });
    expect(response.ok, await response.clone().text()).toBe(true);
    const rows = (await trail()).slice(before);
    expect(rows.length).toBeGreaterThan(0);
    const actor = await db
      .selectFrom('users')
      .selectAll()
      .where('user_name', '=', allowed.by)
      .executeTakeFirstOrThrow();
    for (const row of rows) {
      expect(row).toMatchObject({
        actor_id: actor.id,
        actor_name: actor.complete_name,
        origin: 'SCREEN',
        request_id: 'audit-test-1',
        address: '127.0.0.1',
        refused_as: null,
      });
      expect(row.action).not.toBe('REFUSED');
      expect(row.object_name ?? row.object_id, 'the row names its object').not.toBeNull();
    }
    await expectLabelledAudit(db);
  });
});

describe('a change and its audit row are written together or not at all:', () => {
  beforeEach(async () => {
    await sql`create or replace function refuse_row() returns trigger language plpgsql as
      $$ begin raise exception 'the trail is full'; end $$`.execute(db);
    await sql`create or replace trigger refuse_row before insert on audit_events for each row execute function refuse_row()`.execute(
      db,
    );
    return async () => void (await sql`drop trigger refuse_row on audit_events`.execute(db));
  });

  test.each(recorded)('D12.01 %s', async (id) => {
    const { allowed } = policies[id];
    const before = await everything(db);
    const response = await sendCall(office.api, id, allowed);
    expect(response.status).toBe(500);
    expect(await everything(db)).toBe(before);
  });
});

test('an administrator who cancels a request of someone else writes an audit row, its requester writes none', async () => {
  const cancel = (by: string, protocol: string) =>
    sendCall(office.api, 'requests.bulkCancel', {
      by,
      path: '/v1/processes/massive-cancel',
      body: { protocols: [protocol], motive: 'Duplicada' },
    });
  const before = (await trail()).length;
  expect((await cancel('ana', office.open.protocol)).status).toBe(200);
  expect(await trail()).toHaveLength(before);
  await restore();
  expect((await cancel('admin', office.open.protocol)).status).toBe(200);
  expect((await trail()).slice(before)).toEqual([
    expect.objectContaining({
      action: 'ENDED',
      object_kind: 'request',
      object_id: String(office.open.idk),
      changes: [{ attribute: 'status', before: 'IN_PROGRESS', after: 'CANCELED' }],
      reason: 'Duplicada',
    }),
  ]);
});

describe('a refused attempt', () => {
  const attempt = (id: EndpointId, by = 'ana') => sendCall(office.api, id, policies[id].allowed, by);

  test.each(changes)('%s without permission is written', async (id) => {
    const before = (await trail()).length;
    expect((await attempt(id)).status).toBe(403);
    const ana = await db.selectFrom('users').select('id').where('user_name', '=', 'ana').executeTakeFirstOrThrow();
    expect((await trail()).slice(before)).toEqual([
      expect.objectContaining({
        actor_id: ana.id,
        action: 'REFUSED',
        refused_as: 'FORBIDDEN',
        object_name: endpointOf(id).summary,
      }),
    ]);
  });

  test('is written once a minute for each user and call, also if several arrive at once', async () => {
    const before = (await trail()).length;
    await Promise.all([attempt('groups.delete'), attempt('groups.delete'), attempt('groups.delete')]);
    expect(await trail()).toHaveLength(before + 1);
    await attempt('groups.create');
    await attempt('groups.delete', 'bia');
    expect(await trail()).toHaveLength(before + 3);
  });

  test('without a token is not written, because it has no known user', async () => {
    const before = (await trail()).length;
    const { allowed } = policies['groups.delete'];
    expect((await sendCall(office.api, 'groups.delete', allowed, null)).status).toBe(401);
    expect(await trail()).toHaveLength(before);
  });
});
