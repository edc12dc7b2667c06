import { createImport, type Import, listImports } from '@tramita/client/contract';
import { useRef, useState } from 'react';
import { useInvalidate } from '../../../calls/use-invalidate.ts';
import { useLeaveController } from '../../../calls/use-leave-signal.ts';
import { useSend } from '../../../calls/use-send.ts';
import type { peopleImportMessages } from '../../../messages/features/people/people-import.ts';
import { type ImportDraft, isReadable } from './import-file.ts';

interface ImportUploadOptions {
  messages: typeof peopleImportMessages;
  onSent: (item: Import) => void;
  /** The browser cannot read the file any more. */
  onUnreadable: () => void;
}

/** Sends the file of an import with progress. The upload can be canceled and ends when the component unmounts. */
export function useImportUpload({ messages, onSent, onUnreadable }: ImportUploadOptions) {
  const invalidate = useInvalidate();
  const newController = useLeaveController();
  const running = useRef<AbortController>(undefined);
  const [fraction, setFraction] = useState<number | null>(null);
  const { send, problem, refusedFields, clear } = useSend({ failed: messages.sendFailed, changes: [listImports] });
  return {
    /** From 0 to 1; null while nothing is being sent. */
    fraction,
    problem,
    refusedFields,
    clear,
    cancel: () => running.current?.abort(),
    async start({ kind, complete }: ImportDraft, source: string, file: File) {
      const controller = newController();
      running.current = controller;
      clear();
      setFraction(0);
      const isMissing = !(await isReadable(file));
      const body = { kind, file, source, complete: kind === 'people' && complete };
      const sent =
        isMissing || controller.signal.aborted
          ? null
          : await send(
              createImport,
              { body },
              { signal: controller.signal, onProgress: (progress) => setFraction(progress.fraction ?? 0) },
            );
      setFraction(null);
      if (isMissing) onUnreadable();
      if (sent) onSent(sent.answer);
      // the server may have received the file although its response was lost
      else void invalidate(listImports);
    },
  };
}
