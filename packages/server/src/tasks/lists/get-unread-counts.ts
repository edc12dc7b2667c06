import type { endpoints } from '@tramita/client/contract';
import type { CallContext } from '../../context.ts';
import type { AnswerOf } from '../../handlers.ts';
import { unreadCountsOf } from './unread-counts.ts';

type Call = (typeof endpoints)['tasks.unreadCounts'];

/**
 * Returns the number of unread tasks of each of the caller's lists. Nothing is stored, so recomputing the counts after
 * sign-in is the same call.
 */
export function getUnreadCounts({ services, user }: CallContext): Promise<AnswerOf<Call>> {
  return unreadCountsOf(services.db, user, services.now());
}
