import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listAbsenceRows, listSubstitutionRows } from '../db/absences/absences.ts';
import type { AnswerOf } from '../handlers.ts';
import { personNamed, readableBy, requireAbsentPerson } from './absence-access.ts';
import { describeAbsences, describeSubstitutions } from './describe-absence.ts';

type Call = (typeof endpoints)['absences.list'];

/** Returns the absences and substitutions of a person. @throws ForbiddenError for people who do not report to the caller */
export async function listAbsences(context: CallContext, { query }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { services } = context;
  const { db } = services;
  const now = services.now();
  const person = await requireAbsentPerson(context, db, personNamed(context, query.personId));
  const absences = await describeAbsences(db, await listAbsenceRows(db, person.id, now));
  return {
    today: person.today,
    absences: absences.map((absence) => readableBy(context, absence)),
    substitutions: await describeSubstitutions(db, person.id, await listSubstitutionRows(db, person.id, now)),
  };
}
