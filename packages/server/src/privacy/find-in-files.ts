import { chunksOf } from '../files/chunks-of.ts';
import type { FileStore } from '../ports/file-store.ts';

/**
 * Returns whether a file stored in parts contains one of the texts, in any case. A missing part contains nothing.
 *
 * @param texts none longer than 10,000 characters
 */
export async function filesContain(
  files: FileStore,
  keys: readonly string[],
  texts: readonly string[],
): Promise<boolean> {
  const wanted = texts.filter((text) => text.trim() !== '').map((text) => text.toLowerCase());
  if (wanted.length === 0) return false;
  const longest = Math.max(...wanted.map(({ length }) => length));
  const decoder = new TextDecoder();
  // a name may begin in one chunk, or in one part, and end in the next
  let end = '';
  for (const key of keys) {
    const stream = await files.get(key);
    if (!stream) continue;
    for await (const bytes of chunksOf(stream)) {
      const text = end + decoder.decode(bytes, { stream: true }).toLowerCase();
      if (wanted.some((name) => text.includes(name))) return true;
      end = text.slice(-longest);
    }
  }
  return false;
}

/** Returns the forms of a text in a CSV file: also the one in a quoted cell, in which quotation marks are doubled. */
export const textsInCsv = (text: string): string[] => [...new Set([text, text.replaceAll('"', '""')])];

/** Searches files for names between the transactions of an anonymisation: a long file must not hold a connection. */
export interface FileSearch {
  /** Returns whether the files contain one of the texts; undefined until {@link searchNext} has searched them. */
  contains(keys: readonly string[], texts: readonly string[]): boolean | undefined;
  /** Searches the files for which the last `contains` returned undefined; otherwise resolves to false. */
  searchNext(): Promise<boolean>;
}

/** Creates the search of files of a store. */
export function createFileSearch(files: FileStore): FileSearch {
  const results = new Map<string, boolean>();
  let waiting: { readonly id: string; readonly keys: readonly string[]; readonly texts: readonly string[] } | null =
    null;
  return {
    contains(keys, texts) {
      const id = JSON.stringify([keys, texts]);
      const result = results.get(id);
      waiting = result === undefined ? { id, keys, texts } : null;
      return result;
    },
    async searchNext() {
      if (!waiting) return false;
      const { id, keys, texts } = waiting;
      waiting = null;
      results.set(id, await filesContain(files, keys, texts));
      return true;
    },
  };
}
