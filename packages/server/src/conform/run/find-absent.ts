import type { Endpoint } from '@tramita/client/contract';
import type { Scene } from '../scene/scene.ts';
import { type Attempt, describeAttempt } from '../wire/caller.ts';
import { Deviation } from '../wire/deviation.ts';
import type { Subject } from './check.ts';

/** How a server shows that it does not have an operation. */
export interface Absence {
  readonly expected: string;
  readonly actual: string;
  readonly request: string;
}

/** Returns whether a response is that of a server that does not know the address or the method. */
export const isUnknown = ({ status }: Pick<Attempt, 'status'>): boolean => [404, 405, 501].includes(status);

/**
 * Returns how the server shows that it does not have an operation; null if it may have it. A server that has it refuses
 * a call without a token, and a public call without input, before it looks for a resource.
 */
export async function findAbsent({ endpoint, operation }: Subject, scene: Scene): Promise<Absence | null> {
  try {
    const attempt = await scene.anonymous.attempt(endpoint, { params: placeholders(endpoint), body: bodyOf(endpoint) });
    if (!isUnknown(attempt)) return null;
    const expected = operation.as === null ? '400 VALIDATION_ERROR' : '401 UNAUTHENTICATED';
    return { expected, actual: describeAttempt(attempt), request: attempt.request };
  } catch (error) {
    // the checks report it
    if (error instanceof Deviation) return null;
    throw error;
  }
}

const placeholders = ({ path }: Endpoint): object =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));

const bodyOf = ({ body }: Endpoint): object | undefined => (body ? {} : undefined);
