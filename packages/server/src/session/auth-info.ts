import type { endpoints } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['session.authInfo'];

/** Who the token belongs to: the authenticator has looked it up already. */
export async function authInfo({ user }: CallContext): Promise<AnswerOf<Call>> {
  return user;
}
