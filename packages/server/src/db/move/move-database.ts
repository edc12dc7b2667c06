import { type Kysely, sql } from 'kysely';
import { listApplied, migrateTo } from '../migrations/migrate.ts';
import type { Database } from '../tables/schema.ts';
import { type ComparedTable, compareTable, useNeutralTexts } from './compare-tables.ts';
import { copyTables } from './copy-tables.ts';
import {
  isEmptySchema,
  isInterruptedTarget,
  listReferences,
  listTables,
  markTarget,
  planCopy,
  unmarkTarget,
} from './tables.ts';

/** Result of a move: the tables on both sides. The target has no rows if any differs. */
export interface Move {
  readonly tables: readonly ComparedTable[];
  readonly isSame: boolean;
}

export interface MoveOptions {
  /** Whether a target that an interrupted move left may be filled. */
  readonly restart: boolean;
}

/** Why a database cannot be the target of a move. */
export class TargetError extends Error {
  override name = 'TargetError';
  readonly reason: 'not-empty' | 'interrupted';
  constructor(reason: TargetError['reason']) {
    super(`the target of the move is ${reason}`);
    this.reason = reason;
  }
}

/** Rolls back the copy that differs. */
class Difference extends Error {}

/**
 * Copies a database into an empty schema and compares all tables before the copy becomes visible. Only reads the
 * source. Needs no superuser. Call {@link completeMove} once the source is marked as moved.
 *
 * @throws {TargetError} if the schema is not empty
 */
export async function moveDatabase(
  source: Kysely<Database>,
  target: Kysely<Database>,
  { restart }: MoveOptions,
): Promise<Move> {
  const isInterrupted = await isInterruptedTarget(target);
  if (isInterrupted && !restart) throw new TargetError('interrupted');
  if (!isInterrupted && !(await isEmptySchema(target))) throw new TargetError('not-empty');
  if (!isInterrupted) await markTarget(target);
  const newest = (await listApplied(source)).at(-1);
  if (newest === undefined) throw new Error('the source has no tables');
  await migrateTo(target, newest);
  const compared: ComparedTable[] = [];
  try {
    await source.transaction().execute(async (from) => {
      await sql`set transaction read only`.execute(from);
      await target.transaction().execute(async (to) => {
        for (const side of [from, to]) await useNeutralTexts(side);
        const plan = planCopy(await listTables(to), await listReferences(to));
        await copyTables(from, to, plan);
        for (const table of plan.tables) compared.push(await compareTable(from, to, table));
        if (compared.some(({ isSame }) => !isSame)) throw new Difference();
      });
    });
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
  }
  return { tables: compared, isSame: compared.every(({ isSame }) => isSame) };
}

/** Ends a move: the target is a database like any other. */
export async function completeMove(target: Kysely<Database>): Promise<void> {
  await unmarkTarget(target);
}
