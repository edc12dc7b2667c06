import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { EngineEvent } from '@tramita/client/engine';
import { type AuditEntry, changesBetween, fromCall, writeAudit } from '../audit/write-audit.ts';
import { loadStates } from '../bulk/load-states.ts';
import { runBulk } from '../bulk/run-bulk.ts';
import type { CallContext } from '../context.ts';
import { findPendingTasks, type PendingTask } from '../db/pending/stalled-tasks.ts';
import { ConflictError } from '../errors.ts';
import { applyEvent, type EventSource } from '../flow/apply-event.ts';
import type { AnswerOf } from '../handlers.ts';
import { requireMotive } from '../requests/require-motive.ts';
import { findTransferTargets, resolveTransferTargets } from '../tasks/transfer-targets.ts';

type Call = (typeof endpoints)['pending.redistribute'];

const notPending = 'Esta tarefa não está mais pendente';

/** Gives tasks that no active person can work to people and groups, whatever their steps allow. */
export async function redistributeTasks(
  context: CallContext,
  { body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const motive = requireMotive(body.motive);
  const targets = await findTransferTargets(services.db, body);
  const given = new Map<PendingTask, readonly string[]>();
  return runBulk(context, {
    ids: body.tasks,
    subjects: await findPendingTasks(services.db, body.tasks, services.now()),
    missing: notPending,
    load: (db, tasks) => loadStates(db, tasks),
    async act(inner, task, together) {
      const source: EventSource = ({ openTask, requester }): EngineEvent => {
        if (openTask?.uuid !== task.uuid) throw new ConflictError(notPending, 'TASK_NOT_OPEN');
        const addressees = resolveTransferTargets(targets, requester);
        given.set(task, addressees.names);
        return { kind: 'TRANSFER', by: user, at: services.now(), taskUuid: task.uuid, motive, ...addressees };
      };
      await applyEvent(inner.services, task.idk, source, together);
      return null;
    },
    async finish(outer, done) {
      const entries = done.map(
        (task): AuditEntry => ({
          action: 'CHANGED',
          object: { kind: 'request', id: task.idk, name: task.process_title },
          changes: changesBetween({ assignees: null }, { assignees: given.get(task) ?? [] }),
          reason: motive,
        }),
      );
      await writeAudit(outer.services.db, fromCall(outer), ...entries);
    },
  });
}
