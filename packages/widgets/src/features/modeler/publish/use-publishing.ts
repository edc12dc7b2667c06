import { HttpProblemError, isProblem } from '@tramita/client';
import {
  getProcess,
  listProcesses,
  type ProcessDetail,
  publishProcess,
  type WorkflowModel,
} from '@tramita/client/contract';
import { type PublishProblem, publishBody } from '@tramita/client/rules';
import { useState } from 'react';
import type { KeyMemory } from '../../../calls/keys/key-memory.ts';
import { useRead } from '../../../calls/use-read.ts';
import { refusalOf, useSend } from '../../../calls/use-send.ts';
import { failureOf } from '../../../messages/failures.ts';
import type { publishMessages } from '../../../messages/features/modeler/publish.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { designerSuccessMs } from '../../../timing/designer-success-ms.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { asRestored } from '../use-workflow-draft.ts';
import type { PublicationKeys } from './publication-keys.ts';
import { refusedProblems } from './refused-problems.ts';

/** A version that was published while this one was edited. */
export interface NewerVersion {
  readonly id: number;
  readonly version: number;
}

/** The attempts to publish a process. */
export interface PublishAttempts {
  /** The message of the last failure, which stays until it is closed or the process is published. */
  failure: number | null;
  /** The version that an attempt with a lost response created, once it is known. */
  own: number;
  /** The newer version of another user that the last attempt found; also known after the dialog was closed. */
  outdating: NewerVersion | null;
}

/** Publishes a process, and keeps a conflict with a newer version or the problems found by the server. */
export function usePublishing(
  detail: ProcessDetail | null,
  messages: typeof publishMessages,
  onPublished: (id: number, version: number) => void,
  attempts: PublishAttempts,
  keys: PublicationKeys,
) {
  const { onError } = useTramita();
  const { send } = useSend({
    changes: [listProcesses, getProcess],
    // see `earlier` of the keys; a conflict is shown
    isExpected: (error) => isProblem(error, 'IDEMPOTENCY_MISMATCH') || isProblem(error, 'PROCESS_OUTDATED'),
  });
  const [nextKeys] = useState(() => new Map<string, string>());
  const read = useRead();
  const snackbars = useSnackbars();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly PublishProblem[]>([]);
  const [published, setPublished] = useState(keys.published);
  // its own publication is no news
  if (!isBusy && published !== keys.published) setPublished(keys.published);
  const newer = attempts.outdating ?? published;
  const known = Math.max(newer?.version ?? detail?.lastVersion?.version ?? detail?.version ?? 0, attempts.own);

  function showFailure(error: unknown, title: string) {
    // without a response the server may have published it
    const isAnswered = error instanceof HttpProblemError;
    const detail = isAnswered ? messages.failedDetail : messages.lostDetail;
    const former = attempts.failure;
    attempts.failure = snackbars.persistent(title, { detail: failureOf(error, { title, detail }).detail });
    if (former !== null && former !== attempts.failure) snackbars.dismiss(former);
  }

  async function showRefusal(error: unknown) {
    const refusal = refusalOf(error);
    const edited = detail ?? published;
    if (refusal?.errorCode === 'PROCESS_OUTDATED' && edited) {
      const { lastVersion } = await read(getProcess, { params: { id: edited.id } });
      if (lastVersion && lastVersion.version > Math.max(known, attempts.own)) {
        attempts.outdating = { id: lastVersion.id, version: lastVersion.version };
        return;
      }
    }
    if (refusal?.errorCode === 'PROCESS_INVALID') setRefused(refusedProblems(refusal.fields));
    showFailure(error, refusal?.status === 403 ? messages.forbidden : messages.failed);
  }

  return {
    /** Whether the process is being or was published, or a refusal of it examined. */
    isSending: isBusy,
    newer,
    /** Whether the newer version was published from the same draft. */
    isOwnDraft: newer !== null && newer === published,
    refused,
    /** Number of the version to be published. */
    version: known + 1,
    async publish(model: WorkflowModel) {
      let failure: unknown;
      const onFailed = (error: unknown) => {
        failure = error;
      };
      const sendAs = (version: Parameters<typeof publishBody>[1], used: KeyMemory) =>
        send(
          publishProcess,
          { body: publishBody(detail ? model : asRestored(model), version) },
          { onFailed, keys: used },
        );
      setBusy(true);
      setRefused([]);
      let parentId = detail?.parentId ?? published?.id;
      let sent = await sendAs(
        parentId === undefined ? undefined : { parentId, knownVersion: known },
        published ? nextKeys : keys,
      );
      if (!sent) {
        keys.failed(failure);
        const first = await keys.earlier(failure).catch(onFailed);
        if (first) {
          parentId ??= first.id;
          if (detail) attempts.own = first.version;
          else keys.succeeded(first);
          sent = await sendAs({ parentId, knownVersion: first.version }, detail ? keys : nextKeys);
        }
      }
      if (sent) {
        if (attempts.failure !== null) snackbars.dismiss(attempts.failure);
        attempts.failure = null;
        keys.succeeded({ id: parentId ?? sent.answer.id, version: sent.answer.version });
        snackbars.success(messages.published, { duration: designerSuccessMs });
        onPublished(sent.answer.id, sent.answer.version);
        // busy until the page is left, so that a second click publishes nothing
        return;
      }
      if (failure) {
        await showRefusal(failure).catch((error) => {
          onError(error);
          showFailure(error, messages.failed);
        });
      }
      setBusy(false);
    },
  };
}
