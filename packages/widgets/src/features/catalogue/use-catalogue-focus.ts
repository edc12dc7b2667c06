import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../../ui/page-root.ts';

/** State of the catalogue that decides where the focus goes. */
export interface CatalogueFocusOptions {
  /** Id of the current folder; null at the root. */
  folder: number | null;
  isReady: boolean;
  /** Number of visible services. */
  count: number;
}

/**
 * Keeps the focus in the catalogue when the focused element is removed: on entering a folder it moves to the folder's
 * name, on leaving to the folder in the list, and after "Carregar mais..." to the first new service.
 */
export function useCatalogueFocus(root: RefObject<HTMLElement | null>, options: CatalogueFocusOptions) {
  const { folder, isReady, count } = options;
  const place = useRef(folder);
  const shownBefore = useRef<number | null>(null);

  useEffect(() => {
    const from = place.current;
    if (from === folder || (folder === null && !isReady)) return;
    place.current = folder;
    if (!root.current || !isFocusLost(root.current)) return;
    const target = folder === null ? `[data-folder="${from}"]` : '[aria-current="page"]';
    const found = root.current.querySelector<HTMLElement>(target) ?? root.current.querySelector<HTMLElement>('input');
    found?.focus();
  }, [root, folder, isReady]);

  useEffect(() => {
    const before = shownBefore.current;
    if (before === null || count <= before) return;
    shownBefore.current = null;
    root.current?.querySelectorAll<HTMLElement>('[data-slot="service"]')[before]?.focus();
  }, [root, count]);

  return {
    /** Call when more services are requested. */
    expectMore: () => {
      shownBefore.current = count;
    },
  };
}
