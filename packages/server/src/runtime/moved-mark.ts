import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ConfigError } from '../config/read-config.ts';

const fileName = 'moved.json';
const markSchema = z.object({ at: z.string() });

/** Marks a data folder whose database was moved to Postgres. */
export async function markAsMoved(dataDir: string, at: Date): Promise<void> {
  await writeFile(join(dataDir, fileName), JSON.stringify({ at: at.toISOString() }), { mode: 0o600 });
}

/** @throws {ConfigError} if the database of the folder was moved, because new data there would be lost */
export async function refuseMovedFolder(dataDir: string): Promise<void> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => null);
  if (text === null) return;
  const { at } = z.parse(markSchema, JSON.parse(text));
  const date = new Date(at).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  throw new ConfigError(`O banco desta pasta foi movido para o Postgres em ${date}.`);
}
