import type { endpoints, ParsedRequestOf, Retention } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { changesBetween, fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { insertJob } from '../db/jobs/jobs.ts';
import { removeContentJob } from '../db/jobs/remove-content-job.ts';
import { isBlocked, lockBlocks } from '../db/privacy/legal-blocks.ts';
import {
  countOldRequests,
  findRetention,
  noteRetention,
  type RetentionRow,
  saveRetention,
} from '../db/privacy/retention.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';

type Get = (typeof endpoints)['retention.get'];
type Set = (typeof endpoints)['retention.set'];
type Simulate = (typeof endpoints)['retention.simulate'];
type Confirm = (typeof endpoints)['retention.confirm'];

async function requireRule(db: Db, processId: number): Promise<RetentionRow> {
  const rule = await findRetention(db, processId);
  if (!rule) throw new NotFoundError('Não encontramos este processo');
  return rule;
}

const describe = (rule: RetentionRow): Retention => ({
  months: rule.months as Retention['months'],
  reason: rule.reason ?? '',
  changedBy: rule.changed_by === null ? null : { id: rule.changed_by, completeName: rule.author ?? '' },
  changedAt: rule.changed_at?.toISOString() ?? null,
  firstRunAt: rule.first_run_at?.toISOString() ?? null,
  waiting: rule.waiting,
});

const objectOf = ({ parent_id, title }: RetentionRow) => ({ kind: 'process', id: parent_id, name: title }) as const;

/** Returns the retention rule of a process. @throws NotFoundError if the process does not exist */
export const getRetention = async ({ services }: CallContext, { params }: ParsedRequestOf<Get>): Promise<Retention> =>
  describe(await requireRule(services.db, params.id));

/** Sets the retention rule of a process. @throws NotFoundError if the process does not exist */
export function setRetention(context: CallContext, { params, body }: ParsedRequestOf<Set>): Promise<Retention> {
  const { services, user } = context;
  return services.db.transaction().execute(async (tx) => {
    const before = await requireRule(tx, params.id);
    await saveRetention(tx, { parentId: before.parent_id, ...body, by: user.id, at: services.now() });
    const after = await requireRule(tx, params.id);
    const changes = changesBetween(
      { retention: before.months, reason: before.reason },
      { retention: after.months, reason: after.reason },
    );
    const entry = { action: 'CHANGED', object: objectOf(after), changes, reason: body.reason } as const;
    if (changes.length > 0) await writeAudit(tx, fromCall(context), entry);
    return describe(after);
  });
}

/** Returns how many requests a rule would affect today. @throws NotFoundError if the process does not exist */
export async function simulateRetention(
  { services: { db, now } }: CallContext,
  { params, query }: ParsedRequestOf<Simulate>,
): Promise<AnswerOf<Simulate>> {
  const { parent_id: parentId } = await requireRule(db, params.id);
  return countOldRequests(db, { parentId, months: query.months, now: now() });
}

/**
 * Confirms a removal that waits, which a job then carries out.
 * @throws NotFoundError; ConflictError if no removal waits or the process is blocked
 */
export async function confirmRetention(context: CallContext, { params }: ParsedRequestOf<Confirm>): Promise<Retention> {
  const { services } = context;
  const confirmed = await services.db.transaction().execute(async (tx) => {
    await lockBlocks(tx);
    const rule = await requireRule(tx, params.id);
    if (await isBlocked(tx, { kind: 'PROCESS', objectId: rule.parent_id }))
      throw new ConflictError(errorMessage('LEGAL_BLOCK'), 'LEGAL_BLOCK');
    if (rule.waiting === null) throw new ConflictError('Nenhuma remoção espera por confirmação');
    const at = services.now();
    await noteRetention(tx, rule.parent_id, { confirmed_at: at, waiting: null });
    await insertJob(tx, removeContentJob(at, rule.parent_id));
    const changes = [{ attribute: 'requests', before: rule.waiting, after: null }];
    await writeAudit(tx, fromCall(context), { action: 'CHANGED', object: objectOf(rule), changes });
    return describe(await requireRule(tx, params.id));
  });
  services.wakeWorker();
  return confirmed;
}
