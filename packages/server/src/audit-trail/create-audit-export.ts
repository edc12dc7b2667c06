import { type endpoints, openExportsMax, type ParsedRequestOf } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { changesBetween, fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { exportJob } from '../db/jobs/export-job.ts';
import { insertJob } from '../db/jobs/jobs.ts';
import { findStoredPerson } from '../db/people/directory-writes.ts';
import { findAuditExport, insertAuditExport } from '../db/reports/audit-exports.ts';
import { countOpenExports } from '../db/reports/exports.ts';
import { ConflictError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeAuditExport, exportMissing } from './describe-audit-export.ts';

type Call = (typeof endpoints)['audit.createExport'];

/**
 * Adds an export of the audit trail to the queue that reports use.
 * @throws ConflictError TOO_MANY_EXPORTS while too many of the caller's exports have not ended
 */
export async function createAuditExport(
  context: CallContext,
  { body: filter }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const uuid = crypto.randomUUID();
  const at = services.now();
  const row = await services.db.transaction().execute(async (tx) => {
    if ((await countOpenExports(tx, user.id)) >= openExportsMax) {
      throw new ConflictError(errorMessage('TOO_MANY_EXPORTS'), 'TOO_MANY_EXPORTS');
    }
    await insertAuditExport(tx, { uuid, userId: user.id, filter, at });
    await insertJob(tx, exportJob(uuid, at));
    await writeAudit(tx, fromCall(context), {
      action: 'EXPORTED',
      object: { kind: 'audit', id: uuid, name: 'Trilha de auditoria' },
      changes: changesBetween(null, { ...filter, actor: await actorOf(tx, filter.actor) }),
    });
    return findAuditExport(tx, uuid, user.id);
  });
  if (!row) throw exportMissing();
  services.wakeWorker();
  return describeAuditExport(row);
}

/** Returns a user for the audit trail, or undefined without one. */
async function actorOf(tx: Db, id: number | undefined) {
  if (id === undefined) return undefined;
  const person = await findStoredPerson(tx, id);
  return person ? { id, name: person.complete_name } : id;
}
