import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { insertAbsence, replaceSubstitutes } from '../db/absences/absences.ts';
import type { AnswerOf } from '../handlers.ts';
import { isAdmin, personNamed, requireAbsentPerson } from './absence-access.ts';
import { checkAbsence, requireRoom } from './check-absence.ts';
import { absenceAudit, describeWritten } from './describe-absence.ts';
import { notifySubstitutes } from './notify-substitutes.ts';

type Call = (typeof endpoints)['absences.create'];

/** Creates an absence and notifies its substitutes. @throws ConflictError at the limit and for overlapping substitutes */
export async function createAbsence(context: CallContext, { body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const at = services.now();
  return services.db.transaction().execute(async (tx) => {
    const person = await requireAbsentPerson(context, tx, personNamed(context, body.personId), 'lock');
    const values = await checkAbsence(tx, { person, body, isAdmin: isAdmin(context), current: null });
    await requireRoom(tx, person);
    const id = await insertAbsence(tx, { ...values, userId: person.id, by: user.id, at });
    const added = await replaceSubstitutes(tx, id, values.substitutes);
    const created = await describeWritten(tx, id, at);
    await notifySubstitutes(tx, created, added, at);
    await writeAudit(tx, fromCall(context), absenceAudit(null, created));
    return created;
  });
}
