import type { CallInput } from '@tramita/client';
import type { Endpoint } from '@tramita/client/contract';
import { useRef, useState } from 'react';
import { saveFile } from './save-file.ts';
import { useLeaveController } from './use-leave-signal.ts';
import { type SendOptions, useSend } from './use-send.ts';

/** An endpoint that returns a file. */
export type FileEndpoint = Endpoint & { readonly response?: undefined; readonly responseKind: 'blob' };

/** Options of {@link useDownload}. */
export interface DownloadOptions extends SendOptions {
  /** Aborts the download when the component unmounts. @default false */
  readonly stopsOnLeave?: boolean;
  /** Whether `loaded` is updated during the download. @default false */
  readonly showsProgress?: boolean;
}

/**
 * Downloads files and saves them with the browser. `downloading` is the item whose file is being downloaded, and `cancel`
 * aborts it.
 */
export function useDownload<Item>({ stopsOnLeave, showsProgress, ...options }: DownloadOptions) {
  const { send } = useSend(options);
  const newLeaveController = useLeaveController();
  const running = useRef<AbortController>(undefined);
  const [downloading, setDownloading] = useState<Item | null>(null);
  const [loaded, setLoaded] = useState(0);

  /** Resolves to whether the file was saved. Never rejects. */
  async function download<E extends FileEndpoint>(item: Item, endpoint: E, input: CallInput<E>, fileName: string) {
    const controller = stopsOnLeave ? newLeaveController() : new AbortController();
    running.current = controller;
    setDownloading(item);
    setLoaded(0);
    const onProgress = (progress: { loaded: number }) => setLoaded(progress.loaded);
    const sent = await send(endpoint, input, { signal: controller.signal, ...(showsProgress && { onProgress }) });
    // another download may have started in the meantime
    if (running.current === controller) setDownloading(null);
    // the endpoint has no response schema, so the response is a file
    if (sent) saveFile(sent.answer as Blob, fileName);
    return sent !== null;
  }

  return {
    download,
    downloading,
    /** Bytes received so far. */
    loaded,
    cancel: () => running.current?.abort(),
  };
}
