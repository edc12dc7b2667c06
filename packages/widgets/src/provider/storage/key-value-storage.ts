/** The part of `Storage` that the widgets use; a page may provide its own. */
export interface KeyValueStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/** Creates a storage that lasts until the page is reloaded. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
}

/** Stores data of an unknown user until the page is reloaded, shared by all widgets of the page. */
export const pageMemory: KeyValueStorage = memoryStorage();

/**
 * Returns a scope for an unknown user. It is unique per page load, so that no other user finds the data stored under
 * it.
 */
export const pageScope = (identity: string | undefined): string => `page-${loaded}.${identity ?? ''}`;
const loaded = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

/**
 * Returns the browser's localStorage, or memory if it is disabled: even reading the property can throw. The localStorage of
 * a server belongs to all its users and is not used.
 */
export function browserStorage(): KeyValueStorage {
  try {
    return globalThis.window?.localStorage ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}

/** Returns the name under which a value is stored for a user. */
export const storedName = (scope: string, key: string): string => `tramita:${scope}:${key}`;
