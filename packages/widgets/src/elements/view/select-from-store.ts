import { useRef, useSyncExternalStore } from 'react';

/**
 * Reads a part of a store and renders again when it changes. The build puts it in place of `use-sync-external-store`, whose
 * CommonJS files would keep the whole view library in the first download, including what no element uses.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (listener: () => void) => () => void,
  read: () => Snapshot,
  _readOnServer: (() => Snapshot) | null | undefined,
  select: (snapshot: Snapshot) => Selection,
  isEqual?: (a: Selection, b: Selection) => boolean,
): Selection {
  const last = useRef<{ snapshot: Snapshot; select: typeof select; selection: Selection }>(undefined);
  return useSyncExternalStore(subscribe, () => {
    const snapshot = read();
    const former = last.current;
    if (former && Object.is(former.snapshot, snapshot) && former.select === select) return former.selection;
    const selected = select(snapshot);
    // an equal part stays the same object, so that nothing is rendered again
    const selection = former && isEqual?.(former.selection, selected) ? former.selection : selected;
    last.current = { snapshot, select, selection };
    return selection;
  });
}
