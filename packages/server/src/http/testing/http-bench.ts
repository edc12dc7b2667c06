import type { Kysely } from 'kysely';
import type { Services } from '../../context.ts';
import type { Database } from '../../db/tables/schema.ts';
import { createMemoryFileStore } from '../../files/memory-file-store.ts';
import type { Handlers } from '../../handlers.ts';
import type { Logger } from '../../ports/logger.ts';

/** An entry of a {@link createMemoryLogger}. */
export interface LogEntry {
  readonly level: string;
  readonly message: string;
  readonly fields: Record<string, unknown>;
}

/** Creates a logger that records its entries. */
export function createMemoryLogger(): Logger & { readonly entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const at =
    (level: string) =>
    (message: string, fields: Record<string, unknown> = {}) => {
      entries.push({ level, message, fields });
    };
  return { entries, debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** Creates services around a database; calls to other systems fail. */
export function testServices(db: Kysely<Database>, log: Logger): Services {
  return {
    db,
    files: createMemoryFileStore(),
    outbound: () => Promise.reject(new Error('no calls to other systems here')),
    now: () => new Date(),
    log,
    wakeWorker: () => {},
    limits: { attachmentMaxBytes: 10 * 1024 * 1024 },
  };
}

/** Creates handlers that throw, except the given ones. */
export function onlyHandlers(some: Partial<Handlers>): Handlers {
  return new Proxy(some as Handlers, {
    get(target, id) {
      return (
        Reflect.get(target, id) ??
        (() => {
          throw new Error(`no handler for ${String(id)} in this test`);
        })
      );
    },
  });
}
