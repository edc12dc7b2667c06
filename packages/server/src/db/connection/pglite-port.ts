import { PGlite } from '@electric-sql/pglite';
import type { PglitePlace, PglitePort } from './sql-port.ts';

/** Opens PGlite in the current thread, for the browser and for tests. A long query blocks the thread. */
export async function openPglitePort(place: PglitePlace = {}): Promise<PglitePort> {
  const pglite = await PGlite.create({
    dataDir: place.dataDir ?? 'memory://',
    loadDataDir: place.snapshot && new Blob([new Uint8Array(place.snapshot)]),
  });
  return {
    async query(sql, parameters) {
      const { rows, affectedRows } = await pglite.query<Record<string, unknown>>(sql, [...parameters]);
      return { rows, affectedRows };
    },
    onNotification: (listener) => pglite.onNotification(listener),
    close: () => pglite.close(),
    async dump() {
      const dump = await pglite.dumpDataDir('gzip');
      return new Uint8Array(await dump.arrayBuffer());
    },
  };
}
