import type { endpoints, ParsedRequestOf, RegisterKind, RegisterRecord } from '@tramita/client/contract';
import { type AuditEntry, changesBetween, fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { findCalendar } from '../db/calendars/calendars.ts';
import type { Db } from '../db/connection/db.ts';
import {
  countRegisterUses,
  deleteRegisterRow,
  insertRegisterRow,
  lockRegister,
  setRegisterActive,
  updateRegisterRow,
} from '../db/people/register.ts';
import { ConflictError } from '../errors.ts';
import { say } from '../text/sentence.ts';
import { checkOwnRecord, checkRecord } from './check-record.ts';
import { readRecord } from './describe-record.ts';

type CreateCall = (typeof endpoints)['register.create'];
type UpdateCall = (typeof endpoints)['register.update'];
type RemoveCall = (typeof endpoints)['register.remove'];
type StateCall = (typeof endpoints)['register.deactivate'] | (typeof endpoints)['register.reactivate'];

const objectKinds = {
  branches: 'branch',
  'job-titles': 'job-title',
  statuses: 'status',
  categories: 'category',
  tags: 'tag',
} as const;

/** State of a record before and after a change; null if it does not exist. */
interface Change {
  readonly action: AuditEntry['action'];
  readonly before: RegisterRecord | null;
  readonly after: RegisterRecord | null;
}

/** Returns a record as audit rows compare it: with the name of its calendar. */
async function recorded(tx: Db, { calendar, ...record }: RegisterRecord) {
  const found = calendar == null ? null : await findCalendar(tx, calendar);
  return { ...record, ...(calendar !== undefined && { calendar: found && { id: found.id, name: found.name } }) };
}

/** Runs a change in one transaction and writes its row of the audit trail, if anything changed. */
async function inRegister(context: CallContext, kind: RegisterKind, work: (tx: Db) => Promise<Change>) {
  return context.services.db.transaction().execute(async (tx) => {
    await lockRegister(tx, kind);
    const { action, before, after } = await work(tx);
    const record = after ?? before;
    const changes = changesBetween(before && (await recorded(tx, before)), after && (await recorded(tx, after)));
    if (record && changes.length > 0) {
      const object = { kind: objectKinds[kind], id: record.id, name: record.name };
      await writeAudit(tx, fromCall(context), { action, object, changes });
    }
    return after;
  });
}

/** Returns the record after a change that leaves one. */
async function written(change: Promise<RegisterRecord | null>): Promise<RegisterRecord> {
  const record = await change;
  if (!record) throw new Error('The change left no record');
  return record;
}

/** Creates a record of a kind. */
export const createRecord = (
  context: CallContext,
  { params: { kind }, body }: ParsedRequestOf<CreateCall>,
): Promise<RegisterRecord> =>
  written(
    inRegister(context, kind, async (tx) => {
      const id = await insertRegisterRow(tx, kind, await checkRecord(tx, kind, body, null));
      return { action: 'CREATED', before: null, after: await readRecord(tx, kind, id) };
    }),
  );

/** Renames a record or changes its other parts. */
export const updateRecord = (
  context: CallContext,
  { params: { kind, id }, body }: ParsedRequestOf<UpdateCall>,
): Promise<RegisterRecord> =>
  written(
    inRegister(context, kind, async (tx) => {
      const before = await readRecord(tx, kind, id);
      checkOwnRecord(before);
      await updateRegisterRow(tx, kind, id, await checkRecord(tx, kind, body, before));
      return { action: 'CHANGED', before, after: await readRecord(tx, kind, id) };
    }),
  );

function setState(active: boolean) {
  return (context: CallContext, { params: { kind, id } }: ParsedRequestOf<StateCall>): Promise<RegisterRecord> =>
    written(
      inRegister(context, kind, async (tx) => {
        const before = await readRecord(tx, kind, id);
        checkOwnRecord(before);
        await setRegisterActive(tx, kind, id, active);
        const after = await readRecord(tx, kind, id);
        return { action: active ? 'ACTIVATED' : 'DEACTIVATED', before, after };
      }),
    );
}

/** Removes a record from pickers; what has it keeps it. */
export const deactivateRecord = setState(false);

/** Offers a record in pickers again. */
export const reactivateRecord = setState(true);

/** Deletes a record. @throws ConflictError with the number of uses if there are any */
export async function removeRecord(
  context: CallContext,
  { params: { kind, id } }: ParsedRequestOf<RemoveCall>,
): Promise<void> {
  await inRegister(context, kind, async (tx) => {
    const before = await readRecord(tx, kind, id);
    checkOwnRecord(before);
    const uses = await countRegisterUses(tx, kind, id);
    if (uses > 0) throw new ConflictError(whyKept(uses));
    await deleteRegisterRow(tx, kind, id);
    return { action: 'DELETED', before, after: null };
  });
}

const whyKept = (uses: number) =>
  uses === 1
    ? 'Este registro está em uso em 1 cadastro e não pode ser excluído'
    : say`Este registro está em uso em ${uses} cadastros e não pode ser excluído`;
