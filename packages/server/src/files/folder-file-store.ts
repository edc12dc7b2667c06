import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { ListedFileStore } from '../ports/file-store.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === 'ENOENT';

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Stores files in a folder of this machine. A file is either complete or absent, also after a power loss. */
export function createFolderFileStore(root: string): ListedFileStore {
  const base = resolve(root);

  function pathOf(key: string): string {
    const path = resolve(base, key);
    if (!path.startsWith(base + sep)) throw new Error(`file key leaves its folder: ${key}`);
    return path;
  }

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const folder = dirname(path);
      await mkdir(folder, { recursive: true });
      const partial = join(folder, `.${randomUUID()}.part`);
      try {
        const spooled = bytes instanceof Blob ? bytes.spooled : undefined;
        // the system copies the file without reading it into this process
        if (spooled) await copyFile(spooled.path, partial, constants.COPYFILE_EXCL);
        const file = await open(partial, spooled ? 'r+' : 'wx', 0o600);
        try {
          if (!spooled) await file.writeFile(bytes instanceof Blob ? bytes.stream() : bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, path);
        await syncFolder(folder);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async get(key) {
      const path = pathOf(key);
      try {
        const file = await open(path, 'r');
        const stream: NodeReadableStream<Uint8Array> = Readable.toWeb(createReadStream('', { fd: file }));
        return stream as ReadableStream<Uint8Array>;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const entry of entries) {
        if (entry.isFile()) yield { key: relative(base, join(entry.parentPath, entry.name)).replaceAll(sep, '/') };
      }
    },
  };
}
