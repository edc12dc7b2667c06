import type { Services } from '../../context.ts';
import { continueIds } from '../../db/connection/bulk-rows.ts';
import { partOfCompany } from '../demo-company.ts';
import { demoEpoch } from '../epoch.ts';
import { insertCompany } from '../insert-company.ts';
import { isWorthKeeping } from '../snapshot/kept-rows.ts';
import { type Snapshot, snapshotTaskUuid, takeSnapshot } from '../snapshot/snapshot.ts';
import { playScenario } from './play-scenario.ts';
import { propertyName } from './sandbox-names.ts';
import { sandboxPeople, sandboxServices, sandboxStories } from './scenario.ts';

/** Number of the sandbox's first request. */
const firstIdk = 48_174;

/** Ids of the sandbox by name. */
export interface SandboxIds {
  readonly people: Readonly<Record<string, number>>;
  readonly groups: Readonly<Record<string, number>>;
  readonly services: Readonly<Record<string, number>>;
  readonly requests: Readonly<Record<string, { readonly idk: number; readonly protocol: string }>>;
  readonly tasks: Readonly<Record<string, { readonly id: number; readonly uuid: string }>>;
}

/** Plays the sandbox in an empty, migrated database and returns it as data. Slow: the result is stored in a file. */
export async function buildSandbox(
  db: Services['db'],
  version: string,
): Promise<{ snapshot: Snapshot; ids: SandboxIds }> {
  const company = partOfCompany(sandboxPeople, sandboxServices);
  await insertCompany(db, company, demoEpoch);
  await continueIds(db, 'instances', 'idk', firstIdk);
  const { requests, files } = await playScenario(db, company, sandboxStories);

  const open = await db.selectFrom('tasks').select(['id', 'idk']).where('status', '=', 'TO_DO').execute();
  const taskOf = new Map(open.map(({ id, idk }) => [idk, id]));
  const tasks = sandboxStories.flatMap(({ key, task }) => {
    const id = taskOf.get(requests.get(key)?.idk ?? 0);
    if (task === undefined) return [];
    if (id === undefined) throw new Error(`${key} should have an open task`);
    return [[task, { id, uuid: snapshotTaskUuid(id) }] as const];
  });
  const snapshot = await takeSnapshot(db, { version, epoch: demoEpoch, files: files.recorded(), keep: isWorthKeeping });
  return {
    snapshot,
    ids: {
      people: Object.fromEntries(company.people.map(({ userName, id }) => [propertyName(userName), id])),
      groups: Object.fromEntries(company.groups.map(({ name, id }) => [name, id])),
      services: Object.fromEntries(company.services.map(({ name, id }) => [propertyName(name), id])),
      requests: Object.fromEntries(
        sandboxStories.map(({ key }) => [
          key,
          { idk: requests.get(key)?.idk ?? 0, protocol: requests.get(key)?.protocol ?? '' },
        ]),
      ),
      tasks: Object.fromEntries(tasks),
    },
  };
}
