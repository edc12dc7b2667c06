import { isProblem } from '@tramita/client';
import { publishProcess, type ResponseOf } from '@tramita/client/contract';
import { useState } from 'react';
import { callEndpoint } from '../../../calls/call-endpoint.ts';
import type { KeyMemory } from '../../../calls/keys/key-memory.ts';
import { refusalOf, sentInput } from '../../../calls/use-send.ts';
import { usePersistentState } from '../../../provider/storage/use-persistent-state.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { publishAttempt } from '../use-workflow-draft.ts';
import { createVersionKeys } from './version-keys.ts';

/** The key of a draft's publication, and the contents sent with it that have no response. */
interface Attempt {
  readonly key: string;
  readonly unanswered: readonly string[];
}

const noAttempt: Attempt = { key: '', unanswered: [] };

function readAttempt(stored: unknown): Attempt | undefined {
  const { key, unanswered }: Partial<Record<keyof Attempt, unknown>> = Object(stored);
  const isList = Array.isArray(unanswered) && unanswered.every((content) => typeof content === 'string');
  return typeof key === 'string' && isList ? { key, unanswered } : undefined;
}

/** Idempotency keys of a process's publications. */
export interface PublicationKeys extends KeyMemory {
  /** Call it with the error of the content sent last: content that the server refused was not published. */
  readonly failed: (error: unknown) => void;
  /**
   * Returns the version that an earlier publication created, if its response was lost; otherwise null. Call it with the
   * error of the last publication.
   */
  readonly earlier: (error: unknown) => Promise<ResponseOf<typeof publishProcess> | null>;
}

/**
 * Returns the keys for publishing. A new process has one key for all contents of its draft, also after a reload: edited
 * after a lost response, it must not become a second process. An existing process has one key per content: a version
 * published in between is a conflict that the user sees, unless it is the user's own with a lost response.
 */
export function usePublicationKeys(isNew: boolean): PublicationKeys {
  const { client } = useTramita();
  const [versionKeys] = useState(createVersionKeys);
  const [{ key, unanswered }, setAttempt] = usePersistentState(publishAttempt, noAttempt, readAttempt);
  if (!isNew) return { ...versionKeys, earlier: (error) => versionKeys.earlier(error, repeat) };
  return {
    get: () => key || undefined,
    set: (content, given) =>
      setAttempt((before) => ({
        key: given,
        unanswered: [...before.unanswered.filter((other) => other !== content), content],
      })),
    delete: () => setAttempt(noAttempt),
    failed(error) {
      if (!refusalOf(error) || isProblem(error, 'IDEMPOTENCY_IN_PROGRESS')) return;
      setAttempt((before) => ({ ...before, unanswered: before.unanswered.slice(0, -1) }));
    },
    async earlier(error) {
      if (!isProblem(error, 'IDEMPOTENCY_MISMATCH')) return null;
      for (const content of unanswered) {
        // the key is used, so this creates nothing: it returns the stored response of the content that was published
        const answer = await repeat(content, key).catch((other: unknown) => {
          if (isProblem(other, 'IDEMPOTENCY_MISMATCH')) return null;
          throw other;
        });
        if (answer) return answer;
      }
      return null;
    },
  };

  function repeat(content: string, idempotencyKey: string) {
    return callEndpoint(client, publishProcess, sentInput<typeof publishProcess>(content), { idempotencyKey });
  }
}
