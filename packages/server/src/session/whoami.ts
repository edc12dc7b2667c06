import type { endpoints } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['session.whoami'];

/** Returns the address of the caller; whether the proxy's header is trusted was decided before. */
export async function whoami({ ip }: CallContext): Promise<AnswerOf<Call>> {
  return { ip };
}
