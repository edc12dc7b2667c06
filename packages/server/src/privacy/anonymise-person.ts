import type { endpoints, ParsedRequestOf, PersonDetail } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { anonymiseJob } from '../db/jobs/anonymise-job.ts';
import { insertJob } from '../db/jobs/jobs.ts';
import { insertAnonymisation } from '../db/privacy/anonymisations.ts';
import { findFormerNames } from '../db/privacy/find-former.ts';
import { lockBlocks } from '../db/privacy/legal-blocks.ts';
import { clearPerson } from '../db/privacy/person-texts.ts';
import { changeDirectory } from '../directory/change-directory.ts';
import { describePerson, personObject } from '../directory/describe-person.ts';
import { readPersonToWrite } from '../directory/write-person.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';
import { newTicket } from '../identity/ticket.ts';
import { firstStep } from './anonymisation-steps.ts';
import { obstaclesOf } from './check-anonymisation.ts';

type Call = (typeof endpoints)['privacy.anonymise'];

/**
 * Removes the personal data of an inactive person. Their names in other records are replaced by a job.
 *
 * @throws InvalidInputError if the typed user name is another; ConflictError if something prevents it
 */
export async function anonymisePerson(
  context: CallContext,
  { params: { id }, body }: ParsedRequestOf<Call>,
): Promise<PersonDetail> {
  const person = await changeDirectory(context, async (tx, { now }) => {
    await lockBlocks(tx);
    const stored = await readPersonToWrite(tx, id);
    if (stored.user_name.toLowerCase() !== body.userName.trim().toLowerCase()) {
      const message = 'O usuário digitado não é o desta pessoa';
      throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: 'userName', message }]);
    }
    const { active, openRequests, openTasks, legalBlocks } = await obstaclesOf(tx, stored);
    if (active) throw new ConflictError('Só uma pessoa inativa pode ser anonimizada.');
    if (openRequests > 0) throw new ConflictError('Esta pessoa tem solicitações em andamento.');
    if (openTasks > 0) throw new ConflictError('Esta pessoa tem tarefas abertas.');
    if (legalBlocks > 0) throw new ConflictError(errorMessage('LEGAL_BLOCK'), 'LEGAL_BLOCK');
    await startAnonymisation(tx, id, now);
    const result = await describePerson(tx, id);
    return { result, audit: { action: 'ANONYMISED', object: personObject(result) } };
  });
  context.services.wakeWorker();
  return person;
}

/** Clears the row of a person and queues the rest. Must run in a transaction that called `lockDirectory`. */
export async function startAnonymisation(tx: Db, id: number, at: Date): Promise<void> {
  const former = await findFormerNames(tx, id);
  await insertAnonymisation(tx, { userId: id, former, step: firstStep, at });
  await clearPerson(tx, id, at, newTicket());
  await insertJob(tx, anonymiseJob(id, at));
}
