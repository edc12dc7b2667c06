import type { Services } from '../context.ts';
import { continueIds } from '../db/connection/bulk-rows.ts';
import { wholeCompany } from './demo-company.ts';
import { demoEpoch } from './epoch.ts';
import { generateHistory } from './history/generate-history.ts';
import { insertCompany } from './insert-company.ts';
import { isWorthKeeping } from './snapshot/kept-rows.ts';
import { type Snapshot, takeSnapshot } from './snapshot/snapshot.ts';

/** Number of the demo's first request. */
const firstIdk = 45_812;

/** Size of the history to build. */
export interface DemoSize {
  readonly requests: number;
  readonly days: number;
  readonly backlog: boolean;
}

/** Size of the shipped demo: a year. */
export const wholeDemo: DemoSize = { requests: 2300, days: 365, backlog: true };

/**
 * Generates the demo in an empty, migrated database and returns it as data. Takes minutes: the result is stored in a
 * file.
 */
export async function buildDemo(db: Services['db'], version: string, size: DemoSize): Promise<Snapshot> {
  await insertCompany(db, wholeCompany, demoEpoch);
  await continueIds(db, 'instances', 'idk', firstIdk);
  const files = await generateHistory(db, { ...size, company: wholeCompany, end: demoEpoch, seed: 'rede-ipe/history' });
  return takeSnapshot(db, { version, epoch: demoEpoch, files: files.recorded(), keep: isWorthKeeping });
}
