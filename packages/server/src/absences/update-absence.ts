import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { replaceSubstitutes, updateAbsenceRow } from '../db/absences/absences.ts';
import { ConflictError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { isAdmin, requireAbsence } from './absence-access.ts';
import { checkAbsence } from './check-absence.ts';
import { absenceAudit, describeWritten } from './describe-absence.ts';
import { notifySubstitutes } from './notify-substitutes.ts';

type Call = (typeof endpoints)['absences.update'];

/** Changes an absence. Notifies new substitutes, and all of them if the period changes. @throws ConflictError if it has ended */
export async function updateAbsence(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services } = context;
  const at = services.now();
  return services.db.transaction().execute(async (tx) => {
    const { absence, person } = await requireAbsence(context, tx, params.id);
    if (absence.state === 'ENDED') throw new ConflictError('Esta ausência já terminou.');
    const before = await describeWritten(tx, params.id, at);
    const current = { id: absence.id, startsOn: absence.starts_on };
    const values = await checkAbsence(tx, { person, body, isAdmin: isAdmin(context), current });
    await updateAbsenceRow(tx, params.id, values);
    const added = await replaceSubstitutes(tx, params.id, values.substitutes);
    const changed = await describeWritten(tx, params.id, at);
    const isMoved = before.startsOn !== changed.startsOn || before.endsOn !== changed.endsOn;
    await notifySubstitutes(tx, changed, isMoved ? values.substitutes.map(({ personId }) => personId) : added, at);
    const audit = absenceAudit(before, changed);
    if (audit.changes?.length) await writeAudit(tx, fromCall(context), audit);
    return changed;
  });
}
