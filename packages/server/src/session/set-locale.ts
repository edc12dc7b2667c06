import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { storeLocale } from '../db/people/session-users.ts';

type Call = (typeof endpoints)['session.setLocale'];

/** Stores the language of messages to the caller. */
export async function setLocale(
  { services: { db }, user }: CallContext,
  { body }: ParsedRequestOf<Call>,
): Promise<void> {
  await storeLocale(db, user.id, body.locale);
}
