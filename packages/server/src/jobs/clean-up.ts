import { personalDataDays } from '@tramita/client/contract';
import type { Services } from '../context.ts';
import { removeOldAuditEvents } from '../db/audit/audit-seals.ts';
import { deleteExpiredServiceTickets } from '../db/catalogue/service-tickets.ts';
import type { Db } from '../db/connection/db.ts';
import { deleteOldImports } from '../db/imports/imports.ts';
import { deleteStoredAnswers } from '../db/jobs/idempotency-keys.ts';
import { deleteEndedJobs, insertJob } from '../db/jobs/jobs.ts';
import { removeContentJob } from '../db/jobs/remove-content-job.ts';
import { deleteOldCallbacks } from '../db/jobs/service-callbacks.ts';
import { deleteOldMessages } from '../db/messages/outbox.ts';
import { deleteExpiredRealtimeTickets } from '../db/realtime/realtime-tickets.ts';
import { deleteOldExports } from '../db/reports/exports.ts';
import { deleteEndedTokens } from '../db/service-accounts/service-accounts.ts';
import { deleteOldDrafts } from '../db/tasks/task-drafts.ts';
import { deleteOldPresences } from '../db/tasks/task-presences.ts';
import { deleteReadsOfEndedTasks } from '../db/tasks/tasks.ts';
import { deleteOldDeliveries } from '../db/webhooks/deliveries.ts';
import { removeFile } from '../files/stored-upload.ts';
import type { JobHandler } from './job-handler.ts';

/** Kind of the daily job that deletes data that is no longer needed. */
export const cleanUpKind = 'clean-up';

const dayMs = 24 * 60 * 60 * 1000;
const jobsKeptMs = 14 * dayMs;
const answersKeptMs = dayMs;
const draftsKeptMs = 30 * dayMs;
const presencesKeptMs = dayMs;
const messagesKeptMs = 90 * dayMs;
const callbacksKeptMs = 30 * dayMs;
const exportsKeptMs = 30 * dayMs;
const endedTokensKeptMs = 30 * dayMs;
const importsKeptMs = 90 * dayMs;
const deliveriesKeptMs = 30 * dayMs;
const auditKeptMonths = 60;

/** Schedules the clean-up of the day of `now`, once for all servers. Call it at start; each run schedules the next. */
export async function scheduleCleanUp(db: Db, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await insertJob(db, {
    kind: cleanUpKind,
    payload: {},
    runAt: now,
    maxAttempts: 5,
    uniqueKey: `${cleanUpKind}:${day}`,
  });
}

/**
 * Creates the handler that deletes ended jobs, drafts, messages, exports, imports, stored answers, callback addresses,
 * presences, tickets, ended tokens, deliveries of webhooks and audit rows, each after its retention time, and who read
 * tasks that have ended. It queues the removal of the content of old requests.
 */
export function createCleanUpHandler(services: Services): JobHandler {
  return async () => {
    const now = services.now();
    await deleteEndedJobs(services.db, new Date(now.getTime() - jobsKeptMs));
    await deleteStoredAnswers(services.db, new Date(now.getTime() - answersKeptMs));
    await deleteOldDrafts(services.db, new Date(now.getTime() - draftsKeptMs));
    await deleteOldPresences(services.db, new Date(now.getTime() - presencesKeptMs));
    await deleteReadsOfEndedTasks(services.db);
    await deleteExpiredRealtimeTickets(services.db, now);
    await deleteExpiredServiceTickets(services.db, now);
    await deleteOldCallbacks(services.db, new Date(now.getTime() - callbacksKeptMs));
    await deleteOldMessages(services.db, new Date(now.getTime() - messagesKeptMs));
    const before = new Date(now.getTime() - exportsKeptMs);
    const personalBefore = new Date(now.getTime() - personalDataDays * dayMs);
    for (const key of await deleteOldExports(services.db, before, personalBefore)) await removeFile(services, key);
    await deleteEndedTokens(services.db, new Date(now.getTime() - endedTokensKeptMs));
    await deleteOldImports(services.db, new Date(now.getTime() - importsKeptMs));
    await deleteOldDeliveries(services.db, new Date(now.getTime() - deliveriesKeptMs));
    await removeOldAuditEvents(services.db, services.auditMonths ?? auditKeptMonths, now);
    await insertJob(services.db, removeContentJob(now));
    await scheduleCleanUp(services.db, new Date(now.getTime() + dayMs));
    return 'done';
  };
}
