import type { Hono } from 'hono';
import type { Services } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { pingDatabase } from '../db/connection/ping.ts';
import { isMigrated } from '../db/migrations/migrate.ts';
import type { RequestScope } from './http-app-deps.ts';

/** How long the database may take to answer the checks of `/readyz`. */
const mostMs = 2000;

/** A check of `/readyz`. */
export type ReadinessCheck = 'database' | 'migrations' | 'stopping';

/** Resolves to undefined if `work` takes longer than `ms`. */
async function within<Result>(work: Promise<Result>, ms: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function failedDatabaseChecks(db: Db): Promise<ReadinessCheck[]> {
  try {
    const migrated = await within(isMigrated(db), mostMs);
    if (migrated === undefined) return ['database'];
    return migrated ? [] : ['migrations'];
  } catch {
    return ['database'];
  }
}

/**
 * Adds the paths for load balancers and orchestrators: `/livez` needs no database, `/readyz` says whether this instance
 * should get calls, `/healthz` says whether the database responds.
 */
export function serveProbes(
  router: Hono<{ Bindings: RequestScope }>,
  services: Services,
  options: { readonly version: string; readonly isStopping?: (() => boolean) | undefined },
): void {
  const { version, isStopping = () => false } = options;
  const headers = { 'cache-control': 'no-store' };
  router.get('/livez', (c) => c.json({ status: 'ok' }, 200, headers));
  router.get('/readyz', async (c) => {
    const failed = await failedDatabaseChecks(services.db);
    if (isStopping()) failed.push('stopping');
    if (failed.length === 0) return c.json({ status: 'ok' }, 200, headers);
    return c.json({ status: 'unavailable', failed }, 503, headers);
  });
  router.get('/healthz', async (c) => {
    try {
      await pingDatabase(services.db);
      return c.json({ status: 'ok', version });
    } catch (error) {
      services.log.error('database does not respond', { message: String(error) });
      return c.json({ status: 'unavailable', version }, 503);
    }
  });
}
