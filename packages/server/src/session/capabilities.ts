import { type Endpoint, endpoints } from '@tramita/client/contract';
import manifest from '../../package.json' with { type: 'json' };
import type { AnswerOf } from '../http/handlers.ts';

type Call = (typeof endpoints)['session.capabilities'];

const calls: readonly Endpoint[] = Object.values(endpoints);

/** Which calls beyond the floor of the contract this server answers. */
export async function capabilities(): Promise<AnswerOf<Call>> {
  return { additions: calls.filter((call) => call.addition).map((call) => call.id), version: manifest.version };
}
