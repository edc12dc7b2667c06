import { fromCommandLine, writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findStoredPerson, lockDirectory } from '../db/people/directory-writes.ts';
import { countBlocksOfPerson, lockBlocks } from '../db/privacy/legal-blocks.ts';
import type { RemovedRequest } from '../db/privacy/retention.ts';
import { listReturnedPeople, listReturnedRequests } from '../db/privacy/returned.ts';
import { setActive } from '../directory/change-access.ts';
import { describePerson, personObject } from '../directory/describe-person.ts';
import { ConflictError } from '../errors.ts';
import type { FileStore } from '../ports/file-store.ts';
import { startAnonymisation } from './anonymise-person.ts';
import { carryOutAnonymisations } from './carry-out.ts';
import { removeContentOf } from './remove-old-content.ts';
import { readRemovedList } from './removed-list.ts';

/** Removed data that are stored again, after an older backup was restored. */
export interface ReturnedData {
  readonly people: readonly number[];
  readonly requests: readonly RemovedRequest[];
}

const entriesAtOnce = 1000;

/** Compares the list of removed data with the database. */
export async function findReturnedData(db: Db, files: FileStore): Promise<ReturnedData> {
  const entries = await readRemovedList(files);
  const people = new Set<number>();
  const requests = new Map<number, RemovedRequest>();
  for (let start = 0; start < entries.length; start += entriesAtOnce) {
    const part = entries.slice(start, start + entriesAtOnce);
    for (const id of await listReturnedPeople(
      db,
      part.filter((entry) => 'person' in entry),
    ))
      people.add(id);
    const protocols = part.flatMap((entry) => ('protocol' in entry ? [entry.protocol] : []));
    for (const request of await listReturnedRequests(db, protocols)) requests.set(request.idk, request);
  }
  return { people: [...people], requests: [...requests.values()] };
}

/** What {@link reapplyRemovals} did. */
export interface Reapplied {
  readonly people: number;
  readonly requests: number;
  /** People whose data stay: a legal block keeps them, or they are the last active administrator. */
  readonly kept: readonly number[];
}

/** Anonymises a person again; returns whether it was possible. */
async function anonymiseAgain({ db, now }: Pick<Services, 'db' | 'now'>, id: number): Promise<boolean> {
  const work = db.transaction().execute(async (tx) => {
    await lockDirectory(tx);
    await lockBlocks(tx);
    const person = await findStoredPerson(tx, id);
    if (!person || (await countBlocksOfPerson(tx, id)) > 0) return false;
    const at = now();
    // in the restored database the person may still have access
    if (person.active) await setActive(tx, { source: null, now: at }, id, false);
    await startAnonymisation(tx, id, at);
    const object = personObject(await describePerson(tx, id));
    await writeAudit(tx, fromCommandLine(at), { action: 'ANONYMISED', object });
    return true;
  });
  return work.catch((error: unknown) => {
    if (error instanceof ConflictError) return false;
    throw error;
  });
}

const requestsAtOnce = 50;

/** Removes again what the list of removed data names and the database contains. */
export async function reapplyRemovals(services: Pick<Services, 'db' | 'files' | 'now'>): Promise<Reapplied> {
  const { people, requests } = await findReturnedData(services.db, services.files);
  const kept: number[] = [];
  for (const id of people) if (!(await anonymiseAgain(services, id))) kept.push(id);
  await carryOutAnonymisations(services);
  const object = { kind: 'database', name: 'tramita privacy reapply' } as const;
  let removed = 0;
  for (let start = 0; start < requests.length; start += requestsAtOnce) {
    const batch = requests.slice(start, start + requestsAtOnce);
    removed += await removeContentOf(services, batch, { source: fromCommandLine(services.now()), object });
  }
  return { people: people.length - kept.length, requests: removed, kept };
}
