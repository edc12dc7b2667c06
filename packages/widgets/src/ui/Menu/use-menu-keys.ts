import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { focusedNear } from '../page-root.ts';

/** Letters typed within this time belong to one word, in ms. */
const wordMs = 1000;

/** Returns the place that a key moves to from place `at`, which is -1 if no item has the focus; null for other keys. */
function placeOf(key: string, at: number, length: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowUp') return at <= 0 ? length - 1 : at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : null;
}

/**
 * Moves the focus among the items of a menu: arrows, Home, End and typed letters. Radix does this by the focused element
 * of the document, which inside a shadow root is not the focused item.
 */
export function useMenuKeys(panel: RefObject<HTMLElement | null>) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent) => {
    if (!panel.current || event.ctrlKey || event.altKey || event.metaKey) return;
    const items = [...panel.current.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')];
    const at = items.indexOf(focusedNear(panel.current) as HTMLElement);
    const find = (letter: string) => {
      const before = event.timeStamp - typed.current.at < wordMs ? typed.current.text : '';
      const text = before + letter.toLowerCase();
      typed.current = { text, at: event.timeStamp };
      // the same letter again, like a single one, moves on to the next item
      const isRepeated = [...text].every((one) => one === text[0]);
      const word = isRepeated ? text.slice(0, 1) : text;
      const start = isRepeated ? at + 1 : Math.max(at, 0);
      const ordered = [...items.slice(start), ...items.slice(0, start)];
      return ordered.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(word));
    };
    const isLetter = event.key.length === 1 && event.key !== ' ';
    const place = placeOf(event.key, at, items.length);
    if (place === null && !isLetter) return;
    event.preventDefault();
    // the handler of Radix on the item would move the focus once more
    event.stopPropagation();
    (place === null ? find(event.key) : items[place])?.focus();
  };
}
