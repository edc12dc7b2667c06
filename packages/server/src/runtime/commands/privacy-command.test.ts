import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommandLine } from '../../config/read-config.ts';
import { findPersonEntry } from '../../db/privacy/returned.ts';
import { insertUser } from '../../db/testing/builders.ts';
import { fillEmbeddedFolder } from '../../db/testing/embedded-folder.ts';
import { addToRemovedList } from '../../privacy/removed-list.ts';
import { embeddedFolder, withDatabase } from '../open-database.ts';
import { folderStore } from './file-commands.ts';
import { runPrivacy } from './privacy-command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'privacy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('D13.09 the command removes again what an older backup brought back, and refuses other words', async () => {
  const { config } = readCommandLine(['--data', 'data'], {}, folder);
  fillEmbeddedFolder(embeddedFolder(config.dataDir));
  const id = await withDatabase(config, async (db) => {
    const person = await insertUser(db, { user_name: 'paula', first_name: 'Paula', active: false });
    const entry = await findPersonEntry(db, person);
    await db.transaction().execute((tx) => addToRemovedList(tx, folderStore(config), entry ? [entry] : []));
    return person;
  });
  expect(await runPrivacy(config, ['reapply'])).toEqual([
    '1 pessoa anonimizada novamente; conteúdo de 0 solicitações removido novamente.',
  ]);
  const name = await withDatabase(config, async (db) => {
    const row = await db.selectFrom('users').select('complete_name').where('id', '=', id).executeTakeFirstOrThrow();
    return row.complete_name;
  });
  expect(name).toBe(`Pessoa removida ${id}`);
  await expect(runPrivacy(config, ['apagar'])).rejects.toThrow('Use: tramita privacy reapply.');
});
