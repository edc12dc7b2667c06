import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeCalendar, readCalendar } from './describe-calendar.ts';

type Call = (typeof endpoints)['calendars.get'];

/** Returns a calendar with its settings and holidays. @throws NotFoundError if it does not exist */
export async function getCalendar(
  { services }: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  return describeCalendar(await readCalendar(services.db, params.id));
}
