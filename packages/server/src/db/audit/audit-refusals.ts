import { sql, type Transaction } from 'kysely';
import type { Database } from '../tables/schema.ts';

/**
 * Returns whether the trail contains no refused attempt of this user at this call since `since`; the user is null for
 * commands. Locks the trail until the transaction ends, so that of several attempts at the same moment one is written.
 */
export async function isFirstRefusal(
  tx: Transaction<Database>,
  { actorId, call, since }: { readonly actorId: number | null; readonly call: string; readonly since: Date },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('tramita audit'), hashtext(current_schema()))`.execute(tx);
  const found = await tx
    .selectFrom('audit_events')
    .select('id')
    .where('actor_id', 'is not distinct from', actorId)
    .where('action', '=', 'REFUSED')
    .where('object_name', '=', call)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return found === undefined;
}
