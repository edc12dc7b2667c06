import { isProblem } from '@tramita/client';
import { publishProcess } from '@tramita/client/contract';
import { useState } from 'react';
import { callEndpoint } from '../../../calls/call-endpoint.ts';
import { refusalOf, sentInput } from '../../../calls/use-send.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import type { WorkflowDraft } from '../use-workflow-draft.ts';
import type { PublicationKeys } from './publication-keys.ts';
import { useDraftAttempt } from './use-draft-attempt.ts';
import { createVersionKeys } from './version-keys.ts';

/**
 * Returns the keys for publishing. A new process has one key for all contents of its draft, also after a reload and in
 * other tabs with the same draft: edited after a lost response, it must not become a second process. An existing process,
 * without a draft, has one key per content: a version published in between is a conflict that the user sees, unless it is
 * the user's own with a lost response.
 */
export function usePublicationKeys(draft: WorkflowDraft | null): PublicationKeys {
  const { client } = useTramita();
  const [versionKeys] = useState(createVersionKeys);
  const key = draft?.publicationKey() ?? '';
  const [{ unanswered, published }, setAttempt] = useDraftAttempt(key);
  if (!draft) return { ...versionKeys, earlier: (error) => versionKeys.earlier(error, repeat) };
  return {
    published,
    get: () => key,
    set: (content) =>
      setAttempt((before) => ({
        ...before,
        unanswered: [...before.unanswered.filter((other) => other !== content), content],
      })),
    delete: () => setAttempt((before) => ({ ...before, unanswered: [] })),
    failed(error) {
      if (!refusalOf(error) || isProblem(error, 'IDEMPOTENCY_IN_PROGRESS')) return;
      setAttempt((before) => ({ ...before, unanswered: before.unanswered.slice(0, -1) }));
    },
    succeeded: (answer) => setAttempt(() => ({ key, unanswered: [], published: answer })),
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
