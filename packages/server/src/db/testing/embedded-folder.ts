import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { testDatabaseFile } from './test-database-file.ts';

/** Fills the folder of an embedded database with a new, migrated one, which takes seconds to create. */
export function fillEmbeddedFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', testDatabaseFile, '-C', folder]);
}
