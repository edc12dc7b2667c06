import type { Db } from '../../db/connection/db.ts';
import { type ImportPlan, linesAtOnce, type StoreChanges } from '../import-plan.ts';
import { planMembers } from './plan-members.ts';
import { planRegister } from './plan-register.ts';
import type { RecordsFile } from './records-file.ts';

/** Compares a file with the register. @throws InvalidInputError if the file lacks a required column */
export async function planRecords(
  db: Db,
  file: RecordsFile,
  store: StoreChanges,
  pause: () => Promise<void>,
): Promise<ImportPlan> {
  const { kind } = file;
  const { changes, ...plan } =
    kind === 'members' ? await planMembers(db, file, pause) : await planRegister(db, { ...file, kind }, pause);
  for (let start = 0; start < changes.length; start += linesAtOnce) {
    await pause();
    await store(changes.slice(start, start + linesAtOnce));
  }
  return plan;
}
