import { usePersistentState } from '../../provider/storage/use-persistent-state.ts';
import type { KeyMemory } from './key-memory.ts';

/** Content that was sent, and its idempotency key. */
interface Attempt {
  readonly content: string;
  readonly key: string;
}

const noAttempt: Attempt = { content: '', key: '' };

function readAttempt(stored: unknown): Attempt | undefined {
  const { content, key }: Partial<Record<keyof Attempt, unknown>> = Object(stored);
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : undefined;
}

/**
 * Remembers the idempotency key of the content sent last, also after a reload, so that content whose response was lost is
 * applied once. `name` identifies the form in the provider's storage.
 */
export function useKeptKey(name: string): KeyMemory {
  const [attempt, setAttempt] = usePersistentState(name, noAttempt, readAttempt);
  return {
    get: (content) => (content === attempt.content ? attempt.key : undefined),
    set: (content, key) => setAttempt({ content, key }),
    delete: () => setAttempt(noAttempt),
  };
}
