import { createAbsence } from '@tramita/client/contract';
import { dayInSaoPaulo } from '@tramita/client/rules';
import { type TestApi, testNow } from '../../api.ts';

/** Returns the day some days after the current day of API tests. */
export const dayAfter = (days: number): string =>
  dayInSaoPaulo(new Date(testNow.getTime() + days * 24 * 60 * 60 * 1000));

/** Inserts a running and a planned absence of Davi; the substitute of both is Eva. Returns their ids. */
export async function insertAbsences(api: TestApi, eva: number) {
  const create = async (from: number, to: number) => {
    const period = { startsOn: dayAfter(from), endsOn: dayAfter(to) };
    const body = { ...period, reason: 'TRAVEL' as const, substitutes: [{ personId: eva, processIds: null }] };
    return (await api.as('davi').call(createAbsence, { body })).id;
  };
  return { running: await create(0, 3), planned: await create(10, 12) };
}
