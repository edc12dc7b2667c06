import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { changesBetween, fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { writeSetting } from '../db/connection/settings.ts';
import { lockDirectory } from '../db/people/directory-writes.ts';
import { forwardSetting, forwardsTasks } from '../directory/leaving/forward-tasks.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['pending.updateSettings'];

/** Returns the settings for the tasks of people who leave. */
export const getPendingSettings = async ({ services }: CallContext): Promise<AnswerOf<Call>> => ({
  forwardTasks: await forwardsTasks(services.db),
});

/** Changes the settings for the tasks of people who leave. */
export function updatePendingSettings(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  return context.services.db.transaction().execute(async (tx) => {
    // deactivations hold the same lock, so that one setting applies to all people of an import
    await lockDirectory(tx);
    const changes = changesBetween({ forwardTasks: await forwardsTasks(tx) }, body);
    if (changes.length > 0) {
      await writeSetting(tx, forwardSetting, String(body.forwardTasks));
      await writeAudit(tx, fromCall(context), {
        action: 'CHANGED',
        object: { kind: 'setting', id: forwardSetting },
        changes,
      });
    }
    return body;
  });
}
