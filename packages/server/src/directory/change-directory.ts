import { type AuditEntry, fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { lockDirectory } from '../db/people/directory-writes.ts';
import type { Writer } from './writer.ts';

/** Result of a change and its row of the audit trail; no row if nothing changed. */
export interface AuditedChange<Result> {
  readonly result: Result;
  readonly audit: AuditEntry | null;
}

/**
 * Runs a change of an administrator on the screen in one transaction, one change of the register at a time, and writes
 * its row of the audit trail last.
 */
export function changeDirectory<Result>(
  context: CallContext,
  work: (tx: Db, writer: Writer) => Promise<AuditedChange<Result>>,
): Promise<Result> {
  const { services } = context;
  return services.db.transaction().execute(async (tx) => {
    await lockDirectory(tx);
    const { result, audit } = await work(tx, { source: null, now: services.now(), actor: context.user });
    if (audit) await writeAudit(tx, fromCall(context), audit);
    return result;
  });
}
