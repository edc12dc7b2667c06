import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { sanitizeHtml } from '../../ui/SafeHtml/sanitize-html.ts';
import { readHtml } from './read-html.ts';
import { rangeIn } from './selection-in.ts';

interface EditableHtmlOptions {
  html: string;
  maxLength: number | undefined;
  onChange: (html: string | null) => void;
}

/** Keeps an editable element and a value of HTML in step, and stops typing at the maximum length. */
export function useEditableHtml(element: RefObject<HTMLElement | null>, options: EditableHtmlOptions) {
  const { html, maxLength } = options;
  const latest = useRef(options);
  latest.current = options;
  const written = useRef<string | null>(null);

  // only what comes from outside is written: while one types, the caret must stay where it is
  useLayoutEffect(() => {
    if (!element.current || written.current === html) return;
    written.current = html;
    element.current.innerHTML = sanitizeHtml(html);
  }, [element, html]);

  const room = (): number => {
    const box = element.current;
    if (!box || maxLength === undefined) return Number.POSITIVE_INFINITY;
    return maxLength - box.textContent.length + (rangeIn(box)?.toString().length ?? 0);
  };
  const roomNow = useRef(room);
  roomNow.current = room;

  useEffect(() => {
    const box = element.current;
    const handleBeforeInput = (event: InputEvent) => {
      if (!event.inputType.startsWith('insert') || event.data === null) return;
      if (event.data.length > roomNow.current()) event.preventDefault();
    };
    box?.addEventListener('beforeinput', handleBeforeInput);
    return () => box?.removeEventListener('beforeinput', handleBeforeInput);
  }, [element]);

  return {
    room,
    /** Tells the form what the element holds now. */
    report(): void {
      if (!element.current) return;
      const next = readHtml(element.current);
      written.current = next ?? '';
      latest.current.onChange(next);
    },
  };
}
