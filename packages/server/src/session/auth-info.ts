import type { endpoints } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['session.authInfo'];

/** Returns the user of the token, whom the authenticator has already looked up. */
export async function authInfo({ user }: CallContext): Promise<AnswerOf<Call>> {
  return user;
}
