import { imageExtensions } from '@tramita/client/contract';
import { type AttachmentUse, checkAttachment, errorMessage, extensionOf } from '@tramita/client/rules';
import { useEffect, useRef, useState } from 'react';
import { errorTexts } from '../../../messages/rules/errors.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';

/** A file chosen for an update that is not sent yet. */
export interface ChosenFile {
  readonly id: number;
  readonly use: AttachmentUse;
  readonly file: File;
  /** Why it cannot be sent. */
  readonly problem: string | null;
}

/** Stores files in the browser, so that a reload loses none. */
const keeping = lazyPart(() => import('../../../attachments/kept-files.ts'));
const uses: readonly AttachmentUse[] = ['image', 'attachment'];

/** Returns whether a dropped file is a picture or another file. */
export const attachmentUseOf = (file: File): AttachmentUse =>
  imageExtensions.some((extension) => extension === extensionOf(file.name)) ? 'image' : 'attachment';

/**
 * The new files of an update in the editor; they are stored in this browser until they are sent or removed. A rejected one
 * stays visible with its reason and is not sent.
 */
export function useChosenFiles(subject: string) {
  const errors = useMessages(errorTexts);
  const { storageScope } = useTramita();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const nextId = useRef(1);
  const kept = useRef(new Map<number, number>());
  /** Files removed before they were stored. */
  const gone = useRef(new Set<number>());
  const under = (use: AttachmentUse) => `${storageScope}:${subject}:${use}`;
  const latest = useRef(under);
  latest.current = under;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject has other files
  useEffect(() => {
    let isCurrent = true;
    const restore = async () => {
      const { listKeptFiles } = await keeping.load();
      for (const use of uses) {
        const found = await listKeptFiles(latest.current(use));
        if (!isCurrent) return;
        const restored = found.map(({ key, file }) => {
          const id = nextId.current++;
          kept.current.set(id, key);
          return { id, use, file, problem: null };
        });
        if (restored.length > 0) setFiles((now) => [...now, ...restored]);
      }
    };
    restore().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [subject, storageScope]);

  const forget = (id: number) => {
    const key = kept.current.get(id);
    kept.current.delete(id);
    if (key === undefined) gone.current.add(id);
    else void keeping.current?.forgetFile(key);
  };
  const keep = async ({ id, use, file }: ChosenFile) => {
    const { keepFile, forgetFile } = await keeping.load();
    const key = await keepFile(under(use), file);
    if (key === null) return;
    if (gone.current.has(id)) await forgetFile(key);
    else kept.current.set(id, key);
  };

  return {
    files,
    accepted: (use: AttachmentUse) => files.filter((one) => one.use === use && !one.problem).map(({ file }) => file),
    add(use: AttachmentUse, chosen: readonly File[]): void {
      const added = chosen.map((file) => {
        const code = checkAttachment(file, undefined, use);
        return { id: nextId.current++, use, file, problem: code && errorMessage(code, errors) };
      });
      setFiles((now) => [...now, ...added]);
      for (const one of added) if (!one.problem) keep(one).catch(() => {});
    },
    remove(id: number): void {
      forget(id);
      setFiles((now) => now.filter((file) => file.id !== id));
    },
    clear(): void {
      for (const { id } of files) forget(id);
      setFiles([]);
    },
  };
}

/** Result of {@link useChosenFiles}. */
export type ChosenFiles = ReturnType<typeof useChosenFiles>;
