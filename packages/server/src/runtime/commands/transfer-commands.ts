import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { importKinds } from '@tramita/client/contract';
import * as z from 'zod/mini';
import { type Config, ConfigError } from '../../config/read-config.ts';
import type { TransferOptions } from '../../config/transfer-options.ts';
import type { Services } from '../../context.ts';
import { exportPeople } from '../../imports/export-people.ts';
import { type ImportCommandResult, isImportKind, runImportCommand } from '../../imports/import-command.ts';
import { templateFile } from '../../imports/template.ts';
import type { Logger } from '../../ports/logger.ts';
import { type ControlCalls, callServer } from '../control-channel.ts';
import { withoutServer } from '../lock-data-folder.ts';
import { requireDatabase } from '../open-database.ts';

const commandSchema = z.object({
  kind: z.enum(importKinds),
  fileName: z.string(),
  source: z.optional(z.string()),
  complete: z.boolean(),
  apply: z.boolean(),
  allOrNothing: z.boolean(),
  confirmDeactivations: z.optional(z.number()),
  confirmRoleChanges: z.optional(z.number()),
});

const resultSchema = z.object({
  lines: z.array(z.string()),
  report: z.nullable(z.string()),
  succeeded: z.boolean(),
});

/** Returns the calls by which `tramita import` and `tramita export` reach a running server. */
export const transferCalls = (services: Services): ControlCalls => ({
  import: (parameters, file) =>
    runImportCommand(services, file, z.parse(commandSchema, JSON.parse(parameters.get('options') ?? '{}'))),
  export: () => textOf(exportPeople(services)),
});

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const part of parts) all.push(part);
  return all.join('');
}

/** Runs a command on the configured database, which must have no server if it is embedded, and exist unless it `creates`. */
async function withServices<Result>(
  config: Config,
  log: Logger,
  creates: boolean,
  command: (services: Services) => Promise<Result>,
): Promise<Result> {
  if (!creates) await requireDatabase(config);
  return withoutServer(config, async () => {
    const { openServices } = await import('../open-services.ts');
    // a file of people must not meet the demo company
    const open = await openServices({ ...config, demo: 'false' }, log);
    try {
      return await command(open.services);
    } finally {
      await open.close();
    }
  });
}

/** Output of a command: lines for the administrator, and the bytes of a file. */
export interface CommandOutput {
  readonly print: (line: string) => void;
  readonly write: (bytes: Uint8Array) => Promise<void>;
}

/**
 * Checks a file, or applies it; through the running server if the database is embedded and there is one. Returns whether
 * it succeeded.
 *
 * @throws {ConfigError} with a one-sentence message
 */
export async function importFile(
  config: Config,
  log: Logger,
  [kind, path]: readonly string[],
  options: TransferOptions,
  { print, write }: CommandOutput,
): Promise<boolean> {
  if (!isImportKind(kind))
    throw new ConfigError(`Informe o tipo: tramita import <${importKinds.join('|')}> <arquivo>.`);
  if (options.template) {
    const { bytes } = await templateFile(kind, options.format);
    if (bytes instanceof Uint8Array) await write(bytes);
    return true;
  }
  if (!path) throw new ConfigError(`Informe o arquivo: tramita import ${kind} <arquivo>.`);
  const read = await readFile(path).catch((cause: unknown) => {
    throw new ConfigError(`O arquivo ${path} não pôde ser aberto.`, { cause });
  });
  const bytes = new Uint8Array(read);
  const { template, format, errors, ...rest } = options;
  const command = { ...rest, kind, fileName: basename(path) };
  const result: ImportCommandResult =
    (await callServer(config, 'import', { options: JSON.stringify(command) }, resultSchema, bytes)) ??
    (await withServices(config, log, options.apply, (services) => runImportCommand(services, bytes, command)));
  for (const line of result.lines) print(line);
  if (errors !== undefined && result.report !== null) {
    await writeFile(errors, result.report);
    print(`As linhas recusadas estão em ${errors}.`);
  }
  return result.succeeded;
}

/** Writes the people as a file in the form of the template. @throws {ConfigError} with a one-sentence message */
export async function exportFile(
  config: Config,
  log: Logger,
  [kind]: readonly string[],
  { write }: CommandOutput,
): Promise<void> {
  if (kind !== 'people') throw new ConfigError('Só as pessoas podem ser exportadas: tramita export people.');
  const text =
    (await callServer(config, 'export', {}, z.string())) ??
    (await withServices(config, log, false, (services) => textOf(exportPeople(services))));
  await write(new TextEncoder().encode(text));
}
