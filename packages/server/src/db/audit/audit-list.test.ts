import type { AuditFilter } from '@tramita/client/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabase } from '../testing/test-database.ts';
import { countAuditEvents, pageAuditEvents, readAuditEvents, selectAudit } from './audit-list.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString();

describeDatabase('the list of the audit trail', (database) => {
  /** Inserts 240 rows, one every twelve hours from 1 January; a change that took six hours is written after a later one. */
  async function trail() {
    const { db } = database();
    await sql`insert into audit_events (created_at, actor_name, origin, action, object_kind, object_id, object_name, changes)
      select timestamptz '2026-01-01T00:00:00Z' + n * interval '12 hours' - n % 3 * interval '6 hours',
        case when n % 2 = 0 then 'Rita Lopes' else 'Sistema' end, 'SCREEN', 'CHANGED', 'person', n::text,
        case when n % 4 > 0 then 'José ' || n end, '[]'
      from generate_series(0, 239) g (n) order by g.n`.execute(db);
    const all = await db.selectFrom('audit_events').selectAll().orderBy('id').execute();
    /** Returns the object ids of the rows that a filter selects, oldest first; every way to read them returns the same. */
    async function read(filter: AuditFilter) {
      const selection = await selectAudit(db, filter);
      const rows = await pageAuditEvents(db, selection, { page: 0, size: 300, order: 'ASC' });
      const newestFirst = await pageAuditEvents(db, selection, { page: 0, size: 300, order: 'DESC' });
      expect(newestFirst).toEqual([...rows].reverse());
      expect(await readAuditEvents(db, selection, { after: 0, order: 'ASC', limit: 300 })).toEqual(rows);
      expect(await countAuditEvents(db, selection)).toBe(rows.length);
      return rows.map(({ object_id }) => Number(object_id));
    }
    const idsWhere = (isSelected: (row: (typeof all)[number]) => boolean) =>
      all.filter(isSelected).map(({ object_id }) => Number(object_id));
    return { read, idsWhere };
  }

  test('selects all rows of a time range, also of changes that were written later', async () => {
    const { read, idsWhere } = await trail();
    for (const [from, to] of [
      [day(40), day(50)],
      [day(0), day(1)],
      [day(118), day(130)],
      [day(-20), day(-10)],
      [day(140), day(150)],
    ] as const) {
      const isFrom = ({ created_at }: { readonly created_at: Date }) => created_at >= new Date(from);
      const isTo = ({ created_at }: { readonly created_at: Date }) => created_at <= new Date(to);
      expect(await read({ from, to })).toEqual(idsWhere((row) => isFrom(row) && isTo(row)));
      expect(await read({ from })).toEqual(idsWhere(isFrom));
      expect(await read({ to })).toEqual(idsWhere(isTo));
    }
  });

  test('finds a text in few names, in many names and in ids of objects', async () => {
    const { read, idsWhere } = await trail();
    expect(await read({ q: 'jose 123' })).toEqual([123]);
    expect(await read({ q: 'JOSÉ' })).toEqual(idsWhere(({ object_name }) => object_name !== null));
    expect(await read({ q: 'lopes' })).toEqual(idsWhere(({ actor_name }) => actor_name === 'Rita Lopes'));
    // object 120 has no name
    expect(await read({ q: '120' })).toEqual([120]);
    expect(await read({ q: 'inexistente' })).toEqual([]);
    expect(await read({ q: 'jose', from: day(100), to: day(101) })).toEqual([201, 202, 203]);
  });
});
