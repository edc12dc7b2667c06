import { isAborted } from '@tramita/client';
import { type Attachment, uploadAttachment } from '@tramita/client/contract';
import { checkAttachment, errorMessage } from '@tramita/client/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTramita } from '../provider/tramita-context.ts';
import { uploadProblem } from './upload-problem.ts';

/** A file on its way to a request, or one that did not get there. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** 0 to 1. */
  readonly fraction: number;
  /** Why it did not go through. */
  readonly problem: string | null;
}

export interface UploadOptions {
  /** IDK of the request; null where files cannot be added. */
  idk: number | null;
  onUploaded: (attachment: Attachment) => void;
}

/** Sends files to a request one by one, with progress; each can be given up. What is refused stays visible with its reason. */
export function useUpload({ idk, onUploaded }: UploadOptions) {
  const { client, onError } = useTramita();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const nextId = useRef(1);
  const latest = useRef(onUploaded);
  latest.current = onUploaded;

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  const change = useCallback((id: number, part: Partial<Upload>) => {
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }, []);
  const drop = useCallback((id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setUploads((now) => now.filter((upload) => upload.id !== id));
  }, []);

  const send = useCallback(
    async (id: number, file: File, processInstanceId: number) => {
      const abort = new AbortController();
      running.current.set(id, abort);
      try {
        const attachment = await client.call(uploadAttachment, {
          body: { attachment: file, processInstanceId },
          signal: abort.signal,
          onProgress: ({ fraction = 0 }) => change(id, { fraction }),
        });
        drop(id);
        latest.current(attachment);
      } catch (error) {
        if (isAborted(error)) return;
        onError(error);
        change(id, { problem: uploadProblem(error) });
      }
    },
    [client, change, drop, onError],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      for (const file of files) {
        const id = nextId.current++;
        const code = checkAttachment(file);
        setUploads((now) => [...now, { id, file, fraction: 0, problem: code && errorMessage(code) }]);
        if (!code && idk !== null) void send(id, file, idk);
      }
    },
    [idk, send],
  );

  return { uploads, add, drop };
}
