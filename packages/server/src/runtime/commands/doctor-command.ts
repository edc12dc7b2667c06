import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Config, ConfigError } from '../../config/read-config.ts';
import { readSetting } from '../../db/connection/settings.ts';
import type { Database } from '../../db/tables/schema.ts';
import { type Surroundings, surroundingChecks } from '../../doctor/check-surroundings.ts';
import { examine } from '../../doctor/examine.ts';
import { exitCodeOf, type Finding, findingStates, runCheck } from '../../doctor/finding.ts';
import { createFolderFileStore } from '../../files/folder-file-store.ts';
import { createS3FileStore } from '../../files/s3-file-store.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { type ControlCalls, callServer } from '../control-channel.ts';
import { withoutServer } from '../lock-data-folder.ts';
import { demoSetting, openDatabaseAsIs, requireEmbeddedDatabase } from '../open-database.ts';
import { newestSnapshot } from '../snapshots.ts';
import { filesFolder } from './file-commands.ts';

const findingsSchema = z.array(
  z.object({
    check: z.string(),
    state: z.enum(findingStates),
    message: z.string(),
    fix: z.optional(z.string()),
  }),
);

/** Returns a folder, or the one in which it would be created: with Postgres and S3 nothing creates the data folder. */
const existingFolder = (folder: string): string => (existsSync(folder) ? folder : existingFolder(dirname(folder)));

/** Returns a store that can be tried without creating a folder; null if the data folder does not exist. */
function storeToTry(config: Config): FileStore | null {
  if (config.s3) return createS3FileStore(config.s3);
  const present = [filesFolder(config), config.dataDir].find((folder) => existsSync(folder));
  return present === undefined ? null : createFolderFileStore(present);
}

async function surroundingsOf(config: Config, isDemo: boolean): Promise<Surroundings> {
  return {
    config,
    files: storeToTry(config),
    now: () => new Date(),
    isDemo,
    disk: () => statfs(existingFolder(config.dataDir)),
    newestSnapshot: config.databaseUrl ? undefined : await newestSnapshot(join(config.dataDir, 'snapshots')),
  };
}

async function examineServer(config: Config, db: Kysely<Database>): Promise<Finding[]> {
  // a database without migrations has no settings
  const demo = await readSetting(db, demoSetting).catch(() => null);
  return examine(db, await surroundingsOf(config, demo === 'loaded'));
}

/** Returns the call by which the command reaches a running server, whose settings are then checked. */
export const doctorCalls = (config: Config, db: Kysely<Database>): ControlCalls => ({
  doctor: () => examineServer(config, db),
});

async function examineStopped(config: Config): Promise<Finding[]> {
  // before the lock, which creates the data folder
  if (!config.databaseUrl) await requireEmbeddedDatabase(config);
  return withoutServer(config, async () => {
    const db = await openDatabaseAsIs(config);
    try {
      return await examineServer(config, db);
    } finally {
      await db.destroy();
    }
  });
}

/** Checks what does not need the database, which cannot be opened. */
async function examineWithoutDatabase(config: Config, { message }: ConfigError): Promise<Finding[]> {
  const fix = config.databaseUrl
    ? 'Confira DATABASE_URL e se este servidor alcança o banco.'
    : 'Confira a pasta de dados (--data), e se outro programa a usa.';
  const findings: Finding[] = [{ check: 'Banco', state: 'FALHA', message, fix }];
  for (const check of surroundingChecks(await surroundingsOf(config, false))) findings.push(await runCheck(check));
  return findings;
}

const linesOf = ({ check, state, message, fix }: Finding): string[] => [
  `${state.padEnd(8)} ${check}: ${message}`,
  ...(fix === undefined ? [] : [`         ${fix}`]),
];

/**
 * Checks the installation and prints what it found, as lines or as one JSON array. On the embedded database the running
 * server checks itself. Returns the exit code: 0 if all is well, 1 if something asks for attention, 2 if something is
 * broken.
 */
export async function runDoctor(
  config: Config,
  { json, print }: { readonly json: boolean; readonly print: (line: string) => void },
): Promise<number> {
  const running = await callServer(config, 'doctor', {}, findingsSchema);
  const findings =
    running ??
    (await examineStopped(config).catch((error: unknown) => {
      if (error instanceof ConfigError) return examineWithoutDatabase(config, error);
      throw error;
    }));
  if (json) print(JSON.stringify(findings, null, 2));
  else findings.flatMap(linesOf).forEach(print);
  return exitCodeOf(findings);
}
