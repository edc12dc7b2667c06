import { type CallInput, newIdempotencyKey } from '@tramita/client';
import type { Endpoint, ResponseOf } from '@tramita/client/contract';
import { useCallback, useRef, useState } from 'react';
import type { KeyMemory } from './keys/key-memory.ts';
import { useLeaveController } from './use-leave-signal.ts';
import { useSend } from './use-send.ts';

/** A file being uploaded, or one whose upload failed or was refused. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** Sent with each attempt, so that a retry after a lost response adds the file only once. */
  readonly idempotencyKey: string;
  /** Progress from 0 to 1. */
  readonly fraction: number;
  /** Why the upload failed. */
  readonly problem: string | null;
  /** Whether a retry may succeed: the connection failed, not the file. */
  readonly canRetry: boolean;
}

/** An attempt to upload a file. */
export type UploadAttempt = Pick<Upload, 'id' | 'file' | 'idempotencyKey'>;

/** The result of a failed upload. */
export type UploadFailure = Pick<Upload, 'problem' | 'canRetry'>;

/** Options of {@link useUpload}. */
export interface UploadOptions<E extends Endpoint> {
  /** Returns the input that sends a file. */
  readonly inputOf: (file: File) => CallInput<E>;
  /** Returns the message for a failed upload of a file, and whether it can be retried. */
  readonly failureOf: (error: unknown, id: number) => UploadFailure;
  /** Called after a file was uploaded and removed from the list. */
  readonly onUploaded: (answer: ResponseOf<E>) => void;
  /** Called when an upload is removed: uploaded, or given up by the user. */
  readonly onRemoved?: (id: number) => void;
  /** Runs an upload, for example after storing the file. @default runs it at once */
  readonly around?: <Result>(upload: UploadAttempt, run: () => Promise<Result>) => Promise<Result>;
}

/** Uploads files with progress. Each upload can be aborted; failed ones stay in the list and can be retried. */
export function useUpload<E extends Endpoint>(endpoint: E, options: UploadOptions<E>) {
  const { send } = useSend();
  const newController = useLeaveController();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [running] = useState(() => new Map<number, AbortController>());
  const nextId = useRef(1);
  const latest = useRef({ ...options, send });
  latest.current = { ...options, send };

  const change = useCallback((id: number, part: Partial<Upload>) => {
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  }, []);

  /** Removes an upload, and aborts it if it is running. */
  const drop = useCallback(
    (id: number) => {
      running.get(id)?.abort();
      running.delete(id);
      latest.current.onRemoved?.(id);
      setUploads((now) => now.filter((upload) => upload.id !== id));
    },
    [running],
  );

  const start = useCallback(
    async (attempt: UploadAttempt) => {
      const { id, file } = attempt;
      const { signal } = running.set(id, newController()).get(id) as AbortController;
      const run = () =>
        latest.current.send(endpoint, latest.current.inputOf(file), {
          signal,
          keys: alwaysKey(attempt.idempotencyKey),
          onProgress: ({ fraction = 0 }) => change(id, { fraction }),
          onFailed: (error) => change(id, { fraction: 0, ...latest.current.failureOf(error, id) }),
        });
      const { around } = latest.current;
      const sent = await (around ? around(attempt, run) : run());
      if (!sent) return;
      drop(id);
      latest.current.onUploaded(sent.answer);
    },
    [change, drop, endpoint, newController, running],
  );

  /**
   * Adds a file and uploads it, or shows why not if a failure is given. Returns the id of the upload. A file that was sent
   * before has the key of that attempt.
   */
  const add = useCallback(
    (file: File, failure: UploadFailure | null, idempotencyKey = newIdempotencyKey()): number => {
      const attempt = { id: nextId.current++, file, idempotencyKey };
      setUploads((now) => [...now, { ...attempt, fraction: 0, problem: null, canRetry: false, ...failure }]);
      if (!failure) void start(attempt);
      return attempt.id;
    },
    [start],
  );

  const retry = useCallback(
    (attempt: UploadAttempt) => {
      change(attempt.id, { fraction: 0, problem: null, canRetry: false });
      void start(attempt);
    },
    [change, start],
  );

  return { uploads, add, drop, retry };
}

/** Returns a memory that has one key for whatever is sent. */
const alwaysKey = (key: string): KeyMemory => ({ get: () => key, set: () => {}, delete: () => {} });
