import type { Db } from '../db/connection/db.ts';
import { isMigrated, listApplied } from '../db/migrations/migrate.ts';
import { databaseChecks } from './check-database.ts';
import { recordChecks } from './check-records.ts';
import { type Surroundings, surroundingChecks } from './check-surroundings.ts';
import { type Check, type Finding, runCheck } from './finding.ts';

/**
 * Runs all checks, one after the other, so that they do not load a server that is in use. Those of the stored records
 * are left out if migrations are missing, which is a finding of its own.
 */
export async function examine(db: Db, surroundings: Surroundings): Promise<Finding[]> {
  // `isMigrated` fails on a new database, which does not have the table of migrations
  const hasRecords = (await listApplied(db)).length > 0 && (await isMigrated(db));
  const checks: Check[] = [
    ...databaseChecks(db, surroundings.now),
    ...surroundingChecks(surroundings),
    ...(hasRecords ? recordChecks(db, surroundings) : []),
  ];
  const findings: Finding[] = [];
  for (const check of checks) findings.push(await runCheck(check));
  return findings;
}
