import { type AuditEntry, type AuditSource, fromSystem, writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../context.ts';
import { lockBlocks } from '../db/privacy/legal-blocks.ts';
import {
  countOldRequests,
  listLimits,
  listOldRequests,
  noteRetention,
  type RemovedRequest,
  type RetentionRow,
  removeContent,
} from '../db/privacy/retention.ts';
import type { JobHandler } from '../jobs/job-handler.ts';
import { addToRemovedList } from './removed-list.ts';

type Needed = Pick<Services, 'db' | 'files' | 'now'>;

/** Contents that a rule may remove without a confirmation. */
const unconfirmedMax = 1000;

/** Requests in one transaction. */
const batchSize = 50;

/** Actor, object and reason of a removal in the audit trail. */
interface Removal {
  readonly source: AuditSource;
  readonly object: AuditEntry['object'];
  readonly reason?: string | undefined;
}

/**
 * Adds the ids of ended requests to the list of removed data. Then removes their content and writes a row of the audit
 * trail, in one transaction. Returns the number of requests whose content was removed.
 */
export async function removeContentOf(
  { db, files, now }: Needed,
  requests: readonly RemovedRequest[],
  { source, object, reason }: Removal,
): Promise<number> {
  await db.transaction().execute((tx) =>
    addToRemovedList(
      tx,
      files,
      requests.map(({ idk, protocol }) => ({ request: idk, protocol })),
    ),
  );
  return db.transaction().execute(async (tx) => {
    await lockBlocks(tx);
    const removed = await removeContent(tx, requests, now());
    if (removed > 0) {
      const changes = [{ attribute: 'requests', before: removed, after: null }];
      await writeAudit(tx, source, { action: 'REMOVED', object, changes, ...(reason === undefined ? {} : { reason }) });
    }
    return removed;
  });
}

async function applyRule(services: Needed, rule: RetentionRow, signal?: AbortSignal): Promise<void> {
  const { db, now } = services;
  const { parent_id: parentId, months, title } = rule;
  if (months === null) return;
  const old = { parentId, months, now: now() };
  const { requests } = await countOldRequests(db, old);
  const waits = requests > unconfirmedMax && rule.confirmed_at === null;
  const waiting = waits ? requests : null;
  if (rule.waiting !== waiting) await noteRetention(db, parentId, { waiting });
  if (waits || requests === 0) return;
  const object = { kind: 'process', id: parentId, name: title } as const;
  for (let after = 0; ; ) {
    signal?.throwIfAborted();
    const batch = await listOldRequests(db, old, { after, size: batchSize });
    const removal = { source: fromSystem(now()), object, reason: rule.reason ?? undefined };
    if (batch.length > 0) await removeContentOf(services, batch, removal);
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) break;
    after = last.idk;
  }
  if (rule.first_run_at === null) await noteRetention(db, parentId, { first_run_at: now() });
}

/** Removes the content of requests that are older than the rules of their processes allow, in batches. */
export async function removeOldContent(services: Needed, signal?: AbortSignal): Promise<void> {
  for (const rule of await listLimits(services.db)) await applyRule(services, rule, signal);
}

/** Creates the handler of the daily job. An interrupted run continues with the requests that are left. */
export function createRemoveContentHandler(services: Services): JobHandler {
  return async (_job, signal) => {
    await removeOldContent(services, signal);
    return 'done';
  };
}
