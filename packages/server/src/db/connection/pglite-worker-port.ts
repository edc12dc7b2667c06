import { Worker } from 'node:worker_threads';
import type { PglitePlace, PglitePort, SqlResult } from './sql-port.ts';

/** A message from the main thread to the worker; the answer carries the same id. */
export type PgliteWorkerCall = { readonly id: number } & (
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' }
);

export type PgliteWorkerAnswer = { readonly id: number } & (
  | { readonly value: SqlResult | Uint8Array | undefined }
  | { readonly error: { readonly message: string } & Record<string, unknown> }
);

/** A message the worker sends without a call. */
export interface PgliteWorkerNotification {
  readonly channel: string;
  readonly payload: string;
}

/** An error of the database, with the properties that PGlite set. */
class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

type Pending = { resolve: (value: SqlResult | Uint8Array | undefined) => void; reject: (error: Error) => void };

/**
 * Opens PGlite in a worker thread, so that a long query or a checkpoint never blocks the main thread.
 * @throws the error of PGlite if it cannot open the folder
 */
export async function openPgliteWorkerPort(place: PglitePlace = {}): Promise<PglitePort> {
  // next to this file in the sources, next to the bundle in a build
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`./pglite-worker.${extension}`, import.meta.url), { workerData: place });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The embedded database did not start (exit code ${code})`)));
  });
  return new PgliteWorkerPort(worker);
}

class PgliteWorkerPort implements PglitePort {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Set<(channel: string, payload: string) => void>();
  #nextId = 1;
  #closing: Promise<void> | undefined;
  #stopped: Error | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: PgliteWorkerAnswer | PgliteWorkerNotification) => {
      if ('id' in message) this.#settle(message);
      else for (const listener of this.#listeners) listener(message.channel, message.payload);
    });
    worker.on('error', (error) => this.#refuseAll(error));
    worker.on('exit', () => this.#refuseAll(new Error('The embedded database has stopped')));
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<SqlResult> {
    // the worker answers each kind of call with the matching kind of value
    return (await this.#call({ kind: 'query', sql, parameters })) as SqlResult;
  }

  async dump(): Promise<Uint8Array> {
    return (await this.#call({ kind: 'dump' })) as Uint8Array;
  }

  onNotification(listener: (channel: string, payload: string) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  close(): Promise<void> {
    this.#closing ??= this.#call({ kind: 'close' }).then(() => undefined);
    return this.#closing;
  }

  #call(call: OmitId<PgliteWorkerCall>): Promise<SqlResult | Uint8Array | undefined> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ ...call, id });
    });
  }

  #settle(answer: PgliteWorkerAnswer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ('error' in answer) {
      pending?.reject(Object.assign(new EmbeddedDatabaseError(answer.error.message), answer.error));
    } else pending?.resolve(answer.value);
  }

  #refuseAll(error: Error): void {
    this.#stopped ??= error;
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
  }
}

type OmitId<Call> = Call extends unknown ? Omit<Call, 'id'> : never;
