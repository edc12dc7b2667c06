import { absencesOpenMax, createAbsence, endAbsence } from '@tramita/client/contract';
import { dayInSaoPaulo } from '@tramita/client/rules';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/tables/schema.ts';
import { type TestApi, testNow } from '../../api.ts';

/** Returns the day some days after the current day of API tests. */
export const dayAfter = (days: number): string =>
  dayInSaoPaulo(new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000));

/**
 * Inserts a running and a planned absence of Davi and an ended one of Caio; Eva is their substitute. Elisa has as many
 * absences as a person may have. Returns the ids.
 */
export async function insertAbsences(db: Kysely<Database>, api: TestApi, eva: number) {
  const create = async (name: string, from: number, to: number) => {
    const period = { startsOn: dayAfter(from), endsOn: dayAfter(to) };
    const body = { ...period, reason: 'TRAVEL' as const, substitutes: [{ personId: eva, processIds: null }] };
    return (await api.as(name).call(createAbsence, { body })).id;
  };
  const ended = await create('caio', 0, 1);
  await api.as('caio').call(endAbsence, { params: { id: ended } });
  await sql`insert into absences (user_id, starts_on, ends_on, reason)
    select id, ${dayAfter(30)}::date, ${dayAfter(30)}::date, 'OTHER'
    from users, generate_series(1, ${absencesOpenMax}::integer) where user_name = 'elisa'`.execute(db);
  return { running: await create('davi', 0, 3), planned: await create('davi', 10, 12), ended };
}
