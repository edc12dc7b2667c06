import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommandLine } from '../config/read-config.ts';
import { openSheetStore } from './open-sheet-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tramita-key-'));
});
afterAll(() => rm(folder, { recursive: true }));

const open = (file?: string) =>
  openSheetStore(readCommandLine([], file === undefined ? {} : { GOOGLE_SHEETS_KEY_FILE: file }, folder).config);

test('without a key file rows stay in the database', async () => {
  expect(await open()).toBeUndefined();
});

test('with the key of a service account rows are written to Google', async () => {
  const file = join(folder, 'key.json');
  await writeFile(file, JSON.stringify({ type: 'service_account', client_email: 'a@b.example', private_key: '-----' }));
  await expect(open(file)).resolves.toHaveProperty('append');
});

test('names an unreadable or invalid key file at the start', async () => {
  await expect(open(join(folder, 'missing.json'))).rejects.toThrow(
    /Não foi possível ler GOOGLE_SHEETS_KEY_FILE em .*missing/,
  );
  const file = join(folder, 'other.json');
  await writeFile(file, '{"client_email": "a@b.example"}');
  await expect(open(file)).rejects.toThrow(/falta client_email ou private_key/);
});
