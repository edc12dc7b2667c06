import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { namePattern } from '../privacy/name-pattern.ts';
import type { Database } from '../tables/schema.ts';
import { describeDatabases } from '../testing/test-database.ts';
import { insertAuditEvents, type NewAuditEvent } from './audit-events.ts';

const event = (overrides: Partial<NewAuditEvent> = {}): NewAuditEvent => ({
  created_at: new Date(),
  actor_id: 1000,
  actor_name: 'Rita Silva',
  origin: 'SCREEN',
  action: 'CHANGED',
  object_kind: 'group',
  object_id: '7',
  object_name: 'Compras',
  changes: [],
  refused_as: null,
  request_id: 'r1',
  address: '203.0.113.7',
  reason: null,
  ...overrides,
});

const rowsOf = (db: Kysely<Database>) => db.selectFrom('audit_events').selectAll().orderBy('id').execute();
const removeMonths = async (db: Kysely<Database>, months: number, at: Date) => {
  const { rows } = await sql<{ count: number }>`select remove_audit_months(${months}, ${at}) as count`.execute(db);
  return rows[0]?.count;
};

describeDatabases('audit events', (database) => {
  test('D12.02 the trail refuses UPDATE, DELETE and TRUNCATE of rows and seals, also from the owner of the tables', async () => {
    const { db } = database();
    await insertAuditEvents(db, [event()]);
    await sql`select seal_audit_events()`.execute(db);
    const before = await rowsOf(db);
    for (const table of ['audit_events', 'audit_seals']) {
      for (const statement of [
        sql`update ${sql.table(table)} set ${sql.ref(table === 'audit_events' ? 'actor_name' : 'hash')} = 'x'`,
        sql`delete from ${sql.table(table)}`,
        sql`truncate ${sql.table(table)}`,
        sql`truncate ${sql.table(table)} cascade`,
      ]) {
        await expect(statement.execute(db)).rejects.toThrow(/is refused: the audit trail only grows/);
      }
    }
    await expect(
      sql`do $$ begin delete from audit_events; end $$`.execute(db),
      'a block of the server is not one of the two functions',
    ).rejects.toThrow(/is refused/);
    expect(await rowsOf(db)).toEqual(before);
  });

  test('ids become visible in ascending order, because a second writer waits until the first commits', async () => {
    const { db, kind } = database();
    if (kind === 'PGlite') return; // has one connection
    const order: string[] = [];
    let second: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      await insertAuditEvents(tx, [event({ object_name: 'first' })]);
      second = db.transaction().execute(async (other) => {
        await insertAuditEvents(other, [event({ object_name: 'second' })]);
        order.push('second');
      });
      const waiting = async () => {
        const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(db);
        return rows.length;
      };
      await expect.poll(waiting).toBeGreaterThan(0);
      expect(await rowsOf(db)).toEqual([]);
      order.push('first');
    });
    await second;
    expect(order).toEqual(['first', 'second']);
    expect((await rowsOf(db)).map(({ object_name }) => object_name)).toEqual(['first', 'second']);
  });

  test('D12.02 retention removes whole months after the given number, and writes a row about it', async () => {
    const { db } = database();
    const at = new Date('2026-03-10T12:00:00Z');
    const days = ['2020-11-03', '2025-02-28', '2025-03-02', '2026-03-01'];
    await insertAuditEvents(
      db,
      days.map((day) => event({ created_at: new Date(`${day}T12:00:00Z`) })),
    );
    expect(await removeMonths(db, 12, at)).toBe(2);
    const rows = await rowsOf(db);
    expect(rows.map((row) => row.created_at.toISOString().slice(0, 10))).toEqual([
      '2025-03-02',
      '2026-03-01',
      '2026-03-10',
    ]);
    expect(rows.at(-1)).toMatchObject({ action: 'REMOVED', origin: 'SYSTEM', object_kind: 'audit' });
    expect(rows.at(-1)?.changes[0]).toEqual({ attribute: 'rows', before: 2, after: null });
    expect(await removeMonths(db, 12, at), 'nothing is left to remove, so no row is written').toBe(0);
    expect(await rowsOf(db)).toEqual(rows);
  });

  test('D12.02 retention refuses fewer than 12 months, and a time after the current one removes nothing more', async () => {
    const { db } = database();
    await insertAuditEvents(db, [event()]);
    await expect(removeMonths(db, 11, new Date())).rejects.toThrow(/at least 12 months/);
    expect(await removeMonths(db, 12, new Date('2099-01-01T00:00:00Z'))).toBe(0);
    expect(await rowsOf(db)).toHaveLength(1);
  });

  test('D12.02 anonymisation replaces names in actors, objects and values, renews the seals and writes a row', async () => {
    const { db } = database();
    await insertAuditEvents(db, [
      event({ object_name: 'Antes' }),
      event({ actor_id: 1001, actor_name: 'Ana Souza', reason: 'Pedido de ana.souza, não de Mariana Souza' }),
      event({
        object_kind: 'person',
        object_id: '1001',
        object_name: 'Ana Souza',
        changes: [
          { attribute: 'firstName', before: 'Ana', after: 'Anna' },
          { attribute: 'jobTitle', before: null, after: 'Ana lista' },
        ],
      }),
      event({
        changes: [{ attribute: 'members', before: [{ name: 'Ana Souza' }, { name: 'Ana Souza Lima' }], after: 3 }],
      }),
    ]);
    await sql`select seal_audit_events()`.execute(db);
    const seals = () => db.selectFrom('audit_seals').selectAll().orderBy('event_id').execute();
    const before = await seals();
    const pattern = namePattern({ names: ['Ana Souza'], userNames: ['ana.souza'], others: [] });
    const own = sql.val(['Ana', 'Anna']);
    await sql`
      select anonymise_audit_person(1001, ${pattern}, ${pattern}, ${own}, 'Pessoa removida 1001', 100)`.execute(db);
    const [first, second, third, fourth, last] = await rowsOf(db);
    expect(first?.object_name).toBe('Antes');
    expect(second).toMatchObject({
      actor_name: 'Pessoa removida 1001',
      reason: 'Pedido de Pessoa removida 1001, não de Mariana Souza',
    });
    expect(third).toMatchObject({
      actor_name: 'Rita Silva',
      object_name: 'Pessoa removida 1001',
      changes: [
        { attribute: 'firstName', before: 'Pessoa removida 1001', after: 'Pessoa removida 1001' },
        { attribute: 'jobTitle', before: null, after: 'Ana lista' },
      ],
    });
    expect(fourth?.changes).toEqual([
      {
        attribute: 'members',
        before: [{ name: 'Pessoa removida 1001' }, { name: 'Pessoa removida 1001 Lima' }],
        after: 3,
      },
    ]);
    expect(last).toMatchObject({
      action: 'ANONYMISED',
      object_kind: 'audit',
      changes: [{ after: 'Pessoa removida 1001' }, { after: 3 }, { attribute: 'sealRenewedFrom', after: 2 }],
    });
    const after = await seals();
    expect(after).toHaveLength(5);
    expect(after[0]).toEqual(before[0]);
    for (const index of [1, 2, 3]) expect(after[index]?.hash).not.toBe(before[index]?.hash);
  });
});
