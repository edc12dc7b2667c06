import type { CallInput } from '@tramita/client';
import type { Endpoint } from '@tramita/client/contract';
import { useState } from 'react';
import { saveFile } from './save-file.ts';
import { type SendOptions, useLeaveSignal, useSend } from './use-send.ts';

/** An endpoint that returns a file. */
export type FileEndpoint = Endpoint & { readonly response?: undefined; readonly responseKind: 'blob' };

/** Options of {@link useDownload}. */
export interface DownloadOptions extends SendOptions {
  /** Aborts the download when the component unmounts. @default false */
  readonly stopsOnLeave?: boolean;
}

/** Downloads files and saves them with the browser. `downloading` is the item whose file is being downloaded. */
export function useDownload<Item>({ stopsOnLeave, ...options }: DownloadOptions) {
  const { send } = useSend(options);
  const nextSignal = useLeaveSignal();
  const [downloading, setDownloading] = useState<Item | null>(null);
  async function download<E extends FileEndpoint>(item: Item, endpoint: E, input: CallInput<E>, fileName: string) {
    setDownloading(item);
    const sent = await send(endpoint, input, stopsOnLeave ? { signal: nextSignal() } : {});
    setDownloading(null);
    // the endpoint has no response schema, so the response is a file
    if (sent) saveFile(sent.answer as Blob, fileName);
  }
  return { download, downloading };
}
