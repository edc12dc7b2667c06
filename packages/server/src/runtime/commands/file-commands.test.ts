import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPgliteDatabase } from '../../db/connection/open-database.ts';
import { openPgliteWorkerPort } from '../../db/connection/pglite-worker-port.ts';
import { definition, insertProcess, insertUser, step } from '../../db/testing/builders.ts';
import { fillEmbeddedFolder } from '../../db/testing/embedded-folder.ts';
import { newStorageKey } from '../../files/form-file.ts';
import { createTestBucket } from '../../files/testing/test-bucket.ts';
import { embeddedFolder } from '../open-database.ts';
import { runCommand } from '../testing/run-command.ts';
import { folderStore } from './file-commands.ts';

let root: string;
/** Folder that each test gets a copy of. */
let prepared: string;
let dataDir: string;
const bucket = createTestBucket();
let s3: Record<string, string>;
let formKey: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'verify-'));
  await new Promise<void>((resolve) => bucket.server.listen(0, '127.0.0.1', resolve));
  s3 = {
    S3_ENDPOINT: `http://127.0.0.1:${(bucket.server.address() as AddressInfo).port}`,
    S3_BUCKET: 'anexos',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_PREFIX: 'tramita/',
  };
  prepared = join(root, 'prepared');
  await prepare(prepared);
});
beforeEach(async () => {
  bucket.objects.clear();
  dataDir = await mkdtemp(join(root, 'data-'));
  await cp(prepared, dataDir, { recursive: true });
});
afterAll(async () => {
  bucket.server.closeAllConnections();
  bucket.server.close();
  await rm(root, { recursive: true, force: true });
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Fills a folder with a file of each kind: attachments of a request and an update, a file of a form, parts of an export. */
async function prepare(dataDir: string): Promise<void> {
  fillEmbeddedFolder(embeddedFolder(dataDir));
  const db = openPgliteDatabase(await openPgliteWorkerPort({ dataDir: embeddedFolder(dataDir) }));
  const ana = await insertUser(db, { user_name: 'ana' });
  const flow = definition([step.start('end'), step.end()], ['anexo']);
  const process = await insertProcess(db, flow, { created_by: ana });
  const store = folderStore({ dataDir });
  const put = async (key: string, text: string) => {
    await store.put(key, bytesOf(text), 'text/plain');
    return { size: bytesOf(text).byteLength, sha256: hashOf(bytesOf(text)) };
  };
  formKey = newStorageKey();
  const form = await put(formKey, 'conteúdo do formulário');
  const reference = `filename:a.txt;data:text/plain;tramita-file=${formKey.slice('form-files/'.length)}_${form.sha256}_${form.size};base64,`;
  const { idk } = await db
    .insertInto('instances')
    .values({
      protocol: crypto.randomUUID(),
      process_id: process,
      created_by: ana,
      started_by: ana,
      data: '{}',
    })
    .returning('idk')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('instances')
    .set({ data: JSON.stringify({ anexo: reference }) })
    .where('idk', '=', idk)
    .execute();
  for (const name of ['um', 'dois', 'três']) {
    const file = await put(`requests/${name}`, name);
    const row = { idk, original_file_name: `${name}.txt`, content_type: 'text/plain', user_id: ana };
    await db
      .insertInto('attachments')
      .values({ ...row, ...file, storage_key: `requests/${name}` })
      .execute();
  }
  const update = await db
    .insertInto('updates')
    .values({ title: 'Aviso', description: '', created_by: ana })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shown = { update_id: update.id, type: 'FILE' as const, name: 'aviso.txt', content_type: 'text/plain' };
  await db
    .insertInto('update_attachments')
    .values({ ...shown, ...(await put('updates/aviso', 'aviso')), storage_key: 'updates/aviso' })
    .execute();
  await put('exports/0', 'parte');
  await put('exports/1', 'parte 2');
  await db
    .insertInto('exports')
    .values({
      uuid: crypto.randomUUID(),
      user_id: ana,
      query: '{}',
      report_type: 'LIST',
      status: 'READY',
      size: 12,
      parts: ['exports/0', 'exports/1'],
    })
    .execute();
  await db.destroy();
}

const run = (args: string[], env: Record<string, string> = {}) => runCommand([...args, '--data', dataDir], env);
const file = (key: string) => join(dataDir, 'files', key);

test('D11.11 verify reads every stored file and finds missing, shortened and changed ones', async () => {
  const whole = await run(['verify']);
  expect(whole).toMatchObject({
    code: 0,
    output: '7 de 7 arquivos conferidos: 0 com falha; 0 sem registro no banco.\n',
  });
  await rm(file('requests/um'));
  await writeFile(file('requests/dois'), 'doi');
  await writeFile(file('requests/três'), 'TRÊS!');
  await writeFile(file(formKey), 'conteúdo');
  await rm(file('exports/1'));
  await writeFile(file('requests/quatro'), 'x');
  const { code, output } = await run(['verify']);
  expect(code).toBe(1);
  expect(output.split('\n').sort()).toEqual(
    [
      '',
      `FALHA ${formKey}: o tamanho difere do registro.`,
      'FALHA exports/1: o arquivo não existe.',
      'FALHA requests/dois: o tamanho difere do registro.',
      'FALHA requests/três: o tamanho difere do registro.',
      'FALHA requests/um: o arquivo não existe.',
      'SEM REGISTRO requests/quatro',
      '7 de 7 arquivos conferidos: 5 com falha; 1 sem registro no banco.',
    ].sort(),
  );
});

test('D11.11 verify compares the SHA-256 of attachments of requests and updates, and of files in forms', async () => {
  await writeFile(file('requests/um'), 'UM');
  await writeFile(file(formKey), 'CONTEúdo do formulário');
  await writeFile(file('updates/aviso'), 'AVISO');
  const { code, output } = await run(['verify', '--sample', 'all']);
  expect(code).toBe(1);
  expect(output).toContain('FALHA requests/um: o conteúdo difere do registro.');
  expect(output).toContain(`FALHA ${formKey}: o conteúdo difere do registro.`);
  expect(output).toContain('FALHA updates/aviso: o conteúdo difere do registro.');
});

test('D11.11 verify --sample reads that many files', async () => {
  expect((await run(['verify', '--sample', '2'])).output).toContain('2 de 7 arquivos conferidos: 0 com falha');
  expect((await run(['verify', '--sample', '50'])).output).toContain('7 de 7 arquivos conferidos');
  for (const sample of ['0', '-1', 'x', '1.5']) {
    expect(await run(['verify', `--sample=${sample}`])).toMatchObject({
      code: 1,
      output: '--sample deve ser um número a partir de 1, ou all.\n',
    });
  }
});

test('D11.11 move --files copies the files to the S3-compatible store, where verify finds them', async () => {
  expect(await run(['verify'], s3)).toMatchObject({ code: 1, output: expect.stringContaining('7 com falha') });
  expect(await run(['move', '--files'], s3)).toMatchObject({
    code: 0,
    output: '7 arquivos copiados, 0 já estavam no destino, 0 com falha.\n',
  });
  expect(await run(['verify'], s3)).toMatchObject({ code: 0, output: expect.stringContaining('0 com falha; 0 sem') });
  expect([...bucket.objects.values()].map(({ type }) => type)).toContain('text/plain');
  expect((await readdir(join(dataDir, 'files', 'requests'))).sort()).toEqual(['dois', 'três', 'um']);

  // a copy that was interrupted is completed
  const [first, second] = [...bucket.objects.keys()];
  bucket.objects.delete(first ?? '');
  bucket.objects.set(second ?? '', { bytes: Buffer.from('?'), type: undefined });
  bucket.objects.set('/anexos/tramita/left/over', { bytes: Buffer.from('?'), type: undefined });
  expect(await run(['verify'], s3)).toMatchObject({
    code: 1,
    output: expect.stringContaining('SEM REGISTRO left/over'),
  });
  expect((await run(['move', '--files'], s3)).output).toBe(
    '2 arquivos copiados, 5 já estavam no destino, 0 com falha.\n',
  );
  expect(await run(['verify'], s3)).toMatchObject({ code: 0 });
});

test('D11.11 move --files copies no file that is not as its row says, and ends with 1', async () => {
  await writeFile(file('requests/um'), 'UM');
  await rm(file('requests/dois'));
  const { code, output } = await run(['move', '--files'], s3);
  expect(code).toBe(1);
  expect(output).toContain('FALHA requests/um: o conteúdo difere do registro.');
  expect(output).toContain('FALHA requests/dois: o arquivo não existe.');
  expect(output).toContain('5 arquivos copiados, 0 já estavam no destino, 2 com falha.');
  expect([...bucket.objects.keys()].some((path) => /um$|dois$/.test(path))).toBe(false);
});

test('move says what it needs', async () => {
  expect((await run(['move'])).output).toBe(
    'Informe o banco de destino com --to <url>, ou --files para copiar os anexos.\n',
  );
  expect((await run(['move', '--files'])).output).toContain('Para copiar os anexos informe S3_ENDPOINT');
  expect((await run(['move', '--to', 'mysql://x'])).output).toBe('--to deve ser um endereço postgres://.\n');
});
