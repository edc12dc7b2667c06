import type { Handlers } from '../handlers.ts';
import { createAbsence } from './create-absence.ts';
import { declineSubstitution } from './decline-substitution.ts';
import { deleteAbsence, endAbsence } from './end-absence.ts';
import { listAbsences } from './list-absences.ts';
import { updateAbsence } from './update-absence.ts';

export const absencesRoutes = {
  'absences.list': listAbsences,
  'absences.create': createAbsence,
  'absences.update': updateAbsence,
  'absences.end': endAbsence,
  'absences.delete': deleteAbsence,
  'absences.decline': declineSubstitution,
} satisfies Partial<Handlers>;
