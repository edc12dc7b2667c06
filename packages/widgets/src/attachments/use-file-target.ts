import { type RefObject, useEffect, useRef, useState } from 'react';
import { attachmentMessages } from '../messages/attachments.ts';
import { useTramita } from '../provider/tramita-context.ts';
import { useMessages } from '../provider/useMessages.ts';
import { namedPaste } from './named-paste.ts';

export interface FileTargetOptions {
  /** Files cannot be added now: nothing is taken. */
  isOff: boolean;
  onFiles: (files: readonly File[]) => void;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes files that are dropped anywhere on an area or pasted while the focus is in it. Answers whether files are
 * being dragged over it. Parts inside that take files for themselves come first.
 */
export function useFileTarget(area: RefObject<HTMLElement | null>, { isOff, onFiles }: FileTargetOptions): boolean {
  const messages = useMessages(attachmentMessages);
  const { now } = useTramita();
  const [isOver, setOver] = useState(false);
  const latest = useRef({ onFiles, messages, now });
  latest.current = { onFiles, messages, now };
  useEffect(() => {
    const element = area.current;
    if (isOff || !element) return;
    const end = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      handle: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, handle, { signal: end.signal });
    listen('dragover', (event) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setOver(false);
    });
    listen('drop', (event) => {
      setOver(false);
      if (event.defaultPrevented || !event.dataTransfer?.files.length) return;
      event.preventDefault();
      latest.current.onFiles([...event.dataTransfer.files]);
    });
    listen('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      const { onFiles, messages, now } = latest.current;
      onFiles(files.map((file) => namedPaste(file, now(), messages.pasted)));
    });
    return () => {
      end.abort();
      setOver(false);
    };
  }, [area, isOff]);
  return isOver;
}
