import type { KeyboardEvent } from 'react';
import { isElement } from '../../../ui/page-root.ts';
import type { ModelerStore } from '../store/create-modeler-store.ts';

const isTyping = (target: Element): boolean =>
  (isElement(target) && target.isContentEditable) ||
  target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])');

/**
 * Undo and redo by keyboard while focus is in the modeler. Inside an input the browser's own undo applies. Keys in a
 * dialog over the modeler are ignored, although React bubbles them through the portal.
 */
export function useModelerKeys(store: ModelerStore) {
  return (event: KeyboardEvent) => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    if (!isElement(target) || !currentTarget.contains(target) || isTyping(target)) return;
    const key = event.key.toLowerCase();
    const redoes = key === 'y' || (key === 'z' && event.shiftKey);
    if (!redoes && key !== 'z') return;
    event.preventDefault();
    if (redoes) store.redo();
    else store.undo();
  };
}
