import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { absenceNotificationOf } from '@tramita/client/engine';
import { fromCall, writeAudit } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { declineRow, findAbsenceRow, findAbsentPersonRow } from '../db/absences/absences.ts';
import { addNotifications } from '../db/messages/notifications.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { absenceAudit, describeWritten } from './describe-absence.ts';

type Call = (typeof endpoints)['absences.decline'];

/**
 * Ends the caller's substitution and notifies the absent person and their superior.
 * @throws NotFoundError if the caller is not a substitute; ConflictError if the absence has ended
 */
export async function declineSubstitution(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<void> {
  const { services, user } = context;
  const at = services.now();
  await services.db.transaction().execute(async (tx) => {
    const absence = await findAbsenceRow(tx, params.id, at);
    const isSubstitute = absence?.substitutes.some(({ person, declined }) => person.id === user.id && !declined);
    if (!absence || !isSubstitute) throw new NotFoundError('Não encontramos esta substituição');
    if (absence.state === 'ENDED') throw new ConflictError('Esta ausência já terminou.');
    const before = await describeWritten(tx, params.id, at);
    if (!(await declineRow(tx, params.id, user.id, at))) throw new NotFoundError('Não encontramos esta substituição');
    const person = await findAbsentPersonRow(tx, absence.person.id, at);
    const recipients = [absence.person.id, ...(person?.superior_id ? [person.superior_id] : [])];
    const content = absenceNotificationOf('substitutionDeclined', {
      substitute: user.completeName,
      name: absence.person.complete_name,
      from: absence.starts_on,
      to: absence.ends_on,
    });
    await addNotifications(
      tx,
      recipients.filter((id) => id !== user.id),
      { content, protocol: null, at },
    );
    await writeAudit(tx, fromCall(context), absenceAudit(before, await describeWritten(tx, params.id, at)));
  });
}
