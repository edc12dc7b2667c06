import { openExportsMax, type PersonalDataExport, personalDataDays } from '@tramita/client/contract';
import { dayInSaoPaulo, errorMessage } from '@tramita/client/rules';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { exportJob, personalExportKind } from '../db/jobs/export-job.ts';
import { insertJob } from '../db/jobs/jobs.ts';
import { findPersonDetail, type PersonDetailRow } from '../db/people/directory.ts';
import { countOpenExports } from '../db/reports/exports.ts';
import {
  findPersonalDataExport,
  insertPersonalDataExport,
  listPersonalDataExports,
  type PersonalDataExportRow,
  type PersonalDataKey,
} from '../db/reports/personal-data-exports.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { readStoredParts } from '../files/stored-parts.ts';
import type { FileAnswer } from '../handlers.ts';

const keptMs = personalDataDays * 24 * 60 * 60 * 1000;

const exportMissing = () => new NotFoundError('Não encontramos esta exportação');

const keyOf = ({ services, user }: CallContext, personId: number): PersonalDataKey => ({
  personId,
  userId: user.id,
  readyAfter: new Date(services.now().getTime() - keptMs),
});

async function requirePerson({ services }: CallContext, id: number): Promise<PersonDetailRow> {
  const person = await findPersonDetail(services.db, id);
  if (!person) throw new NotFoundError('Não encontramos esta pessoa');
  return person;
}

const personObject = ({ id, complete_name }: PersonDetailRow) => ({ kind: 'person', id, name: complete_name }) as const;

const describeExport = (row: PersonalDataExportRow): PersonalDataExport => ({
  uuid: row.uuid,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.ready_at && new Date(row.ready_at.getTime() + keptMs).toISOString(),
  status: row.status,
  rowsDone: row.rows_done,
  rowsTotal: row.rows_total,
  size: row.size,
});

/** Returns the exports of a person's data that the caller asked for and that have not expired. */
export async function listDataExports(context: CallContext, personId: number) {
  await requirePerson(context, personId);
  const rows = await listPersonalDataExports(context.services.db, keyOf(context, personId));
  return { elements: rows.map(describeExport) };
}

/**
 * Adds an export of a person's data to the queue that reports use.
 * @throws NotFoundError for an unknown person; ConflictError TOO_MANY_EXPORTS while too many of the caller's exports
 *   have not ended
 */
export async function createDataExport(context: CallContext, personId: number): Promise<PersonalDataExport> {
  const { services, user } = context;
  const person = await requirePerson(context, personId);
  const uuid = crypto.randomUUID();
  const at = services.now();
  const row = await services.db.transaction().execute(async (tx) => {
    if ((await countOpenExports(tx, user.id)) >= openExportsMax) {
      throw new ConflictError(errorMessage('TOO_MANY_EXPORTS'), 'TOO_MANY_EXPORTS');
    }
    await insertPersonalDataExport(tx, { uuid, userId: user.id, personId, at });
    await insertJob(tx, exportJob(uuid, at, personalExportKind));
    await writeAudit(tx, fromCall(context), { action: 'EXPORTED', object: personObject(person) });
    return findPersonalDataExport(tx, keyOf(context, personId), uuid);
  });
  if (!row) throw exportMissing();
  services.wakeWorker();
  return describeExport(row);
}

/**
 * Returns the zip file of an export that the caller asked for.
 * @throws NotFoundError for another user's or an expired one; ConflictError EXPORT_NOT_READY
 */
export async function downloadDataExport(context: CallContext, personId: number, uuid: string): Promise<FileAnswer> {
  const { services } = context;
  const person = await requirePerson(context, personId);
  const found = await findPersonalDataExport(services.db, keyOf(context, personId), uuid);
  if (!found) throw exportMissing();
  if (found.status !== 'READY') throw new ConflictError(errorMessage('EXPORT_NOT_READY'), 'EXPORT_NOT_READY');
  const bytes = await readStoredParts(services.files, found.parts);
  await writeAudit(services.db, fromCall(context), { action: 'DOWNLOADED', object: personObject(person) });
  return {
    bytes,
    contentType: 'application/zip',
    fileName: `dados-${person.user_name}-${dayInSaoPaulo(found.created_at)}.zip`,
    ...(found.size !== null && { size: found.size }),
  };
}
