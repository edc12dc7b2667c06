import { HttpProblemError, newIdempotencyKey } from '@tramita/client';
import {
  getProcess,
  listProcesses,
  type ProcessDetail,
  publishProcess,
  type WorkflowModel,
} from '@tramita/client/contract';
import { type PublishProblem, publishBody } from '@tramita/client/rules';
import { useRef, useState } from 'react';
import { useInvalidate } from '../../../calls/use-invalidate.ts';
import { failureOf } from '../../../messages/failures.ts';
import type { publishMessages } from '../../../messages/features/modeler/publish.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { designerSuccessMs } from '../../../timing/designer-success-ms.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { refusedProblems } from './refused-problems.ts';

/** A version that was published while this one was edited. */
export interface NewerVersion {
  readonly id: number;
  readonly version: number;
}

/** Publishes a process, and keeps a conflict with a newer version or the problems found by the server. */
export function usePublishing(
  detail: ProcessDetail | null,
  messages: typeof publishMessages,
  onPublished: (id: number, version: number) => void,
) {
  const { client, onError } = useTramita();
  const invalidate = useInvalidate();
  const snackbars = useSnackbars();
  const attempt = useRef({ text: '', key: '' });
  const [isSending, setSending] = useState(false);
  const [newer, setNewer] = useState<NewerVersion | null>(null);
  const [refused, setRefused] = useState<readonly PublishProblem[]>([]);
  const known = newer?.version ?? detail?.lastVersion?.version ?? detail?.version ?? 0;

  async function send(model: WorkflowModel) {
    const version = detail ? { parentId: detail.parentId, knownVersion: known } : undefined;
    const body = publishBody(model, version);
    const text = JSON.stringify(body);
    // the same content keeps its idempotency key, so that a retry after a lost response publishes only once
    if (attempt.current.text !== text) attempt.current = { text, key: newIdempotencyKey() };
    const published = await client.call(publishProcess, { body, idempotencyKey: attempt.current.key });
    snackbars.success(messages.published, { duration: designerSuccessMs });
    void invalidate(listProcesses, getProcess);
    onPublished(published.id, published.version);
  }

  function tellFailure(error: unknown, title: string) {
    snackbars.persistent(title, { detail: failureOf(error, { title, detail: messages.failedDetail }).detail });
  }

  async function tellRefusal(error: unknown) {
    onError(error);
    const status = error instanceof HttpProblemError ? error.status : 0;
    const code = error instanceof HttpProblemError ? error.errorCode : undefined;
    if (code === 'PROCESS_OUTDATED' && detail) {
      const { lastVersion } = await client.call(getProcess, { params: { id: detail.id } });
      if (lastVersion && lastVersion.version > known) {
        setNewer({ id: lastVersion.id, version: lastVersion.version });
        return;
      }
    }
    if (code === 'PROCESS_INVALID' && error instanceof HttpProblemError) setRefused(refusedProblems(error.fields));
    tellFailure(error, status === 403 ? messages.forbidden : messages.failed);
  }

  return {
    isSending,
    newer,
    refused,
    /** Number of the version to be published. */
    version: known + 1,
    async publish(model: WorkflowModel) {
      setSending(true);
      setRefused([]);
      try {
        await send(model).catch(tellRefusal);
      } catch (error) {
        onError(error);
        tellFailure(error, messages.failed);
      } finally {
        setSending(false);
      }
    },
  };
}
