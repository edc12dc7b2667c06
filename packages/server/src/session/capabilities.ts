import { createRealtimeTicket, type Endpoint, endpoints } from '@tramita/client/contract';
import manifest from '../../package.json' with { type: 'json' };
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['session.capabilities'];

const calls: readonly Endpoint[] = Object.values(endpoints);

/** Returns the calls beyond the required contract that this server supports with its configuration. */
export async function capabilities({ services }: CallContext): Promise<AnswerOf<Call>> {
  const additions = calls.filter(({ addition }) => addition).map(({ id }) => id);
  const answered = services.realtime ? additions : additions.filter((id) => id !== createRealtimeTicket.id);
  return { additions: answered, version: manifest.version };
}
