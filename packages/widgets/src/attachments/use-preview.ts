import { HttpProblemError, isAborted } from '@tramita/client';
import { type Attachment, downloadAttachment } from '@tramita/client/contract';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useRead } from '../calls/use-read.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { previewBlob } from './preview-kind.ts';

/** State of a preview: loading, available under a blob URL, not possible, or failed. */
export type Preview =
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly address: string }
  | { readonly state: 'unfit' }
  | { readonly state: 'failed'; readonly isUnauthorized: boolean };

const loading: Preview = { state: 'loading' };

/** Loads a file of a request for preview. Each file is loaded once; all are released when the dialog closes. */
export function usePreview(idk: number, { id, originalFileName }: Attachment) {
  const { onError } = useTramita();
  const read = useRead();
  const known = useRef(new Map<number, Preview>());
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(onError);
  latest.current = onError;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    if (known.current.get(id)?.state === 'shown') return;
    const abort = new AbortController();
    const show = (preview: Preview) => {
      known.current.set(id, preview);
      draw();
    };
    show(loading);
    const params = { processInstanceId: idk, attachmentId: id, fileName: originalFileName };
    read(downloadAttachment, { params }, { signal: abort.signal })
      .then((bytes) => previewBlob(originalFileName, bytes))
      .then(
        (blob) => {
          if (abort.signal.aborted) return;
          show(blob ? { state: 'shown', address: URL.createObjectURL(blob) } : { state: 'unfit' });
        },
        (error) => {
          if (isAborted(error)) return;
          latest.current(error);
          show({ state: 'failed', isUnauthorized: error instanceof HttpProblemError && error.status === 401 });
        },
      );
    return () => abort.abort();
  }, [read, idk, id, originalFileName, attempt]);
  useEffect(() => {
    const all = known.current;
    return () => {
      for (const preview of all.values()) if (preview.state === 'shown') URL.revokeObjectURL(preview.address);
      all.clear();
    };
  }, []);
  return { preview: known.current.get(id) ?? loading, retry: () => setAttempt((count) => count + 1) };
}
