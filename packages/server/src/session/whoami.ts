import type { endpoints } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['session.whoami'];

/** The address the call came from; whether a proxy's word for it counts was settled before. */
export async function whoami({ ip }: CallContext): Promise<AnswerOf<Call>> {
  return { ip };
}
