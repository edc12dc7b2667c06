import type { Services } from '../context.ts';
import { writeSetting } from '../db/connection/settings.ts';
import { sandboxSnapshotText } from './sandbox/sandbox-snapshot.ts';
import { loadSnapshot } from './snapshot/load-snapshot.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { exactShift } from './snapshot/time-shift.ts';

export { sandboxIds } from './sandbox/sandbox-ids.ts';

/** Options for loading the sandbox. */
export interface SandboxOptions {
  /** The moment at which its history ends. @default services.now() */
  readonly now?: Date;
}

/**
 * Fills an empty, migrated database with a small part of the demo company: 17 users, 10 groups, 11 services and 40
 * requests in every state, always with the same ids. Due times are relative to `now`: one task is due two hours later,
 * one three hours ago. Also runs in the browser.
 */
export async function loadSandbox(services: Services, options: SandboxOptions = {}): Promise<void> {
  // written and typed by build-snapshot.ts; a test checks that both match
  const snapshot = JSON.parse(sandboxSnapshotText) as Snapshot;
  await loadSnapshot(services, snapshot, exactShift(new Date(snapshot.epoch), options.now ?? services.now()));
  await writeSetting(services.db, 'demo_version', `sandbox-${snapshot.version}`);
}
