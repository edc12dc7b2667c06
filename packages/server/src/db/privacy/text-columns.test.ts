import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabase } from '../testing/test-database.ts';
import { textColumns } from './text-columns.ts';

describeDatabase('text columns', (database) => {
  test('D13.04 the record names every text column of the database exactly once', async () => {
    const { rows } = await sql<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
      where table_schema = current_schema()
        and udt_name in ('text', 'varchar', 'bpchar', 'jsonb', 'json', '_text', '_varchar', '_jsonb')`.execute(
      database().db,
    );
    const stored = rows.map((row) => `${row.table_name}.${row.column_name}`);
    const recorded = Object.entries(textColumns).flatMap(([table, columns]) =>
      [columns.replaced, columns.written, columns.content, columns.nameless].flatMap((names = []) =>
        names.map((name) => `${table}.${name}`),
      ),
    );
    expect(recorded.toSorted(), 'a new text column must be added to the record').toEqual(stored.toSorted());
  });

  test('the key of each table with replaced columns is its primary key', async () => {
    const { rows } = await sql<{ name: string; key: string[] }>`
      select c.relname as name, array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum)) as key
      from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
      where i.indisprimary and c.relnamespace = current_schema()::regnamespace group by 1`.execute(database().db);
    const keys = new Map(rows.map(({ name, key }) => [name, key]));
    for (const [table, { replaced, key }] of Object.entries(textColumns)) {
      if (replaced) expect(key, table).toEqual(keys.get(table));
    }
  });
});
