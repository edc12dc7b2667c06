import type { Services } from '../context.ts';
import { writeSetting } from '../db/connection/settings.ts';
import { loadSnapshot } from './snapshot/load-snapshot.ts';
import { readSnapshotFile } from './snapshot/snapshot-file.ts';
import { workingDayShift } from './snapshot/time-shift.ts';

/**
 * Fills an empty, migrated database and the file store with the demo company: users, catalogue and a year of requests
 * that ends now. Working days remain working days, and open tasks keep the time left until they are due. The setting
 * `demo_version` contains the version of the snapshot.
 */
export async function loadDemo(services: Services): Promise<void> {
  const snapshot = readSnapshotFile();
  await loadSnapshot(services, snapshot, workingDayShift(new Date(snapshot.epoch), services.now()));
  await writeSetting(services.db, 'demo_version', snapshot.version);
}
