import {
  createMyDataExport,
  createPersonExport,
  downloadMyDataExport,
  downloadPersonExport,
  listMyDataExports,
  listPersonExports,
  type PersonalDataExport,
} from '@tramita/client/contract';
import { dayInSaoPaulo } from '@tramita/client/rules';
import { useEffect, useState } from 'react';
import { useCall } from '../calls/use-call.ts';
import { useDownload } from '../calls/use-download.ts';
import { useSend } from '../calls/use-send.ts';
import { useExportFailed } from '../lists/use-export-failed.ts';
import { dataExportMessages } from '../messages/data-export.ts';
import { useMessages } from '../provider/use-messages.ts';
import { useSnackbars } from '../ui/Snackbars/snackbar-context.ts';

/** How often the state of a running export is read, in ms. */
const askEveryMs = 1000;

/** Whose data are exported: the user's own, or those of a person, by an administrator. */
interface DataExportOptions {
  /** Null for the user's own data. */
  personId: number | null;
  userName: string;
  /** Whether the backend offers the calls. */
  isOffered: boolean;
}

/** State of the newest export of a person's data, as returned by {@link useDataExport}. */
export type DataExport = ReturnType<typeof useDataExport>;

const isOpen = ({ status }: PersonalDataExport) => status === 'IN_QUEUE' || status === 'IN_PROGRESS';

/**
 * Requests an export of a person's data and saves its file once the server has written it. An export of an earlier visit
 * can be downloaded until it expires.
 */
export function useDataExport({ personId, userName, isOffered }: DataExportOptions) {
  const messages = useMessages(dataExportMessages);
  const snackbars = useSnackbars();
  const [requested, setRequested] = useState<string | null>(null);
  const onFailed = useExportFailed(messages.failed);
  const { send, isSending } = useSend({ changes: [listMyDataExports, listPersonExports], onFailed });
  const { download: saveFile, downloading } = useDownload<string>({
    onFailed: () => snackbars.error(messages.downloadFailed),
  });
  const polling = {
    refetchInterval: ({ state }: { state: { data?: { elements: PersonalDataExport[] } | undefined } }) =>
      state.data?.elements.some(isOpen) ? askEveryMs : false,
  } as const;
  const own = useCall(listMyDataExports, isOffered && personId === null ? {} : null, polling);
  const others = useCall(
    listPersonExports,
    isOffered && personId !== null ? { params: { id: personId } } : null,
    polling,
  );
  const { data, isLoading } = personId === null ? own : others;
  const newest = data?.elements[0] ?? null;

  async function download({ uuid, createdAt }: PersonalDataExport): Promise<void> {
    const name = messages.file(userName, dayInSaoPaulo(new Date(createdAt)));
    const isSaved =
      personId === null
        ? await saveFile(uuid, downloadMyDataExport, { params: { uuid } }, name)
        : await saveFile(uuid, downloadPersonExport, { params: { id: personId, uuid } }, name);
    if (isSaved) snackbars.success(messages.downloaded);
  }
  const ended = data?.elements.find((one) => one.uuid === requested && !isOpen(one)) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts once, when the export ends
  useEffect(() => {
    if (!ended) return;
    setRequested(null);
    if (ended.status === 'READY') void download(ended);
  }, [ended?.uuid]);

  return {
    newest,
    /** Whether it is not known yet if there is an export. */
    isLoading,
    messages,
    isRunning: isSending || (newest !== null && isOpen(newest)),
    isDownloading: downloading !== null,
    download: () => (newest ? download(newest) : undefined),
    async start(): Promise<void> {
      const sent =
        personId === null
          ? await send(createMyDataExport, {})
          : await send(createPersonExport, { params: { id: personId } });
      if (sent) setRequested(sent.answer.uuid);
    },
  };
}
