import { type Attachment, uploadAttachment } from '@tramita/client/contract';
import { checkAttachment } from '@tramita/client/rules';
import { useCallback, useEffect, useRef } from 'react';
import { refusalOf } from '../calls/use-send.ts';
import { type UploadAttempt, useUpload } from '../calls/use-upload.ts';
import { attachmentMessages } from '../messages/attachments.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { useFileProblems } from './upload-problem.ts';

/** Stores files in the browser; if it cannot be loaded, files are only uploaded. */
const keeping = lazyPart(() => import('./kept-files.ts'));

export interface AttachmentUploadOptions {
  /** IDK of the request; null if files cannot be added. */
  idk: number | null;
  onUploaded: (attachment: Attachment) => void;
}

/**
 * Uploads files to a request with progress; each upload can be canceled. Rejected files stay visible with the reason.
 * A file whose upload was interrupted, by the connection or by closing the page, is stored in this browser and offered
 * again.
 */
export function useAttachmentUpload({ idk, onUploaded }: AttachmentUploadOptions) {
  const { storageScope } = useTramita();
  const messages = useMessages(attachmentMessages);
  const { chosenFileProblem, uploadProblem } = useFileProblems();
  /** Key of each file stored until it is uploaded, by the id of its upload. */
  const kept = useRef(new Map<number, number>());
  /** Ids of uploads that were removed while their file was being stored. */
  const removed = useRef(new Set<number>());
  // an upload goes on although the request was closed to further files
  const request = useRef(idk);
  if (idk !== null) request.current = idk;
  const under = `${storageScope}:${request.current}`;
  const forget = (id: number) => {
    const key = kept.current.get(id);
    kept.current.delete(id);
    if (key !== undefined) keeping.current?.forgetFile(key);
  };

  const { uploads, add, drop, retry } = useUpload(uploadAttachment, {
    inputOf: (file) => ({ body: { attachment: file, processInstanceId: request.current ?? 0 } }),
    failureOf: (error, id) => {
      const refusal = refusalOf(error);
      const isRefused = refusal !== null && refusal.status !== 401 && refusal.errorCode !== 'IDEMPOTENCY_IN_PROGRESS';
      if (isRefused) forget(id);
      return { problem: uploadProblem(error), canRetry: !isRefused };
    },
    onUploaded,
    onRemoved: (id) => {
      removed.current.add(id);
      forget(id);
    },
    async around({ id, file, idempotencyKey }, run) {
      const store = await keeping.load().catch(() => null);
      const key = kept.current.get(id) ?? (await store?.keepFile(under, file, idempotencyKey)) ?? null;
      if (key !== null) {
        kept.current.set(id, key);
        if (removed.current.has(id)) forget(id);
      }
      return store ? store.whileSending(key, run) : run();
    },
  });

  const latest = useRef(messages);
  latest.current = messages;
  useEffect(() => {
    if (idk === null) return;
    let isCurrent = true;
    const offer = async () => {
      const { listKeptFiles } = await keeping.load();
      const files = await listKeptFiles(under);
      if (!isCurrent) return;
      const known = new Set(kept.current.values());
      for (const { key, file, idempotencyKey } of files) {
        if (known.has(key)) continue;
        const failure = { problem: latest.current.interrupted, canRetry: true };
        kept.current.set(add(file, failure, idempotencyKey), key);
      }
    };
    offer().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [idk, under, add]);

  return {
    uploads,
    drop,
    add: useCallback(
      (files: readonly File[]) => {
        if (idk === null) return;
        for (const file of files) {
          const code = checkAttachment(file);
          add(file, code && { problem: chosenFileProblem(code, file), canRetry: false });
        }
      },
      [idk, add, chosenFileProblem],
    ),
    retry: useCallback((upload: UploadAttempt) => idk !== null && retry(upload), [idk, retry]),
  };
}
