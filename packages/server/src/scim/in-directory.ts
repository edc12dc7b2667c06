import { type AuditEntry, type AuditSource, writeAudit } from '../audit/write-audit.ts';
import type { Db } from '../db/connection/db.ts';
import { lockDirectory } from '../db/people/directory-writes.ts';
import type { Writer } from '../directory/writer.ts';
import type { ScimContext } from './scim-context.ts';

/** Returns the source of a connection's change, for the audit trail. */
export const auditSourceOf = ({
  services,
  user,
  requestId,
  ip,
}: Pick<ScimContext, 'services' | 'user' | 'requestId' | 'ip'>): AuditSource => ({
  origin: 'SCIM',
  actor: user,
  at: services.now(),
  requestId,
  address: ip,
});

/**
 * Runs a change of a connection in one transaction, one change of people and groups at a time, so that a change never
 * replaces one that it has not read. Writes its rows of the audit trail last.
 */
export function inDirectory<Result>(
  context: ScimContext,
  work: (tx: Db, writer: Writer, audit: (...entries: AuditEntry[]) => void) => Promise<Result>,
): Promise<Result> {
  const { services, source } = context;
  return services.db.transaction().execute(async (tx) => {
    await lockDirectory(tx);
    const entries: AuditEntry[] = [];
    const writer = { source, now: services.now(), deactivationsLimit: services.limits.importDeactivations };
    const result = await work(tx, writer, (...added) => entries.push(...added));
    if (entries.length > 0) await writeAudit(tx, auditSourceOf(context), ...entries);
    return result;
  });
}
