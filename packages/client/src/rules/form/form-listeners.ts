/** Listeners of a form, for one field and for all. */
export type FormListeners = {
  add(name: string, listener: () => void): () => void;
  addAll(listener: (changed: ReadonlySet<string>) => void): () => void;
  notify(changed: ReadonlySet<string>): void;
  version(): number;
};

/** Creates an empty set of listeners. */
export function createListeners(): FormListeners {
  const byName = new Map<string, Set<() => void>>();
  const forAll = new Set<(changed: ReadonlySet<string>) => void>();
  let version = 0;
  return {
    add(name, listener) {
      const own = byName.get(name) ?? new Set();
      byName.set(name, own);
      own.add(listener);
      return () => {
        own.delete(listener);
        if (own.size === 0 && byName.get(name) === own) byName.delete(name);
      };
    },
    addAll(listener) {
      forAll.add(listener);
      return () => {
        forAll.delete(listener);
      };
    },
    notify(changed) {
      if (changed.size === 0) return;
      version += 1;
      for (const name of changed) for (const listener of [...(byName.get(name) ?? [])]) listener();
      for (const listener of [...forAll]) listener(changed);
    },
    version: () => version,
  };
}
