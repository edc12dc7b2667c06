import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/tables/schema.ts';
import { createTestDatabase, describeDatabase, type TestDatabase } from '../db/testing/test-database.ts';
import { forEachInTurn, linesAtOnce } from './import-plan.ts';
import { openImportBench } from './testing/import-bench.ts';

/** Returns a file of people; each superior is further down, and each person is in two groups. */
const fileOf = (count: number): string[] => [
  'Matrícula;Usuário;Nome;Sobrenome;Cargo;Filial;Usuário do superior;Grupos',
  ...Array.from({ length: count }, (_, at) => {
    const superior = at === count - 1 ? '' : `pessoa.${count - 1 - Math.floor((count - 2 - at) / 8)}`;
    return `${at};pessoa.${at};Nome;Sobrenome ${at};Cargo ${at % 7};${at % 11};${superior};Grupo ${at % 5}|Grupo ${at % 3}`;
  }),
];

/** Counts the statements that a database runs. */
function counted(db: Kysely<Database>) {
  let count = 0;
  return {
    db: db.withPlugin({
      transformQuery({ node }) {
        count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
    async during<Result>(work: () => Promise<Result>): Promise<[statements: number, result: Result]> {
      const before = count;
      const result = await work();
      return [count - before, result];
    },
  };
}

describeDatabase('large files of people', (database) => {
  test('D15.01 the number of statements hardly grows with the number of lines, also for the same file again', async () => {
    const counter = counted(database().db);
    const measure = async (lines: number) => {
      await database().reset();
      const bench = await openImportBench(counter.db);
      const [check, checked] = await counter.during(() => bench.check(fileOf(lines)));
      const [apply, applied] = await counter.during(() => bench.apply(checked));
      expect(applied).toMatchObject({ status: 'APPLIED', counts: { created: lines } });
      const [again, same] = await counter.during(() => bench.check(fileOf(lines)));
      expect(same.counts).toMatchObject({ created: 0, changed: 0, unchanged: lines });
      await bench.apply(same);
      const superiors = await database()
        .db.selectFrom('users')
        .where('superior_id', 'is not', null)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      expect(superiors.total).toBe(lines - 1);
      return { check, apply, again };
    };
    const [few, many] = [await measure(200), await measure(1200)];
    expect(many.check - few.check).toBeLessThanOrEqual(20);
    expect(many.apply - few.apply).toBeLessThanOrEqual(60);
    expect(many.again - few.again).toBeLessThanOrEqual(20);
  });
});

describe('a large file on the only connection of an embedded database', () => {
  let embedded: TestDatabase;
  beforeAll(async () => {
    embedded = await createTestDatabase('PGlite');
  });
  afterAll(() => embedded.close());

  test('D15.01 other calls read while the file is written, and see nothing of it before its end', async () => {
    const { db } = embedded;
    const bench = await openImportBench(db);
    const checked = await bench.check(fileOf(600));
    let isApplied = false;
    const applying = bench.apply(checked).finally(() => {
      isApplied = true;
    });
    const totals: number[] = [];
    while (!isApplied) {
      const { rows } = await sql<{ total: number }>`select count(*)::integer as total from users`.execute(db);
      totals.push(rows[0]?.total ?? 0);
    }
    await applying;
    // if they waited for the transaction, there would be a few before and after it
    expect(totals.filter((total) => total === 1).length).toBeGreaterThan(30);
    expect(new Set(totals)).toEqual(new Set([1, 601]));
    expect(await bench.person('pessoa.599')).toMatchObject({ superior_id: null });
  });
});

test('D15.01 the comparison lets other work run after each 250 lines', async () => {
  let inARow = 0;
  let longest = 0;
  const pause = async () => {
    inARow = 0;
  };
  await forEachInTurn(Array.from({ length: 1100 }), pause, () => {
    inARow += 1;
    longest = Math.max(longest, inARow);
  });
  expect([linesAtOnce, longest]).toEqual([250, 250]);
});
