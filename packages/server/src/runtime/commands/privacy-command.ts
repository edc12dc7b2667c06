import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Config, ConfigError } from '../../config/read-config.ts';
import type { Database } from '../../db/tables/schema.ts';
import { createS3FileStore } from '../../files/s3-file-store.ts';
import { reapplyRemovals } from '../../privacy/reapply.ts';
import { counted } from '../../text/counted.ts';
import { type ControlCalls, callServer } from '../control-channel.ts';
import { withExistingDatabase } from '../open-database.ts';
import { folderStore } from './file-commands.ts';

const reappliedSchema = z.object({ people: z.number(), requests: z.number(), kept: z.array(z.number()) });

const reapply = (config: Config, db: Kysely<Database>) =>
  reapplyRemovals({ db, files: config.s3 ? createS3FileStore(config.s3) : folderStore(config), now: () => new Date() });

/** Returns the call by which the command reaches a running server. */
export const privacyCalls = (config: Config, db: Kysely<Database>): ControlCalls => ({
  'privacy-reapply': () => reapply(config, db),
});

/**
 * Removes again the data that a restored backup brought back, through the running server if there is one; returns the
 * lines to print.
 *
 * @throws {ConfigError} for another word than `reapply`
 */
export async function runPrivacy(config: Config, rest: readonly string[]): Promise<string[]> {
  if (rest[0] !== 'reapply' || rest.length > 1) throw new ConfigError('Use: tramita privacy reapply.');
  const { people, requests, kept } =
    (await callServer(config, 'privacy-reapply', {}, reappliedSchema)) ??
    (await withExistingDatabase(config, (db) => reapply(config, db)));
  return [
    `${counted(people, 'pessoa anonimizada', 'pessoas anonimizadas')} novamente; conteúdo de ${counted(requests, 'solicitação', 'solicitações')} removido novamente.`,
    ...kept.map((id) => `A pessoa ${id} ficou como está: há um bloqueio legal, ou é o último administrador ativo.`),
  ];
}
