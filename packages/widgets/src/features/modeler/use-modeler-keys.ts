import type { KeyboardEvent } from 'react';
import type { ModelerStore } from './store/create-modeler-store.ts';

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Undo and redo by keyboard while the focus is in the modeler; inside an input the browser's own undo of typing. */
export function useModelerKeys(store: ModelerStore) {
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const redoes = key === 'y' || (key === 'z' && event.shiftKey);
    if (!redoes && key !== 'z') return;
    event.preventDefault();
    if (redoes) store.redo();
    else store.undo();
  };
}
