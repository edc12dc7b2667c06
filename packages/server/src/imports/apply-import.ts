import { errorMessage, roles } from '@tramita/client/rules';
import type { Transaction } from 'kysely';
import { writeRefusal, writeRefusalIn } from '../audit/record-refusal.ts';
import { type AuditSource, writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../context.ts';
import type { ImportAuditSource } from '../db/audit/audit-events.ts';
import { insertImportEvents } from '../db/audit/audit-events.ts';
import type { Db } from '../db/connection/db.ts';
import { allowEarlierReads } from '../db/connection/earlier-reads.ts';
import { hasOneConnection } from '../db/connection/port-dialect.ts';
import {
  analyzePeople,
  createNamedRecords,
  hasCycle,
  insertNewPeople,
  linkPeople,
  listDeactivated,
  updateChangedPeople,
} from '../db/imports/apply-people.ts';
import {
  beginApplying,
  findActor,
  findImport,
  type ImportRow,
  lockDecisions,
  lockImport,
  partsOf,
  updateImport,
} from '../db/imports/imports.ts';
import { havePeopleChanged } from '../db/imports/people-state.ts';
import { endAccess, hasActiveWithRole, lockDirectory } from '../db/people/directory-writes.ts';
import type { Database } from '../db/tables/schema.ts';
import { commandLine, endWork } from '../directory/leaving/end-work.ts';
import { ConflictError, InvalidInputError, NotFoundError, ServiceError } from '../errors.ts';
import { newTicket } from '../identity/ticket.ts';
import { say } from '../text/sentence.ts';
import { limitsOf } from './import-limits.ts';
import { newPeopleInOrder } from './people/new-people.ts';
import { writeFileAbsences } from './people/write-absences.ts';
import { applyRecords, haveRecordsChanged } from './records/apply-records.ts';

/** How an administrator applies a checked file. */
export interface ApplyOptions {
  readonly allOrNothing: boolean;
  readonly confirmDeactivations?: number | undefined;
  readonly confirmRoleChanges?: number | undefined;
}

/** Who applies a file, for the rows of the audit trail. */
export type Applicant = NonNullable<ImportRow['options']>;

const outdated = () => new ConflictError(errorMessage('IMPORT_OUTDATED'), 'IMPORT_OUTDATED');

const lastAdmin = () => new ConflictError(errorMessage('LAST_ADMIN'), 'LAST_ADMIN');

/** People written by one statement; fewer on the only connection, where other calls wait for each statement. */
const writtenAtOnce = 5000;

/** Changed people from which on the statistics of their tables are updated. */
const analyzedFrom = 1000;

/** People compared by one statement: few, so that other calls need not wait for long. */
const comparedAtOnce = 500;

/**
 * Checks that an import may be applied as it is, and marks it as being applied; returns it. `alsoWrite` runs in the same
 * transaction.
 *
 * @throws NotFoundError, ConflictError, ServiceError IMPORT_LIMIT_EXCEEDED
 */
export async function startApplying(
  services: Services,
  id: number,
  options: ApplyOptions,
  applicant: Applicant,
  alsoWrite: (tx: Db) => Promise<void> = async () => {},
): Promise<ImportRow> {
  const checked = await readImport(services.db, id);
  checkDecision(checked, services, options);
  // outside of the transaction, which stops all other calls on an embedded database; the job repeats it in its own
  if (await hasChanged(services.db, checked)) throw outdated();
  return services.db.transaction().execute(async (tx) => {
    await lockDecisions(tx);
    // not locked, because the transaction that writes an import keeps its row until the end
    const row = await readImport(tx, id);
    checkDecision(row, services, options);
    if (!(await beginApplying(tx, row))) throw new ConflictError(errorMessage('IMPORT_RUNNING'), 'IMPORT_RUNNING');
    await updateImport(tx, id, { options: applicant });
    await alsoWrite(tx);
    return readImport(tx, id);
  });
}

function checkDecision(row: ImportRow, services: Services, options: ApplyOptions): void {
  if (row.status === 'APPLYING') throw new ConflictError(errorMessage('IMPORT_RUNNING'), 'IMPORT_RUNNING');
  if (row.status !== 'CHECKED' || !row.result) {
    throw new ConflictError('Só um arquivo conferido, que ainda não foi aplicado, pode ser aplicado.');
  }
  const isRefused = row.result.validLines === 0 || (options.allOrNothing && row.result.errors > 0);
  if (isRefused && row.result.keepsLastAdmin) throw lastAdmin();
  if (row.result.validLines === 0) throw new ConflictError('O arquivo não tem nenhuma linha válida.');
  if (options.allOrNothing && row.result.errors > 0) {
    throw new ConflictError('O arquivo tem linhas recusadas, e a opção era só aplicar se não houvesse erros.');
  }
  checkLimits(row, services, options);
}

function checkLimits(row: ImportRow, services: Services, options: ApplyOptions): void {
  const { deactivations, roleChanges } = limitsOf(row, services);
  const fields = [
    ...(deactivations && options.confirmDeactivations !== deactivations.count
      ? [
          {
            name: 'confirmDeactivations',
            message:
              deactivations.count === 1
                ? say`A importação desativa 1 pessoa, mais que o limite de ${deactivations.limit}. Confirme o número para continuar.`
                : say`A importação desativa ${deactivations.count} pessoas, mais que o limite de ${deactivations.limit}. Confirme o número para continuar.`,
          },
        ]
      : []),
    ...(roleChanges && options.confirmRoleChanges !== roleChanges.count
      ? [
          {
            name: 'confirmRoleChanges',
            message: say`A importação muda os perfis de ${roleChanges.count} pessoas, mais que o limite de ${roleChanges.limit}. Confirme o número para continuar.`,
          },
        ]
      : []),
  ];
  if (fields.length === 0) return;
  throw new ServiceError(422, 'IMPORT_LIMIT_EXCEEDED', errorMessage('IMPORT_LIMIT_EXCEEDED'), { fields });
}

async function hasChanged(db: Db, row: ImportRow): Promise<boolean> {
  if (row.kind !== 'people') return haveRecordsChanged(db, row, row.kind);
  for (const part of await partsOf(db, row.id, comparedAtOnce)) {
    if (await havePeopleChanged(db, part, row.source)) return true;
  }
  return false;
}

/**
 * Writes an import that was started to be applied, in one transaction with its rows of the audit trail. Does nothing if
 * that is done already.
 *
 * @throws ConflictError if a record changed meanwhile, or no administrator would remain; nothing is written then
 */
export async function writeImport(services: Services, id: number): Promise<void> {
  const written = await services.db.transaction().execute((tx) => writeInTransaction(services, tx, id));
  if (written >= analyzedFrom) await analyzePeople(services.db);
}

/** Returns the number of written people; 0 for files of other records. */
async function writeInTransaction(services: Services, tx: Transaction<Database>, id: number): Promise<number> {
  await lockDirectory(tx);
  const row = await lockImport(tx, id);
  if (row?.status !== 'APPLYING') return 0;
  if (hasOneConnection(tx)) await allowEarlierReads(tx);
  if (await hasChanged(tx, row)) throw outdated();
  const at = services.now();
  const source = await auditSourceOf(tx, row, at);
  if (row.kind === 'people') await writePeople(tx, row, at, source);
  else await applyRecords(tx, row, row.kind, { at, source, audit: auditOf(source) });
  await updateImport(tx, id, { status: 'APPLIED', applied_at: at });
  const { counts } = row.result ?? {};
  const changed = counts ? counts.created + counts.changed + counts.reactivated + counts.deactivated : 0;
  if (changed === 0) return 0;
  await writeAudit(tx, auditOf(source), {
    action: 'IMPORTED',
    object: { kind: 'import', id, name: row.file_name },
    changes: Object.entries(counts ?? {}).map(([attribute, after]) => ({ attribute, before: null, after })),
  });
  return row.kind === 'people' ? changed : 0;
}

async function writePeople(
  tx: Transaction<Database>,
  row: ImportRow,
  at: Date,
  source: ImportAuditSource,
): Promise<void> {
  const hadAdmin = await hasActiveWithRole(tx, roles.admin);
  const created = await createNamedRecords(tx, row.creates ?? { branches: [], jobTitles: [], groups: [] });
  const owned = row.creates?.owned ?? [];
  const size = hasOneConnection(tx) ? comparedAtOnce : writtenAtOnce;
  const parts = (await partsOf(tx, row.id, size)).map((part) => ({ ...part, source: row.source, at, owned }));
  // changed user names are free for new people, and superiors may be new
  for (const part of parts) await updateChangedPeople(tx, part);
  for (const ordinals of await newPeopleInOrder(tx, parts, size)) await insertNewPeople(tx, row.id, { ordinals, at });
  for (const part of parts) await linkPeople(tx, part);
  await writeFileAbsences(tx, parts, { source: row.source, at, by: source.actor_id ?? null });
  const leaving = await listDeactivated(tx, row.id);
  await endAccess(
    tx,
    leaving.map(({ id }) => id),
    newTicket,
  );
  if (await hasCycle(tx, row.id)) throw outdated();
  const by = { id: source.actor_id ?? null, completeName: source.actor_name };
  await endWork(tx, { people: leaving, at, by, connection: null });
  if (hadAdmin && !(await hasActiveWithRole(tx, roles.admin))) {
    throw lastAdmin();
  }
  if (row.result?.keepsLastAdmin) await writeRefusalIn(tx, auditOf(source), attemptOf(row));
  await writeAudit(
    tx,
    auditOf(source),
    ...created.map(({ kind, id, name }) => ({
      action: 'CREATED' as const,
      object: { kind, id, name },
      changes: [{ attribute: 'name', before: null, after: name }],
    })),
  );
  for (const part of parts) await insertImportEvents(tx, part, { kind: 'person' }, source);
}

/** Returns the attempt to take the access or the role from the last administrator. */
const attemptOf = ({ id, file_name: call }: Pick<ImportRow, 'id' | 'file_name'>) => ({
  call,
  object: { kind: 'import', id: String(id) } as const,
  error: { errorCode: 'LAST_ADMIN', message: errorMessage('LAST_ADMIN') },
});

/** Writes to the audit trail that a file was refused because no administrator would remain. */
export async function recordLastAdmin({ db, now }: Services, row: ImportRow): Promise<void> {
  await writeRefusal(db, auditOf(await auditSourceOf(db, row, now())), attemptOf(row));
}

/** Returns who applies the file as the rows of the audit trail name them. */
async function auditSourceOf(tx: Db, { options, created_by }: ImportRow, at: Date): Promise<ImportAuditSource> {
  const actor = options?.userId ?? created_by;
  const found = actor === null ? null : await findActor(tx, actor);
  return {
    created_at: at,
    actor_id: actor,
    actor_name: found?.name ?? commandLine,
    origin: actor === null ? 'COMMAND_LINE' : found?.isService ? 'INTEGRATION' : 'FILE',
    request_id: options?.requestId ?? null,
    address: options?.address ?? null,
  };
}

const auditOf = (source: ImportAuditSource): AuditSource => ({
  origin: source.origin,
  actor: source.actor_id == null ? null : { id: source.actor_id, completeName: source.actor_name },
  at: new Date(source.created_at ?? 0),
  ...(source.request_id == null ? {} : { requestId: source.request_id }),
  ...(source.address == null ? {} : { address: source.address }),
});

type Failure = NonNullable<ImportRow['failure']>;

export const internalFailure: Failure = { code: 'INTERNAL_ERROR', text: errorMessage('INTERNAL_ERROR') };

/** Returns why an import failed, as it is stored. */
export function failureOf(error: unknown): Failure {
  if (error instanceof InvalidInputError || error instanceof ServiceError) {
    return { code: error.errorCode, text: error.text };
  }
  return internalFailure;
}

/** Returns an import. @throws NotFoundError if it does not exist */
export async function readImport(db: Db, id: number): Promise<ImportRow> {
  const row = await findImport(db, id);
  if (!row) throw new NotFoundError('Não encontramos esta importação');
  return row;
}
