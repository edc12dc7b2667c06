import { createHash } from 'node:crypto';
import type { StoredFile } from '../db/stored-files/list-stored-files.ts';
import type { FileStore, ListedFileStore } from '../ports/file-store.ts';

/** A stored file that is not as its row says. */
export interface FileProblem {
  readonly key: string;
  readonly problem: 'missing' | 'size' | 'sha256';
}

/** Result of {@link verifyFiles}. */
export interface VerifiedFiles {
  /** Files that were read. */
  readonly checked: number;
  /** Files that the database refers to. */
  readonly stored: number;
  readonly problems: readonly FileProblem[];
  /** Keys in the store that no row refers to. */
  readonly withoutRow: readonly string[];
}

export interface VerifyFilesOptions {
  readonly store: ListedFileStore;
  readonly listStored: () => Promise<StoredFile[]>;
  /** How many files to read, chosen at random. @default all */
  readonly sample?: number | undefined;
}

/** Reads the stored files and compares size and SHA-256 with their rows. */
export async function verifyFiles({ store, listStored, sample }: VerifyFilesOptions): Promise<VerifiedFiles> {
  // the store first: a file that is stored meanwhile has its row later
  const present: string[] = [];
  for await (const { key } of store.list()) present.push(key);
  const stored = await listStored();
  const chosen = sample === undefined ? stored : randomOf(stored, sample);
  const found: FileProblem[] = [];
  for (const file of chosen) {
    const problem = await problemOf(store, file);
    if (problem) found.push({ key: file.key, problem });
  }
  const known = new Set(stored.map(({ key }) => key));
  return {
    checked: chosen.length,
    stored: stored.length,
    problems: await stillStored(found, listStored),
    withoutRow: present.filter((key) => !known.has(key)).sort(),
  };
}

/** Skips files that were deleted with their rows meanwhile. */
async function stillStored(found: readonly FileProblem[], listStored: () => Promise<StoredFile[]>) {
  if (found.length === 0) return found;
  const keys = new Set((await listStored()).map(({ key }) => key));
  return found.filter(({ key }) => keys.has(key));
}

/** Returns how a stored file differs from its row, or null. */
export async function problemOf(store: FileStore, file: StoredFile): Promise<FileProblem['problem'] | null> {
  const bytes = await store.get(file.key);
  if (!bytes) return 'missing';
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    size += chunk.byteLength;
  }
  if (file.size !== null && size !== file.size) return 'size';
  return file.sha256 !== null && hash.digest('hex') !== file.sha256 ? 'sha256' : null;
}

function randomOf(files: readonly StoredFile[], count: number): StoredFile[] {
  const left = [...files];
  const chosen: StoredFile[] = [];
  while (chosen.length < count && left.length > 0) {
    const [file] = left.splice(Math.floor(Math.random() * left.length), 1);
    if (file) chosen.push(file);
  }
  return chosen;
}
