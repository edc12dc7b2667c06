import type { endpoints } from '@tramita/client/contract';
import type { CallContext } from '../../context.ts';
import type { AnswerOf } from '../../handlers.ts';
import { unreadCountsOf } from './unread-counts.ts';

type Call = (typeof endpoints)['tasks.unreadCounts'];

/**
 * How many unread tasks each of the caller's lists has. Nothing is stored, so working the counts out anew after
 * sign-in is the same call.
 */
export function getUnreadCounts({ services, user }: CallContext): Promise<AnswerOf<Call>> {
  return unreadCountsOf(services.db, user);
}
