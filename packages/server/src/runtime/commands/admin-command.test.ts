import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@tramita/client';
import { authInfo, listAudit } from '@tramita/client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommandLine } from '../../config/read-config.ts';
import { insertUser } from '../../db/testing/builders.ts';
import { fillEmbeddedFolder } from '../../db/testing/embedded-folder.ts';
import { createMemoryLogger } from '../../http/testing/http-bench.ts';
import { startTestIssuer, type TestIssuer } from '../../identity/testing/external-issuer.ts';
import { embeddedFolder, openDatabase } from '../open-database.ts';
import { serve } from '../serve.ts';
import { runCommand } from '../testing/run-command.ts';
import { runAdmin, runAdminList } from './admin-command.ts';

let folder: string;
let issuer: TestIssuer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admin-'));
  issuer = await startTestIssuer();
});
afterAll(async () => {
  issuer.close();
  await rm(folder, { recursive: true, force: true });
});

const notYet = 'Nenhuma pessoa cadastrada: use "tramita admin <usuário>" ou "tramita import people <arquivo>".';

function homeOf(name: string, env: Record<string, string> = {}) {
  const { config } = readCommandLine(['--port', '0', '--data', name], { ...issuer.env, ...env }, folder);
  fillEmbeddedFolder(embeddedFolder(config.dataDir));
  const lines: string[] = [];
  return {
    config,
    lines,
    start: () =>
      serve({
        config,
        log: createMemoryLogger(),
        print: (line) => void lines.push(line),
        version: '1.0.0',
        defaultPortalDir: join(folder, 'no-portal'),
        checkAnswers: true,
      }),
  };
}

test('D4.08 D4.10 a server without people says how to begin, and tramita admin creates the first administrator', async () => {
  const { config, lines, start } = homeOf('empty');
  const server = await start();
  try {
    expect(lines).toContain(notYet);
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    const token = await issuer.sign({ sub: 's1', preferred_username: 'ana.souza' });
    const client = createClient({ baseUrl: server.address, tokenProvider: { getToken: () => token } });
    await expect(client.call(authInfo)).rejects.toMatchObject({ status: 403 });

    const options = ['--data', config.dataDir];
    const made = await runCommand(['admin', 'ana.souza', '--name', 'Ana de Souza', ...options], issuer.env);
    expect(made).toEqual({ code: 0, output: 'A pessoa ana.souza (Ana de Souza) foi criada e é administradora.\n' });
    expect(await client.call(authInfo)).toMatchObject({
      firstName: 'Ana',
      lastName: 'de Souza',
      roles: 'ROLE_ADMIN',
      status: { description: 'Ativo' },
    });
    expect(await runAdmin(config, { userName: 'Ana.Souza' })).toBe(
      'A pessoa ana.souza (Ana de Souza) é administradora.',
    );
    expect(await runAdminList(config)).toEqual(['ana.souza\tAna de Souza']);
    await expect(runAdmin(config, { userName: 'ana souza' })).rejects.toThrow(
      'O usuário não pode ter espaços nem vírgulas',
    );
    const { elements } = await client.call(listAudit, { query: { origin: 'COMMAND_LINE', order: 'ASC' } });
    expect(elements).toMatchObject([
      { action: 'CREATED', actor: { id: null, name: 'Linha de comando' }, object: { name: 'Ana de Souza' } },
      { action: 'CHANGED', changes: [{ attribute: 'roles', before: '', after: 'ROLE_ADMIN' }] },
      { action: 'EXPORTED', object: { kind: 'person', name: 'Administradores' } },
    ]);
  } finally {
    await server.stop();
  }
  lines.length = 0;
  await (await start()).stop();
  expect(lines).not.toContain(notYet);
});

test('D4.08 without a running server the command uses the database, and gives access to an inactive person', async () => {
  const { config } = homeOf('stopped');
  expect(await runAdminList(config)).toEqual(['Nenhuma pessoa tem o perfil de administrador.']);
  const { db } = await openDatabase(config);
  await insertUser(db, { user_name: 'bia', complete_name: 'Bia Lima', roles: 'ROLE_REPORT', active: false });
  await insertUser(db, { user_name: 'caio', complete_name: 'Caio Dias', roles: 'ROLE_ADMIN', active: false });
  await insertUser(db, { user_name: 'robo', kind: 'SERVICE' });
  await db.destroy();
  expect(await runAdmin(config, { userName: 'bia', name: 'Outra' })).toBe('A pessoa bia (Bia Lima) é administradora.');
  await expect(runAdmin(config, { userName: 'robo' })).rejects.toThrow('Este usuário é de uma conta de serviço.');
  expect(await runAdminList(config)).toEqual(['bia\tBia Lima', 'caio\tCaio Dias\t(desativada)']);
  const after = await openDatabase(config);
  const bia = await after.db.selectFrom('users').selectAll().where('user_name', '=', 'bia').executeTakeFirstOrThrow();
  expect(bia).toMatchObject({ active: true, roles: 'ROLE_REPORT,ROLE_ADMIN' });
  const events = await after.db.selectFrom('audit_events').select(['action', 'origin']).orderBy('id').execute();
  expect(events).toEqual(
    ['EXPORTED', 'ACTIVATED', 'CHANGED', 'EXPORTED'].map((action) => ({ action, origin: 'COMMAND_LINE' })),
  );
  await after.db.destroy();
});

test('D4.10 nothing is printed if people are created at their first sign-in', async () => {
  const { lines, start } = homeOf('open', { OIDC_CREATE_USERS: 'true' });
  await (await start()).stop();
  expect(lines).not.toContain(notYet);
});

test.each([
  ['admin --list', ['admin', '--list']],
  ['verify', ['verify']],
  ['export people', ['export', 'people']],
  ['import people without --apply', ['import', 'people', 'people.csv']],
  ['privacy reapply', ['privacy', 'reapply']],
  ['doctor', ['doctor']],
])('D4.08 D11.15 %s names a missing database and creates nothing', async (_name, args) => {
  const parent = await mkdtemp(join(folder, 'typo-'));
  const file = join(folder, 'people.csv');
  await writeFile(file, 'Usuário;Nome;Sobrenome\nana;Ana;Souza\n');
  const given = args.map((arg) => (arg === 'people.csv' ? file : arg));
  const { code, output } = await runCommand([...given, '--data', join(parent, 'dta')], issuer.env);
  expect(output).toContain(`Ainda não há banco em ${join(parent, 'dta', 'db')}; "tramita serve" o cria.`);
  expect(code).toBe(args[0] === 'doctor' ? 2 : 1);
  expect(await readdir(parent)).toEqual([]);
});

test('a token of the embedded provider is not issued from a missing database, and creates no demo company', async () => {
  const parent = await mkdtemp(join(folder, 'typo-'));
  const { code, output } = await runCommand(['token', '--user', 'ana', '--data', join(parent, 'dta')]);
  expect(output).toContain('Ainda não há banco em');
  expect(code).toBe(1);
  expect(await readdir(parent)).toEqual([]);
});
