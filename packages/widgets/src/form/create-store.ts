/** A value that components can subscribe to. */
export interface Store<Value> {
  get: () => Value;
  /** Sets the value and notifies the subscribers, unless it is unchanged. */
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store for `useSyncExternalStore`. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(current, value)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
