import { useContext, useEffect } from 'react';
import { keptStorage, TramitaContext } from '../tramita-context.ts';
import { storedName } from './key-value-storage.ts';
import { type ReadStored, useStoredState } from './use-persistent-state.ts';

/** State like that of `usePersistentState`, which follows the changes of other tabs of the user. */
export function useSharedState<Value>(key: string, defaultValue: Value, read: ReadStored<Value>) {
  const { value, setValue, reload } = useStoredState(key, defaultValue, read);
  const { storageScope } = keptStorage(useContext(TramitaContext));
  const name = storedName(storageScope, key);

  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent) => {
      // without a key, the whole storage was emptied
      if (key === name || key === null) reload();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [name, reload]);

  return [value, setValue] as const;
}
