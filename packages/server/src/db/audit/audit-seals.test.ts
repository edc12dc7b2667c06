import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { startSealing } from '../../audit/start-sealing.ts';
import type { Database } from '../tables/schema.ts';
import { describeDatabases } from '../testing/test-database.ts';
import { insertAuditEvents } from './audit-events.ts';
import { findBrokenSeal, removeOldAuditEvents, sealAuditEvents } from './audit-seals.ts';

const add = (db: Kysely<Database>, names: readonly string[], at = new Date()) =>
  insertAuditEvents(
    db,
    names.map((name) => ({
      created_at: at,
      actor_id: 1000,
      actor_name: 'Rita Silva',
      origin: 'SCREEN',
      action: 'CREATED',
      object_kind: 'group',
      object_id: '7',
      object_name: name,
      changes: [{ attribute: 'name', before: null, after: name }],
    })),
  );

/** Runs statements as someone who disabled the triggers of the trail. */
const tamper = (db: Kysely<Database>, ...statements: readonly ReturnType<typeof sql>[]) =>
  db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
  });

describeDatabases('seals of the audit trail', (database) => {
  async function sealed() {
    const { db } = database();
    await add(db, ['A', 'B', 'C', 'D']);
    expect(await sealAuditEvents(db)).toBe(4);
    expect(await sealAuditEvents(db)).toBe(0);
    expect(await findBrokenSeal(db)).toBeNull();
    return db;
  }

  test('each seal contains the one before it, and new rows continue the chain', async () => {
    const db = await sealed();
    await add(db, ['E']);
    expect(await findBrokenSeal(db), 'a row that is not sealed yet is no problem').toBeNull();
    await sealAuditEvents(db);
    const seals = await db.selectFrom('audit_seals').selectAll().orderBy('event_id').execute();
    expect(seals.map(({ previous }) => previous)).toEqual(['', ...seals.slice(0, -1).map(({ hash }) => hash)]);
    for (const { hash } of seals) expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a statement seals a limited number of rows, and rows left over are sealed by the next', async () => {
    const { db } = database();
    await add(db, ['A', 'B', 'C', 'D', 'E']);
    const { rows } = await sql`select seal_audit_events(2) as sealed`.execute(db);
    expect(rows).toEqual([{ sealed: 2 }]);
    expect((await db.selectFrom('audit_seals').select('event_id').execute()).length).toBe(2);
    expect(await sealAuditEvents(db, 2)).toBe(3);
    await add(db, ['F', 'G']);
    expect(await sealAuditEvents(db, 2)).toBe(2);
    expect(await findBrokenSeal(db)).toBeNull();
  });

  test('D12.03 the check names the first row that was changed, removed or inserted', async () => {
    const db = await sealed();
    await tamper(db, sql`update audit_events set object_name = 'X' where id in (2, 3)`);
    expect(await findBrokenSeal(db)).toEqual({ id: 2, problem: 'changed' });
    await tamper(db, sql`delete from audit_events where id = 1`);
    expect(await findBrokenSeal(db)).toEqual({ id: 1, problem: 'removed' });
  });

  test.each(['actor_name', 'origin', 'action', 'object_kind', 'object_id', 'request_id', 'address', 'reason'])(
    'a changed %s is found',
    async (column) => {
      const db = await sealed();
      await tamper(db, sql`update audit_events set ${sql.ref(column)} = 'x' where id = 4`);
      expect(await findBrokenSeal(db)).toEqual({ id: 4, problem: 'changed' });
    },
  );

  test('a changed time or value is found, and a row removed together with its seal', async () => {
    const db = await sealed();
    await tamper(db, sql`update audit_events set created_at = created_at + interval '1 microsecond' where id = 4`);
    expect(await findBrokenSeal(db)).toEqual({ id: 4, problem: 'changed' });
    await tamper(db, sql`update audit_events set changes = '[]' where id = 3`);
    expect(await findBrokenSeal(db)).toEqual({ id: 3, problem: 'changed' });
    await tamper(db, sql`delete from audit_events where id = 2`, sql`delete from audit_seals where event_id = 2`);
    expect(await findBrokenSeal(db)).toEqual({ id: 3, problem: 'removed' });
    await tamper(db, sql`delete from audit_events where id = 1`, sql`delete from audit_seals where event_id = 1`);
    expect(await findBrokenSeal(db)).toEqual({ id: 3, problem: 'removed' });
  });

  test('a row inserted between sealed ones is found', async () => {
    const db = await sealed();
    await tamper(
      db,
      sql`insert into audit_events (id, actor_name, origin, action, object_kind)
      values (0, 'X', 'SCREEN', 'CREATED', 'group')`,
    );
    expect(await findBrokenSeal(db)).toEqual({ id: 0, problem: 'inserted' });
  });

  test('retention and anonymisation keep the chain whole', async () => {
    const { db } = database();
    await add(db, ['A', 'B'], new Date('2020-01-10T12:00:00Z'));
    expect(await removeOldAuditEvents(db, 12, new Date('2024-05-10T12:00:00Z'))).toBe(2);
    await add(db, ['C', 'D']);
    await sealAuditEvents(db);
    expect(await findBrokenSeal(db)).toBeNull();
    await sql`
      select anonymise_audit_person(1000, 'Rita Silva', 'Rita Silva', '{}', 'Pessoa removida 1000', 100)`.execute(db);
    expect(await findBrokenSeal(db)).toBeNull();
    const rows = await db.selectFrom('audit_events').select(['actor_name', 'action']).orderBy('id').execute();
    expect(rows).toEqual([
      { actor_name: 'Sistema', action: 'REMOVED' },
      { actor_name: 'Pessoa removida 1000', action: 'CREATED' },
      { actor_name: 'Pessoa removida 1000', action: 'CREATED' },
      { actor_name: 'Sistema', action: 'ANONYMISED' },
    ]);
    await tamper(db, sql`delete from audit_events where id = 3`, sql`delete from audit_seals where event_id = 3`);
    expect(await findBrokenSeal(db), 'the row of the retention names the seal that the chain continues').toEqual({
      id: 4,
      problem: 'removed',
    });
  });

  test('D12.03 the timer seals new rows again and again', async () => {
    const { db } = database();
    const errors: string[] = [];
    const log = { debug() {}, info() {}, warn() {}, error: (message: string) => void errors.push(message) };
    const sealing = startSealing({ db, log }, 20);
    const seals = async () => (await db.selectFrom('audit_seals').select('event_id').execute()).length;
    for (const [index, name] of ['A', 'B'].entries()) {
      await add(db, [name]);
      await expect.poll(seals).toBe(index + 1);
    }
    await sealing.stop();
    expect(errors).toEqual([]);
  });
});
