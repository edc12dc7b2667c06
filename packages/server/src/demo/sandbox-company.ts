import type { Services } from '../context.ts';
import { writeSetting } from '../db/connection/settings.ts';
import { sandboxSnapshotText } from './sandbox/sandbox-snapshot.ts';
import { loadSnapshot } from './snapshot/load-snapshot.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { exactShift } from './snapshot/time-shift.ts';

export { sandboxIds } from './sandbox/sandbox-ids.ts';

/** How the sandbox is loaded. */
export interface SandboxOptions {
  /** The moment at which its history ends. @default services.now() */
  readonly now?: Date;
}

/**
 * Fills an empty, migrated database with a small part of the demo company: 17 people, 10 groups, 11 services and 40
 * requests in every state, always with the same ids. Due times count from `now`: one task is due two hours later,
 * one three hours ago. Runs in the browser too.
 */
export async function loadSandbox(services: Services, options: SandboxOptions = {}): Promise<void> {
  // written and typed by build-snapshot.ts; a test keeps the two in step
  const snapshot = JSON.parse(sandboxSnapshotText) as Snapshot;
  await loadSnapshot(services, snapshot, exactShift(new Date(snapshot.epoch), options.now ?? services.now()));
  await writeSetting(services.db, 'demo_version', `sandbox-${snapshot.version}`);
}
