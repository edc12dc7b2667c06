import { createHash } from 'node:crypto';
import type { StoredFile } from '../db/stored-files/list-stored-files.ts';
import type { FileStore } from '../ports/file-store.ts';
import { type FileProblem, problemOf } from './verify-files.ts';

/** Result of {@link copyFiles}. */
export interface CopiedFiles {
  readonly copied: number;
  /** Files that the target had already. */
  readonly present: number;
  /** Files that were not copied because they are not as their rows say. */
  readonly problems: readonly FileProblem[];
}

/** Copies files from one store to another. Those that are there already are skipped, so that it can be repeated. */
export async function copyFiles(
  source: FileStore,
  target: FileStore,
  files: readonly StoredFile[],
): Promise<CopiedFiles> {
  let copied = 0;
  let present = 0;
  const problems: FileProblem[] = [];
  for (const file of files) {
    if ((await problemOf(target, file)) === null) {
      present += 1;
      continue;
    }
    const stream = await source.get(file.key);
    const bytes = stream && new Uint8Array(await new Response(stream).arrayBuffer());
    const problem = differenceOf(bytes, file);
    if (!bytes || problem) {
      problems.push({ key: file.key, problem: problem ?? 'missing' });
      continue;
    }
    await target.put(file.key, bytes, file.contentType);
    copied += 1;
  }
  return { copied, present, problems };
}

function differenceOf(bytes: Uint8Array | null, { size, sha256 }: StoredFile): FileProblem['problem'] | null {
  if (!bytes) return 'missing';
  if (size !== null && bytes.byteLength !== size) return 'size';
  return sha256 !== null && createHash('sha256').update(bytes).digest('hex') !== sha256 ? 'sha256' : null;
}
