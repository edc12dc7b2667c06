/** The part of `Storage` the widgets use; a page may bring its own. */
export interface KeyValueStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/** A storage that lives as long as the page. */
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

/** Keeps what belongs to a user whose id is unknown, for all widgets of a page, as long as the page. */
export const pageMemory: KeyValueStorage = memoryStorage();

/** Stands for the id of a user who is unknown: no other page load has it, so nobody else finds what is kept under it. */
export const pageScope = (identity: string | undefined): string => `page-${loaded}.${identity ?? ''}`;
const loaded = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;

/** The browser's localStorage, or memory where it is switched off: reading the property alone can throw. */
export function browserStorage(): KeyValueStorage {
  try {
    return globalThis.localStorage ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}
