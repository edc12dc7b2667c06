import type { Kysely } from 'kysely';
import type { Database } from '../../../db/tables/schema.ts';
import { insertProcess, insertUser, step } from '../../../db/testing/builders.ts';

/**
 * Inserts `bloqueada`, who is inactive and has a legal block, `removida`, whose personal data were removed, and a lifted
 * block on `bloqueada`.
 */
export async function insertBlocks(db: Kysely<Database>, by: number) {
  const at = new Date('2026-02-01T12:00:00Z');
  const blockedPerson = await insertUser(db, { user_name: 'bloqueada', active: false });
  const anonymised = await insertUser(db, { user_name: 'removida', active: false, anonymised_at: at });
  const block = {
    kind: 'PERSON',
    object_id: blockedPerson,
    reason: 'processo',
    created_by: by,
    created_at: at,
  } as const;
  const insert = async (values: object) =>
    (
      await db
        .insertInto('legal_blocks')
        .values({ ...block, ...values })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  return {
    blockedPerson,
    anonymised,
    lifted: await insert({ lifted_by: by, lifted_at: at, lift_reason: 'arquivado' }),
    active: await insert({}),
  };
}

/** Inserts processes: one whose first removal waits for a confirmation, one without a rule, and a blocked one. */
export async function insertRetention(db: Kysely<Database>, by: number) {
  const at = new Date('2026-02-01T12:00:00Z');
  const form = { steps: [step.start('end'), step.end()], fields: [] };
  const waiting = await insertProcess(db, form);
  const quiet = await insertProcess(db, form);
  const blocked = await insertProcess(db, form);
  const rule = { months: 6, reason: 'prazo legal', changed_by: by, changed_at: at, waiting: 1200 };
  await db
    .insertInto('retention_rules')
    .values([
      { ...rule, parent_id: waiting },
      { ...rule, parent_id: blocked },
    ])
    .execute();
  await db
    .insertInto('legal_blocks')
    .values({ kind: 'PROCESS', object_id: blocked, reason: 'processo', created_by: by, created_at: at })
    .execute();
  return { waiting, quiet, blocked };
}
