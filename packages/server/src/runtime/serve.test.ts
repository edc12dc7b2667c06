import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readCommandLine } from '../config/read-config.ts';
import { insertUser } from '../db/testing/builders.ts';
import { fillEmbeddedFolder } from '../db/testing/embedded-folder.ts';
import { createMemoryLogger } from '../http/testing/http-bench.ts';
import { startTestIssuer, type TestIssuer } from '../identity/testing/external-issuer.ts';
import { restoreSnapshot } from './commands/restore-snapshot.ts';
import { embeddedFolder, openDatabase } from './open-database.ts';
import { serve } from './serve.ts';
import { writeSnapshot } from './snapshots.ts';

let folder: string;
let issuer: TestIssuer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-'));
  issuer = await startTestIssuer();
});
afterAll(async () => {
  issuer.close();
  await rm(folder, { recursive: true, force: true });
});

const configOf = (dataDir: string, env: Record<string, string> = {}): Config =>
  readCommandLine(['--port', '0', '--data', dataDir], env, folder).config;

function start(config: Config) {
  const lines: string[] = [];
  const log = createMemoryLogger();
  const print = (line: string) => void lines.push(line);
  const options = { config, log, print, version: '1.0.0', defaultPortalDir: join(folder, 'no-portal') };
  return { lines, log, started: serve(options) };
}

test('T2.1.01 accepts tokens of an external issuer and matches users by login, then by subject', async () => {
  const config = configOf('external', issuer.env);
  fillEmbeddedFolder(embeddedFolder(config.dataDir));
  const { db } = await openDatabase(config);
  await insertUser(db, { user_name: 'ana.souza' });
  await insertUser(db, { user_name: 'bia.lima', active: false });
  await db.destroy();

  const { lines, started } = start(config);
  const server = await started;
  try {
    expect(lines.at(-1)).toBe(`Tramita em ${server.address}`);
    const ask = async (token: string) => {
      const response = await fetch(`${server.address}/auth/info`, { headers: { authorization: `Bearer ${token}` } });
      return [response.status, (await response.json()) as { errorCode?: string; userName?: string }] as const;
    };
    expect((await ask(await issuer.sign({ sub: 's1', preferred_username: 'Ana.Souza' })))[1].userName).toBe(
      'ana.souza',
    );
    expect((await ask(await issuer.sign({ sub: 's1', preferred_username: 'renamed' })))[1].userName).toBe('ana.souza');
    expect(await ask(await issuer.sign({ sub: 's2', preferred_username: 'ana.souza' }))).toMatchObject([
      403,
      { errorCode: 'TOKEN_UNAUTHORIZED' },
    ]);
    expect(await ask(await issuer.sign({ sub: 's3', preferred_username: 'bia.lima' }))).toMatchObject([
      403,
      { errorCode: 'TOKEN_UNAUTHORIZED' },
    ]);
    expect(await ask(await issuer.sign({ sub: 's1' }, 'another-api'))).toMatchObject([
      401,
      { errorCode: 'UNAUTHENTICATED' },
    ]);
    expect((await fetch(`${server.address}/oidc/.well-known/openid-configuration`)).status).toBe(404);
    expect(await (await fetch(`${server.address}/config.json`)).json()).toMatchObject({
      issuer: issuer.url,
      clientId: 'portal',
      demo: false,
    });

    await expect(start(config).started).rejects.toThrow(
      `A pasta ${config.dataDir} já está em uso pelo processo ${process.pid}.`,
    );
    const { port } = new URL(server.address);
    const other = { ...configOf('other', issuer.env), port: Number(port) };
    await expect(start(other).started).rejects.toThrow(
      `A porta ${port} já está em uso; feche o outro programa ou escolha outra com --port.`,
    );
    expect(existsSync(join(folder, 'other', 'tramita.lock'))).toBe(false);
  } finally {
    await server.stop();
  }
  expect(existsSync(join(config.dataDir, 'tramita.lock'))).toBe(false);
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
});

test('rejects the embedded provider without demo data', async () => {
  const config = configOf('plain');
  fillEmbeddedFolder(embeddedFolder(config.dataDir));
  await expect(start({ ...config, demo: 'false' }).started).rejects.toThrow(
    'O provedor de identidade embutido só atende a empresa de demonstração; configure um emissor externo com OIDC_ISSUER, OIDC_CLIENT_ID e OIDC_AUDIENCE.',
  );
});

test('reports an unreachable database in one sentence', async () => {
  const config = configOf('none', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  await expect(start(config).started).rejects.toThrow('Não foi possível conectar ao banco de DATABASE_URL');
});

test('reports an address of another machine and a missing portal in one sentence each', async () => {
  await expect(start({ ...configOf('a'), host: '203.0.113.1' }).started).rejects.toThrow(
    'O endereço 203.0.113.1 não é desta máquina; escolha outro com --host.',
  );
  await expect(start({ ...configOf('b'), portalDir: '/does/not/exist' }).started).rejects.toThrow(
    'A pasta do portal /does/not/exist não pode ser lida.',
  );
});

test('a snapshot fills an empty folder, and only an empty one', async () => {
  const config = configOf('source');
  const { db, dump } = await openDatabase(config);
  await insertUser(db, { user_name: 'carla.reis' });
  if (!dump) throw new Error('the embedded database can be dumped');
  const file = await writeSnapshot({ folder: join(folder, 'copies'), dump, log: createMemoryLogger() }, new Date());
  await db.destroy();
  const target = configOf('target');
  expect(await restoreSnapshot(target, file)).toBe(
    `A cópia de segurança está no lugar. Ela não contém os anexos: copie também a pasta "files" para ${target.dataDir}.`,
  );
  const restored = await openDatabase(target);
  expect(await restored.db.selectFrom('users').select('user_name').execute()).toEqual([{ user_name: 'carla.reis' }]);
  expect(await restored.db.selectFrom('audit_events').selectAll().execute()).toEqual([
    expect.objectContaining({ origin: 'COMMAND_LINE', action: 'RESTORED', object_name: basename(file) }),
  ]);
  await restored.db.destroy();
  await expect(restoreSnapshot(target, file)).rejects.toThrow('já tem um banco; mova-a antes.');
  await expect(restoreSnapshot(configOf('empty'), join(folder, 'nothing'))).rejects.toThrow('não pode ser lido');

  // a damaged file leaves nothing that would refuse a good one
  const whole = await readFile(file);
  for (const bytes of [whole.subarray(0, 5000), new TextEncoder().encode('texto'), new Uint8Array()]) {
    const damaged = join(folder, 'damaged.tar.gz');
    await writeFile(damaged, bytes);
    await expect(restoreSnapshot(configOf('second'), damaged)).rejects.toThrow(
      'não é uma cópia de segurança do banco embutido, ou está danificado.',
    );
  }
  await restoreSnapshot(configOf('second'), file);
});

test('the error for a broken embedded database explains how to recover', async () => {
  const config = configOf('broken');
  await mkdir(join(config.dataDir, 'db', 'base'), { recursive: true });
  await writeFile(join(config.dataDir, 'db', 'PG_VERSION'), 'not a version');
  await expect(openDatabase(config)).rejects.toThrow(/Não foi possível abrir o banco embutido em .*tramita restore/);
});
