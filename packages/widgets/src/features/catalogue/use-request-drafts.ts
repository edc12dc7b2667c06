import type { Service } from '@tramita/client/contract';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { draftStorageKey, requestDraftKey } from '../../form/draft/draft-keys.ts';
import { useTramita } from '../../provider/tramita-context.ts';

/** Events after which a draft may have changed: in this page's dialog, or in another tab. */
const events = ['focusin', 'storage'] as const;

function subscribe(listener: () => void): () => void {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

const noDrafts = () => '';

/** Returns the `parentId` of the services for which the user has an unsent request in this browser. */
export function useRequestDrafts(services: readonly Service[]): ReadonlySet<number> {
  const { storage, storageScope } = useTramita();
  const read = useCallback(() => {
    const ids = services.map(({ parentId }) => parentId);
    const isBegun = (id: number) => storage.getItem(draftStorageKey(storageScope, requestDraftKey(id))) !== null;
    return [...new Set(ids)].filter(isBegun).join();
  }, [services, storage, storageScope]);
  const begun = useSyncExternalStore(subscribe, read, noDrafts);
  return useMemo(() => new Set(begun === '' ? [] : begun.split(',').map(Number)), [begun]);
}
