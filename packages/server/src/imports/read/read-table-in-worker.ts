import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { TableError, type TableReader, type TableRow } from '../../ports/table-reader.ts';
import type { TableAnswer } from './table-worker.ts';

/** Memory of a worker thread: enough for the largest file, and an end for files made to fill the memory. */
const memoryMb = 1536;

/** Reads a file in a worker thread of its own, so that no other call waits. */
export const readTableInWorker: TableReader = async (bytes) => {
  // next to this file in the sources, next to the bundle in a build
  const file = import.meta.url.endsWith('.ts') ? './table-worker.ts' : './table-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const answer = async (): Promise<TableAnswer> => {
    const ended = new AbortController();
    const stopped = once(worker, 'exit', { signal: ended.signal }).then(() => {
      throw new TableError('unreadable');
    });
    try {
      const [message] = await Promise.race([once(worker, 'message'), stopped]);
      return message;
    } catch (cause) {
      throw cause instanceof TableError ? cause : new TableError('unreadable', { cause });
    } finally {
      ended.abort();
      stopped.catch(() => {});
    }
  };
  const first = await answer();
  if (!('format' in first)) {
    await worker.terminate();
    throw new TableError('problem' in first ? first.problem : 'unreadable');
  }
  async function* batches(): AsyncGenerator<readonly TableRow[]> {
    try {
      for (;;) {
        worker.postMessage('next');
        const next = await answer();
        if (!('rows' in next) || next.rows.length === 0) return;
        yield next.rows;
      }
    } finally {
      await worker.terminate();
    }
  }
  return { ...first, batches: batches() };
};
