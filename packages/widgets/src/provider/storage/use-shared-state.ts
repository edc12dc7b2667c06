import { useContext, useEffect, useRef } from 'react';
import { keptStorage, TramitaContext } from '../tramita-context.ts';
import { storedName } from './key-value-storage.ts';
import { type ReadStored, storedValue, usePersistentState } from './use-persistent-state.ts';

/** State like that of `usePersistentState`, which follows the changes of other tabs of the user. */
export function useSharedState<Value>(key: string, defaultValue: Value, read: ReadStored<Value>) {
  const state = usePersistentState(key, defaultValue, read);
  const { storage, storageScope } = keptStorage(useContext(TramitaContext));
  const name = storedName(storageScope, key);
  const [, setValue] = state;
  const latest = useRef({ defaultValue, read });
  latest.current = { defaultValue, read };

  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      // without a key, the whole storage was emptied
      if (key !== name && key !== null) return;
      const { defaultValue, read } = latest.current;
      setValue(storedValue(storage, name, read) ?? defaultValue);
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [storage, name, setValue]);

  return state;
}
