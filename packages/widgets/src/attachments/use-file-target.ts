import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useState } from 'react';
import { attachmentMessages } from '../messages/attachments.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { useMessages } from '../provider/use-messages.ts';
import { isElement } from '../ui/page-root.ts';
import { namedPaste } from './named-paste.ts';

export interface FileTargetOptions {
  /** Files cannot be added now and are ignored. */
  isOff: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Ignores events already handled by inner file targets, and those from dialogs opened inside. */
const isMine = (event: SyntheticEvent<HTMLElement>) =>
  !event.defaultPrevented && isElement(event.target) && event.currentTarget.contains(event.target);

/**
 * Accepts files that are dropped anywhere on an area, or pasted while the focus is in it: spread `handlers` on the
 * area. `isOver` is true while files are dragged over it.
 */
export function useFileTarget({ isOff, onFiles }: FileTargetOptions) {
  const messages = useMessages(attachmentMessages);
  const { now } = useTramita();
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!isMine(event) || !event.dataTransfer.types.includes('Files')) return setOver(false);
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ relatedTarget, currentTarget }: DragEvent<HTMLElement>) {
      if (!(isElement(relatedTarget) && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent<HTMLElement>) {
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (!isMine(event) || files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      const files = [...event.clipboardData.files];
      if (!isMine(event) || files.length === 0) return;
      event.preventDefault();
      onFiles(files.map((file) => namedPaste(file, now(), messages.pasted)));
    },
  };
  return { isOver: isOver && !isOff, handlers: isOff ? {} : handlers };
}
