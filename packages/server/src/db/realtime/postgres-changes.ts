import pg from 'pg';
import type { Db } from '../connection/db.ts';
import { type ChangeListener, findChangeChannel, type ListenToChanges, readChange } from './realtime-changes.ts';

export interface PostgresListenOptions {
  /** Pause before the next attempt after the connection is lost. @default 1000 */
  readonly retryMs?: number;
  /** Interval of the connection's health check, and its timeout. @default 30000 */
  readonly probeMs?: number;
}

/**
 * Listens on a separate connection to the server at `url`. A connection that is lost or does not answer is replaced,
 * and the listener is notified of the gap.
 */
export function listenOnPostgres(db: Db, url: string, options: PostgresListenOptions = {}): ListenToChanges {
  return async (listener) => {
    const ear = new PostgresEar(url, await findChangeChannel(db), listener, options);
    try {
      await ear.connect();
    } catch (error) {
      await ear.close();
      throw error;
    }
    return () => ear.close();
  };
}

class PostgresEar {
  readonly #url: string;
  readonly #channel: string;
  readonly #listener: ChangeListener;
  readonly #options: PostgresListenOptions;
  #client: pg.Client | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(url: string, channel: string, listener: ChangeListener, options: PostgresListenOptions) {
    this.#url = url;
    this.#channel = channel;
    this.#listener = listener;
    this.#options = options;
  }

  /** @throws if the server cannot be reached */
  async connect(): Promise<void> {
    const probeMs = this.#options.probeMs ?? 30_000;
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      query_timeout: probeMs,
      connectionTimeoutMillis: probeMs,
    });
    client.on('notification', ({ channel, payload }) => {
      const change = channel === this.#channel ? readChange(payload ?? '') : null;
      if (change) this.#listener.onChange(change);
    });
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('The database closed the connection')));
    this.#client = client;
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
    if (this.#client === client) this.#timer = setTimeout(() => this.#probe(client), probeMs);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #probe(client: pg.Client): Promise<void> {
    try {
      await client.query('select');
      if (this.#client === client) this.#timer = setTimeout(() => this.#probe(client), this.#options.probeMs ?? 30_000);
    } catch (error) {
      this.#lose(client, error);
    }
  }

  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    this.#listener.onLost?.(error);
    client.end().catch(() => {});
    this.#retryLater();
  }

  #retryLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#reconnect(), this.#options.retryMs ?? 1000);
  }

  async #reconnect(): Promise<void> {
    try {
      await this.connect();
      if (!this.#isClosed) this.#listener.onGap();
    } catch (error) {
      const client = this.#client;
      // an error reported by the client has already scheduled the next attempt
      if (client) this.#lose(client, error);
    }
  }
}
