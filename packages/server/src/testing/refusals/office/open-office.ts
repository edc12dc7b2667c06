import { afterAll } from 'vitest';
import { createRestorePoint } from '../../../db/connection/restore-point.ts';
import { createTestDatabase } from '../../../db/testing/test-database.ts';
import { insertBusyOffice } from './busy-office.ts';

/** Opens a database with a busy office for all tests of a file, and closes it after the last one. */
export async function openOffice() {
  const { db, close } = await createTestDatabase();
  afterAll(close);
  return { db, office: await insertBusyOffice(db) };
}

/** Saves the present rows and files of an office. Returns the function that restores them. */
export async function rememberOffice({ db, office }: Awaited<ReturnType<typeof openOffice>>) {
  const restoreRows = await createRestorePoint(db);
  const restoreFiles = office.files.remember();
  return async (): Promise<void> => {
    restoreFiles();
    await restoreRows();
  };
}
