import { useCallback, useContext, useRef, useState } from 'react';
import { keptStorage, TramitaContext } from '../tramita-context.ts';
import { type KeyValueStorage, storedName } from './key-value-storage.ts';

/** Returns the value if it is valid, otherwise undefined. */
export type ReadStored<Value> = (stored: unknown) => Value | undefined;

/** Returns the value stored under a name; undefined without a valid one, and if the storage is blocked. */
export function storedValue<Value>(storage: KeyValueStorage, name: string, read: ReadStored<Value>): Value | undefined {
  try {
    const text = storage.getItem(name);
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}

interface Held<Value> {
  key: string;
  value: Value;
}

/** State of `usePersistentState`, with a function that reads it again. */
export function useStoredState<Value>(key: string, defaultValue: Value, read: ReadStored<Value>) {
  const { storage, storageScope } = keptStorage(useContext(TramitaContext));
  const fullKey = storedName(storageScope, key);

  const load = (): Held<Value> => {
    const value = storedValue(storage, fullKey, read);
    return { key: fullKey, value: value === undefined ? defaultValue : value };
  };
  const [stored, setStored] = useState(load);
  let held = stored;
  if (held.key !== fullKey) {
    held = load();
    setStored(held);
  }
  const latest = useRef(held);
  latest.current = held;
  const latestLoad = useRef(load);
  latestLoad.current = load;

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
  /** Takes over what another tab stored. Writes nothing: it could replace what that tab has stored since. */
  const reload = useCallback(() => {
    latest.current = latestLoad.current();
    setStored(latest.current);
  }, []);
  return { value: held.value, setValue, reload };
}

/**
 * State that survives a reload, stored in the provider's storage under the user's scope. The stored value is validated
 * by `read`, so that an old or foreign value is replaced by the default. If the storage is full or blocked, the state
 * is kept in memory. Each tab has its own until a reload; see `useSharedState`.
 *
 * @example
 * const [pageSize, setPageSize] = usePersistentState('inbox.pageSize', 10, (stored) =>
 *   typeof stored === 'number' ? stored : undefined,
 * );
 */
export function usePersistentState<Value>(key: string, defaultValue: Value, read: ReadStored<Value>) {
  const { value, setValue } = useStoredState(key, defaultValue, read);
  return [value, setValue] as const;
}
