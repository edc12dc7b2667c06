import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommandLine } from '../../config/read-config.ts';
import { insertUser } from '../../db/testing/builders.ts';
import { fillEmbeddedFolder } from '../../db/testing/embedded-folder.ts';
import { createMemoryLogger } from '../../http/testing/http-bench.ts';
import { startTestIssuer, type TestIssuer } from '../../identity/testing/external-issuer.ts';
import { startMailServer } from '../../mail/testing/mail-server.ts';
import { embeddedFolder, openDatabase } from '../open-database.ts';
import { serve } from '../serve.ts';
import { runCommand } from '../testing/run-command.ts';

let folder: string;
let issuer: TestIssuer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  issuer = await startTestIssuer();
});
afterAll(async () => {
  issuer.close();
  await rm(folder, { recursive: true, force: true });
});

test('D11.15 doctor examines the database of a stopped server and ends with the worst state', async () => {
  const dataDir = join(folder, 'stopped');
  fillEmbeddedFolder(embeddedFolder(dataDir));
  const { code, output } = await runCommand(['doctor', '--data', dataDir], issuer.env);
  expect(code).toBe(2);
  expect(output).toMatch(/^OK {7}Migrações: Todas as \d+ migrações foram aplicadas\.$/m);
  expect(output).toContain(
    'FALHA    Administrador: Nenhuma pessoa ativa é administradora.\n         Use "tramita admin <usuário>".\n',
  );

  await runCommand(['admin', 'ana', '--data', dataDir], issuer.env);
  const json = await runCommand(['doctor', '--json', '--data', dataDir], issuer.env);
  // no mail server and no snapshot yet
  expect(json.code).toBe(1);
  expect(JSON.parse(json.output)).toContainEqual({
    check: 'Administrador',
    state: 'OK',
    message: 'Administradores ativos: 1.',
  });
});

test('D11.15 doctor ends with 0 if all is well, and prints no secret as lines or as JSON', async () => {
  const dataDir = join(folder, 'well');
  const { config } = readCommandLine(['--data', dataDir], issuer.env, folder);
  fillEmbeddedFolder(embeddedFolder(dataDir));
  const { db } = await openDatabase(config);
  await insertUser(db, { user_name: 'ana', roles: 'ROLE_ADMIN' });
  const year = new Date().getUTCFullYear() + 1;
  const day = { date: `${year}-06-12`, name: 'Aniversário da empresa' };
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`update calendar_versions set calendar = jsonb_set(calendar, '{ownDays}', ${JSON.stringify([day])}::jsonb)`.execute(
      tx,
    );
  });
  await db.destroy();
  await mkdir(join(dataDir, 'snapshots'), { recursive: true });
  await writeFile(join(dataDir, 'snapshots', 'tramita-2026-11-26.tar.gz'), '');
  const mail = await startMailServer({ onAuth: (_auth, _session, done) => done(null, { user: 'x' }) });
  const secrets = { mail: 'segredo-do-correio', chat: 'segredo-do-chat' };
  const env = {
    ...issuer.env,
    PUBLIC_URL: 'https://tramita.example.com',
    TRUST_PROXY: 'true',
    SMTP_URL: `smtp://tramita:${secrets.mail}@127.0.0.1:${mail.port}`,
    SMTP_TLS: 'off',
    MAIL_FROM: 'tramita@example.com',
    MESSAGING_WEBHOOK_URL: `https://chat.example.com/${secrets.chat}`,
  };
  try {
    const lines = await runCommand(['doctor', '--data', dataDir], env);
    expect(lines.output).not.toMatch(/ATENÇÃO|FALHA/);
    expect(lines.code).toBe(0);
    const json = await runCommand(['doctor', '--json', '--data', dataDir], env);
    expect(json.code).toBe(0);
    expect(JSON.parse(json.output)).toHaveLength(21);
    for (const { output } of [lines, json]) {
      for (const secret of Object.values(secrets)) expect(output).not.toContain(secret);
    }
  } finally {
    await mail.close();
  }
});

test('D11.15 doctor lets a running server examine itself', async () => {
  const dataDir = join(folder, 'running');
  fillEmbeddedFolder(embeddedFolder(dataDir));
  const { config } = readCommandLine(['--port', '0', '--data', dataDir], issuer.env, folder);
  const server = await serve({
    config,
    log: createMemoryLogger(),
    print: () => {},
    version: '1.0.0',
    defaultPortalDir: join(folder, 'no-portal'),
    checkAnswers: true,
  });
  try {
    const { code, output } = await runCommand(['doctor', '--data', dataDir], issuer.env);
    expect(code).toBe(2);
    expect(output).toContain('OK       Emissor: O emissor publica 1 chave;');
  } finally {
    await server.stop(0);
  }
});

test('D11.15 doctor says why a database cannot be opened, checks the rest, and shows no password', async () => {
  const env = { ...issuer.env, DATABASE_URL: 'postgres://tramita:segredo@127.0.0.1:1/tramita' };
  const { code, output } = await runCommand(['doctor', '--data', folder], env);
  expect(code).toBe(2);
  expect(output).toMatch(/^FALHA {4}Banco: Não foi possível conectar ao banco de DATABASE_URL: .*ECONNREFUSED/m);
  expect(output).toContain('OK       Arquivos: Gravar, ler e apagar funcionam na pasta de dados.');
  expect(output).not.toContain('segredo');
  const empty = await mkdtemp(join(folder, 'empty-'));
  const tried = await runCommand(['doctor', '--data', empty], env);
  expect(tried.output).toContain('OK       Arquivos: Gravar, ler e apagar funcionam na pasta de dados.');
  expect(await readdir(empty)).toEqual([]);
  // nothing creates this folder if files are in S3, and its disk is examined all the same
  const s3 = { S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
  const remote = await runCommand(['doctor', '--data', join(folder, 'remote', 'data')], { ...env, ...s3 });
  expect(remote.output).toMatch(/^OK {7}Disco: /m);
  const none = await runCommand(['doctor', '--data', join(folder, 'none')], issuer.env);
  expect(none).toMatchObject({ code: 2, output: expect.stringContaining('Ainda não há banco em') });
  expect(none.output).toContain(
    `ATENÇÃO  Arquivos: A pasta ${join(folder, 'none')} ainda não existe; o servidor a cria.`,
  );
});
