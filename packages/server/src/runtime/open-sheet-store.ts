import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { type Config, ConfigError } from '../config/read-config.ts';
import { createNodeOutboundCall } from '../outbound/node-outbound-call.ts';
import { createTrackedCall } from '../outbound/tracked-calls.ts';
import type { SheetStore } from '../ports/sheet-store.ts';
import type { Telemetry } from '../ports/telemetry.ts';

/**
 * Opens Google Sheets with the key of a service account, as the store for rows of service tasks instead of the
 * database.
 *
 * @throws {ConfigError} if the key file cannot be read or is invalid
 */
export async function openSheetStore(
  { googleSheetsKeyFile: file, outboundAllow: allowedHosts }: Config,
  telemetry?: Telemetry,
): Promise<SheetStore | undefined> {
  if (file === undefined) return undefined;
  const { createGoogleSheetStore, serviceAccountSchema } = await import('../sheets/google-sheet-store.ts');
  const account = z.safeParse(serviceAccountSchema, await readJson(file));
  if (!account.success) {
    throw new ConfigError(
      `GOOGLE_SHEETS_KEY_FILE deve ser o arquivo JSON de uma conta de serviço do Google; em ${file} falta client_email ou private_key.`,
    );
  }
  const call = createNodeOutboundCall({ allowedHosts, maxRedirects: 0 });
  return createGoogleSheetStore({
    account: account.data,
    call: createTrackedCall(call, { telemetry, kind: 'outbound', allowedHosts }),
    now: () => new Date(),
  });
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new ConfigError(`Não foi possível ler GOOGLE_SHEETS_KEY_FILE em ${file}.`, { cause });
  }
}
