import { type endpoints, type ParsedRequestOf, presenceSeconds } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { announce, type PresenceRow } from '../db/tasks/task-presences.ts';
import type { AnswerOf } from '../handlers.ts';
import { toPerson } from '../people/person.ts';
import { requireVisibleTask } from '../requests/visible-task.ts';
import { textOfHtml } from '../text/sanitize-text.ts';

type Call = (typeof endpoints)['presence.announce'];

/**
 * Records that the caller has a task open. Returns its other viewers, its version and the last change by another user.
 */
export async function announcePresence(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const { taskId } = await requireVisibleTask(context, { taskUuid: params.uuid });
  const now = services.now();
  const since = new Date(now.getTime() - presenceSeconds * 1000);
  const row = await announce(services.db, { taskId, userId: user.id, isEditing: body.isEditing, now, since });
  return {
    status: row.status,
    version: row.version,
    holder: row.holder && toPerson(row.holder),
    others: row.others.map((other) => ({
      person: toPerson(other),
      since: new Date(other.since).toISOString(),
      isEditing: other.is_editing,
    })),
    lastChange: lastChangeOf(row),
  };
}

function lastChangeOf({ last_message, last_at, last_by }: PresenceRow): AnswerOf<Call>['lastChange'] {
  if (last_message === null || last_at === null) return null;
  return { person: last_by && toPerson(last_by), message: textOfHtml(last_message), at: last_at.toISOString() };
}
