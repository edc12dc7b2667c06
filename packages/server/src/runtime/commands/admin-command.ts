import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Config, ConfigError } from '../../config/read-config.ts';
import type { Database } from '../../db/tables/schema.ts';
import { ServiceError } from '../../errors.ts';
import { listAdministrators, makeAdministrator, type NewAdministrator } from '../../sign-in/administrators.ts';
import { type ControlCalls, callServer } from '../control-channel.ts';
import { withDatabase, withExistingDatabase } from '../open-database.ts';

const personSchema = z.object({ userName: z.string(), completeName: z.string(), active: z.boolean() });
const madeSchema = z.extend(personSchema, { isNew: z.boolean() });

const now = () => new Date();

/** Returns the calls by which the command reaches a running server. */
export const adminCalls = (db: Kysely<Database>): ControlCalls => ({
  admin: (parameters) =>
    makeAdministrator(
      { db, now },
      { userName: parameters.get('user') ?? '', name: parameters.get('name') ?? undefined },
    ),
  admins: () => listAdministrators({ db, now }),
});

async function run<Result>(
  config: Config,
  call: { readonly name: string; readonly parameters: Readonly<Record<string, string>> },
  schema: z.ZodMiniType<Result>,
  withoutServer: () => Promise<Result>,
): Promise<Result> {
  try {
    return (await callServer(config, call.name, call.parameters, schema)) ?? (await withoutServer());
  } catch (error) {
    throw error instanceof ServiceError ? new ConfigError(error.message, { cause: error }) : error;
  }
}

/**
 * Makes a person an administrator, through the running server if there is one; returns the sentence to print.
 *
 * @throws {ConfigError} with a one-sentence message
 */
export async function runAdmin(config: Config, person: NewAdministrator): Promise<string> {
  const { userName, name } = person;
  const parameters = { user: userName, ...(name !== undefined && { name }) };
  const made = await run(config, { name: 'admin', parameters }, madeSchema, () =>
    withDatabase(config, (db) => makeAdministrator({ db, now }, person)),
  );
  const state = made.isNew ? 'foi criada e é administradora' : 'é administradora';
  return `A pessoa ${made.userName} (${made.completeName}) ${state}.`;
}

/** Returns a line for each administrator. @throws {ConfigError} with a one-sentence message */
export async function runAdminList(config: Config): Promise<string[]> {
  const all = await run(config, { name: 'admins', parameters: {} }, z.array(personSchema), () =>
    withExistingDatabase(config, async (db) => [...(await listAdministrators({ db, now }))]),
  );
  if (all.length === 0) return ['Nenhuma pessoa tem o perfil de administrador.'];
  return all.map(({ userName, completeName, active }) =>
    [userName, completeName, ...(active ? [] : ['(desativada)'])].join('\t'),
  );
}
