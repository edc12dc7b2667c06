import type { Db } from '../../db/connection/db.ts';
import type { ImportPlan } from '../import-plan.ts';
import { planMembers } from './plan-members.ts';
import { planRegister } from './plan-register.ts';
import type { RecordsFile } from './records-file.ts';

/** Compares a file with the register. @throws InvalidInputError if the file lacks a required column */
export function planRecords(db: Db, file: RecordsFile, pause: () => Promise<void>): Promise<ImportPlan> {
  const { kind } = file;
  if (kind === 'members') return planMembers(db, file, pause);
  return planRegister(db, { ...file, kind }, pause);
}
