import { type Attachment, uploadAttachment } from '@tramita/client/contract';
import { checkAttachment } from '@tramita/client/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLeaveController } from '../calls/use-leave-signal.ts';
import { refusalOf, useSend } from '../calls/use-send.ts';
import { attachmentMessages } from '../messages/attachments.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import type { KeptFile } from './kept-files.ts';
import { chosenFileProblem, uploadProblem } from './upload-problem.ts';

/** Stores files in the browser; if it cannot be loaded, files are only uploaded. */
const keeping = lazyPart(() => import('./kept-files.ts'));

/** A file being uploaded to a request, or one whose upload failed. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** Progress from 0 to 1. */
  readonly fraction: number;
  /** Why the upload failed. */
  readonly problem: string | null;
  /** Whether a retry may succeed: the connection failed, not the file. */
  readonly canRetry: boolean;
}

export interface UploadOptions {
  /** IDK of the request; null if files cannot be added. */
  idk: number | null;
  onUploaded: (attachment: Attachment) => void;
}

/**
 * Uploads files to a request with progress; each upload can be canceled. Rejected files stay visible with the reason.
 * A file whose upload was interrupted, by the connection or by closing the page, is stored in this browser and offered
 * again.
 */
export function useUpload({ idk, onUploaded }: UploadOptions) {
  const { storageScope } = useTramita();
  const { send: sendUpload } = useSend();
  const newController = useLeaveController();
  const messages = useMessages(attachmentMessages);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  /** Key of each file stored until it is uploaded, by the id of its upload. */
  const kept = useRef(new Map<number, number>());
  const nextId = useRef(1);
  const latest = useRef({ onUploaded, messages, sendUpload });
  latest.current = { onUploaded, messages, sendUpload };
  const under = `${storageScope}:${idk}`;

  useEffect(() => {
    if (idk === null) return;
    let isCurrent = true;
    const offer = (files: readonly KeptFile[]) => {
      if (!isCurrent) return;
      const offered = files
        .filter(({ key }) => ![...kept.current.values()].includes(key))
        .map(({ key, file }) => {
          const id = nextId.current++;
          kept.current.set(id, key);
          return { id, file, fraction: 0, problem: latest.current.messages.interrupted, canRetry: true };
        });
      if (offered.length > 0) setUploads((now) => [...now, ...offered]);
    };
    keeping
      .load()
      .then(({ listKeptFiles }) => listKeptFiles(under))
      .then(offer, () => {});
    return () => {
      isCurrent = false;
    };
  }, [idk, under]);

  const change = useCallback((id: number, part: Partial<Upload>) => {
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }, []);
  const forget = useCallback((id: number) => {
    const key = kept.current.get(id);
    kept.current.delete(id);
    if (key !== undefined) keeping.current?.forgetFile(key);
  }, []);
  const drop = useCallback(
    (id: number) => {
      running.current.get(id)?.abort();
      running.current.delete(id);
      forget(id);
      setUploads((now) => now.filter((upload) => upload.id !== id));
    },
    [forget],
  );

  const send = useCallback(
    async (id: number, file: File, processInstanceId: number) => {
      const abort = newController();
      running.current.set(id, abort);
      const store = await keeping.load().catch(() => null);
      const key = kept.current.get(id) ?? (await store?.keepFile(under, file)) ?? null;
      if (key !== null) {
        kept.current.set(id, key);
        if (!running.current.has(id)) forget(id);
      }
      const onFailed = (error: unknown) => {
        const refusal = refusalOf(error);
        const isRefused = refusal !== null && refusal.status !== 401;
        if (isRefused) forget(id);
        change(id, { fraction: 0, problem: uploadProblem(error), canRetry: !isRefused });
      };
      const upload = () =>
        latest.current.sendUpload(
          uploadAttachment,
          { body: { attachment: file, processInstanceId } },
          { signal: abort.signal, onProgress: ({ fraction = 0 }) => change(id, { fraction }), onFailed },
        );
      const sent = await (store ? store.whileSending(key, upload) : upload());
      if (!sent) return;
      drop(id);
      latest.current.onUploaded(sent.answer);
    },
    [change, drop, forget, newController, under],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const id = nextId.current++;
        const code = checkAttachment(file);
        const problem = code && chosenFileProblem(code, file);
        setUploads((now) => [...now, { id, file, fraction: 0, problem, canRetry: false }]);
        if (!code && idk !== null) void send(id, file, idk);
      }
    },
    [idk, send],
  );
  const retry = useCallback(
    ({ id, file }: Pick<Upload, 'id' | 'file'>) => {
      if (idk === null) return;
      change(id, { fraction: 0, problem: null, canRetry: false });
      void send(id, file, idk);
    },
    [change, idk, send],
  );

  return { uploads, add, drop, retry };
}
