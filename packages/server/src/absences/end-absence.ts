import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { deleteAbsenceRow, endAbsenceRow } from '../db/absences/absences.ts';
import { ConflictError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { readableBy, requireAbsence } from './absence-access.ts';
import { absenceAudit, describeWritten } from './describe-absence.ts';

type EndCall = (typeof endpoints)['absences.end'];
type DeleteCall = (typeof endpoints)['absences.delete'];

/** Ends a running absence at once. @throws ConflictError unless it is running */
export async function endAbsence(
  context: CallContext,
  { params }: ParsedRequestOf<EndCall>,
): Promise<AnswerOf<EndCall>> {
  const { services } = context;
  const at = services.now();
  return services.db.transaction().execute(async (tx) => {
    const { absence, person } = await requireAbsence(context, tx, params.id);
    if (absence.state !== 'RUNNING') throw new ConflictError('Só uma ausência em andamento pode ser encerrada.');
    const before = await describeWritten(tx, params.id, at);
    await endAbsenceRow(tx, params.id, person.today, at);
    const ended = await describeWritten(tx, params.id, at);
    await writeAudit(tx, fromCall(context), absenceAudit(before, ended));
    return readableBy(context, ended);
  });
}

/** Deletes an absence that has not begun. @throws ConflictError if it has */
export async function deleteAbsence(context: CallContext, { params }: ParsedRequestOf<DeleteCall>): Promise<void> {
  const { services } = context;
  await services.db.transaction().execute(async (tx) => {
    const { absence } = await requireAbsence(context, tx, params.id);
    if (absence.state !== 'PLANNED') throw new ConflictError('Só uma ausência programada pode ser excluída.');
    const before = await describeWritten(tx, params.id, services.now());
    await deleteAbsenceRow(tx, params.id);
    await writeAudit(tx, fromCall(context), absenceAudit(before, null));
  });
}
