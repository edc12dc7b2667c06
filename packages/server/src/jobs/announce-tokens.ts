import { dayInSaoPaulo, roles } from '@tramita/client/rules';
import type { Services } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { insertJob } from '../db/jobs/jobs.ts';
import { addNotices } from '../db/messages/notifications.ts';
import { listActiveHolders } from '../db/people/directory-writes.ts';
import { lockExpiringTokens, noteAnnounced } from '../db/service-accounts/expiring-tokens.ts';
import type { JobHandler } from './job-handler.ts';

/** Kind of the daily job that notifies administrators of tokens that expire. */
export const announceTokensKind = 'announce-tokens';

const dayMs = 24 * 60 * 60 * 1000;

/** Days before expiry on which administrators are notified. */
const announcedDays = [1, 7, 30] as const;

/** Schedules the notifications of the day of `now`, once for all servers. Each run schedules the next. */
export async function scheduleTokenNotices(db: Db, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await insertJob(db, {
    kind: announceTokensKind,
    payload: {},
    runAt: now,
    maxAttempts: 5,
    uniqueKey: `${announceTokensKind}:${day}`,
  });
}

/**
 * Creates the handler that notifies administrators of the tokens of service accounts that expire within 30, 7 or 1 days,
 * once for each.
 */
export function createAnnounceTokensHandler({ db, now }: Services): JobHandler {
  return async () => {
    const at = now();
    await db.transaction().execute(async (tx) => {
      const tokens = await lockExpiringTokens(tx, at, new Date(at.getTime() + 30 * dayMs));
      const administrators = tokens.length > 0 ? await listActiveHolders(tx, roles.admin) : [];
      for (const { id, account, expires_at, announced_days } of tokens) {
        const days = announcedDays.find((count) => expires_at.getTime() - at.getTime() <= count * dayMs);
        if (days === undefined || (announced_days !== null && announced_days <= days)) continue;
        const values = { account, day: dayInSaoPaulo(expires_at) };
        await addNotices(tx, administrators, { name: 'tokenExpires', values }, at);
        await noteAnnounced(tx, id, days);
      }
    });
    await scheduleTokenNotices(db, new Date(at.getTime() + dayMs));
    return 'done';
  };
}
