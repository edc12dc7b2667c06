import { useCallback, useEffect, useState } from 'react';
import { hasDialog, isTyping } from '../is-typing.ts';

/**
 * Whether the command palette is open. Ctrl+K or Cmd+K opens and closes it, unless another dialog is open; `/` focuses
 * the search of the page.
 */
export function usePalette(search: HTMLElement | null) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (event.defaultPrevented || (!isOpen && hasDialog())) return;
      event.preventDefault();
      setOpen(!isOpen);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOpen]);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const box =
        event.key === '/' && !event.defaultPrevented && !isTyping(event) ? search?.querySelector('input') : null;
      if (!box) return;
      event.preventDefault();
      box.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [search]);
  return { isOpen, open: useCallback(() => setOpen(true), []), close: useCallback(() => setOpen(false), []) };
}
