import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { keptStorage, TramitaContext } from './tramita-context.ts';

/** Returns the value if it is valid, otherwise undefined. */
export type ReadStored<Value> = (stored: unknown) => Value | undefined;

interface Held<Value> {
  key: string;
  value: Value;
}

/**
 * State that survives a reload, stored in the provider's storage under the user's scope. The stored value is validated
 * by `read`, so that an old or foreign value is replaced by the default. If the storage is full or blocked, the state
 * is kept in memory. If `isShared`, the state follows changes made in other tabs; otherwise each tab keeps its own until
 * a reload.
 *
 * @example
 * const [pageSize, setPageSize] = usePersistentState('inbox.pageSize', 10, (stored) =>
 *   typeof stored === 'number' ? stored : undefined,
 * );
 */
export function usePersistentState<Value>(key: string, defaultValue: Value, read: ReadStored<Value>, isShared = false) {
  const { storage, storageScope } = keptStorage(useContext(TramitaContext));
  const fullKey = `tramita:${storageScope}:${key}`;

  const load = (): Held<Value> => {
    try {
      const text = storage.getItem(fullKey);
      const value = text === null ? undefined : read(JSON.parse(text));
      return { key: fullKey, value: value === undefined ? defaultValue : value };
    } catch {
      return { key: fullKey, value: defaultValue };
    }
  };
  const [stored, setStored] = useState(load);
  let held = stored;
  if (held.key !== fullKey) {
    held = load();
    setStored(held);
  }
  const latest = useRef(held);
  latest.current = held;
  const reload = useRef(load);
  reload.current = load;

  useEffect(() => {
    if (!isShared) return;
    const handleStorage = (event: StorageEvent) => {
      if (event.key === fullKey || event.key === null) setStored(reload.current());
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [isShared, fullKey]);

  const setValue = useCallback(
    (next: Value | ((previous: Value) => Value)) => {
      const value = typeof next === 'function' ? (next as (previous: Value) => Value)(latest.current.value) : next;
      latest.current = { key: fullKey, value };
      setStored(latest.current);
      try {
        storage.setItem(fullKey, JSON.stringify(value));
      } catch {
        // full or blocked: the choice lasts until the page is reloaded
      }
    },
    [storage, fullKey],
  );
  return [held.value, setValue] as const;
}
