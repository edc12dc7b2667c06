import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCalendar, updateCalendar } from '@tramita/client/contract';
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCommandLine } from '../config/read-config.ts';
import { insertAuditEvents } from '../db/audit/audit-events.ts';
import { openPgliteDatabase } from '../db/connection/open-database.ts';
import { openPglitePort } from '../db/connection/pglite-port.ts';
import { writeSetting } from '../db/connection/settings.ts';
import { findPersonEntry } from '../db/privacy/returned.ts';
import { insertToken } from '../db/service-accounts/service-accounts.ts';
import { insertGroup, insertUser } from '../db/testing/builders.ts';
import { describeDatabase } from '../db/testing/test-database.ts';
import { insertWebhook } from '../db/webhooks/webhooks.ts';
import { createMemoryFileStore } from '../files/memory-file-store.ts';
import { startTestIssuer, type TestIssuer } from '../identity/testing/external-issuer.ts';
import { runImportCommand } from '../imports/import-command.ts';
import { openImportBench } from '../imports/testing/import-bench.ts';
import type { FileStore } from '../ports/file-store.ts';
import { addToRemovedList } from '../privacy/removed-list.ts';
import { createSecretBox } from '../secrets/create-secret-box.ts';
import { cutGroupsSetting } from '../sign-in/create-sign-in.ts';
import type { Surroundings } from './check-surroundings.ts';
import { examine } from './examine.ts';
import { exitCodeOf, type Finding } from './finding.ts';

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

const june = new Date('2026-06-15T12:00:00Z');

function around(env: Record<string, string> = {}, given: Partial<Surroundings> = {}): Surroundings {
  const { config } = readCommandLine(['--data', '.'], env, folder);
  return {
    config,
    files: createMemoryFileStore(),
    now: () => new Date(),
    isDemo: true,
    newestSnapshot: new Date(),
    disk: async () => ({ bavail: 900, blocks: 1000, bsize: 2 ** 30 }),
    ...given,
  };
}

const find = (findings: readonly Finding[], check: string) => {
  const finding = findings.find((each) => each.check === check);
  if (!finding) throw new Error(`no finding about ${check}`);
  return finding;
};

describeDatabase('examination of an installation', (database) => {
  const look = async (env?: Record<string, string>, given?: Partial<Surroundings>) =>
    examine(database().db, around(env, given));

  test('D11.15 names each part once, and a part that is well needs no step', async () => {
    await insertUser(database().db, { user_name: 'ana', roles: 'ROLE_ADMIN' });
    const findings = await look();
    expect(findings.map(({ check }) => check)).toEqual([
      'Versão do banco',
      'Migrações',
      'Relógio',
      'Emissor',
      'Endereço público',
      'Proxy',
      'Arquivos',
      'E-mail',
      'Cópia de segurança',
      'Disco',
      'Mensagens',
      'Serviços em segundo plano',
      'Administrador',
      'Pendências',
      'Calendários',
      'Tokens',
      'Webhooks',
      'Segredos',
      'Grupos do emissor',
      'Auditoria',
      'Dados removidos',
    ]);
    for (const { state, fix, check } of findings) expect(fix === undefined, check).toBe(state === 'OK');
  });

  test('D11.15 a database without the newest migrations is examined without its records', async () => {
    const { db } = database();
    const removed = await db.transaction().execute(async (tx) => {
      await sql`delete from kysely_migration where name like '0031%'`.execute(tx);
      const findings = await examine(tx, around());
      await sql`insert into kysely_migration (name, timestamp) values ('0031-sign-in', '')`.execute(tx);
      return findings;
    });
    expect(find(removed, 'Migrações')).toMatchObject({ state: 'ATENÇÃO', message: 'Faltam migrações: 0031-sign-in.' });
    expect(removed.some(({ check }) => check === 'Auditoria')).toBe(false);
  });

  test('D11.15 an empty database is examined before the first start', async () => {
    const db = openPgliteDatabase(await openPglitePort());
    const findings = await examine(db, around());
    await db.destroy();
    expect(find(findings, 'Migrações')).toMatchObject({
      state: 'ATENÇÃO',
      fix: 'Inicie o servidor, que cria as tabelas; as demais verificações precisam delas.',
    });
    expect(findings.some(({ check }) => check === 'Auditoria')).toBe(false);
  });

  test('D11.15 a database older than version 15 is a failure', async () => {
    const olderVersion: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const [row] = result.rows;
        return row && 'number' in row && 'text' in row
          ? { ...result, rows: [{ number: '140012', text: '14.12' }] }
          : result;
      },
    };
    const findings = await examine(database().db.withPlugin(olderVersion), around());
    expect(find(findings, 'Versão do banco')).toMatchObject({
      state: 'FALHA',
      fix: 'Atualize o PostgreSQL para a versão 15 ou mais nova.',
    });
  });

  test('D11.15 tokens of service accounts that expire within 30 days are named', async () => {
    const { db } = database();
    const at = (days: number) => new Date(june.getTime() + days * 86_400_000);
    const account = async (name: string, expiresAt: Date) => {
      const user_id = await insertUser(db, { kind: 'SERVICE', complete_name: name });
      const row = { user_id, responsible_id: user_id, scopes: ['people:read' as const], created_at: june };
      await db
        .insertInto('service_accounts')
        .values({ ...row, addresses: [], client_id: null })
        .execute();
      await insertToken(db, { accountId: user_id, hash: name, createdAt: june, expiresAt });
    };
    await account('Longe', at(31));
    await account('Vencida', at(-1));
    expect(find(await look({}, { now: () => june }), 'Tokens').state).toBe('OK');
    await account('Folha', at(29));
    expect(find(await look({}, { now: () => june }), 'Tokens')).toMatchObject({
      state: 'ATENÇÃO',
      message: 'Contas de serviço com token que vence nos próximos 30 dias: Folha.',
      fix: "Crie um token novo em 'Integrações'.",
    });
  });

  test('D11.15 a disk that is almost full asks for attention, a full one is a failure', async () => {
    const stateOf = async (bavail: number, blocks: number) =>
      find(await look({}, { disk: async () => ({ bavail, blocks, bsize: 2 ** 20 }) }), 'Disco').state;
    expect(await stateOf(2048, 10_000)).toBe('OK');
    expect(await stateOf(2048, 100_000)).toBe('ATENÇÃO');
    expect(await stateOf(1000, 10_000)).toBe('ATENÇÃO');
    expect(await stateOf(255, 10_000)).toBe('FALHA');
  });

  test('D11.15 a clock that differs by two seconds is a failure', async () => {
    const now = () => new Date(Date.now() - 60_000);
    expect(find(await look({}, { now }), 'Relógio').message).toMatch(/diferem em (59|60)/);
  });

  test('D13.09 removed data that an older backup brought back are a failure with the command that removes them', async () => {
    const { db } = database();
    const files = createMemoryFileStore();
    const id = await insertUser(db, { user_name: 'ana' });
    const entry = await findPersonEntry(db, id);
    await db.transaction().execute((tx) => addToRemovedList(tx, files, entry ? [entry] : []));
    expect(find(await look({}, { files }), 'Dados removidos')).toMatchObject({
      state: 'FALHA',
      message: `Dados que foram removidos estão de volta no banco: pessoas ${id}.`,
      fix: 'Use "tramita privacy reapply", que os remove novamente.',
    });
    await db.updateTable('users').set({ anonymised_at: new Date() }).execute();
    expect(find(await look({}, { files }), 'Dados removidos').state).toBe('OK');
  });

  test('D11.15 without an active administrator the command to name one is shown', async () => {
    await insertUser(database().db, { user_name: 'ana', roles: 'ROLE_ADMIN', active: false });
    expect(find(await look(), 'Administrador')).toMatchObject({
      state: 'FALHA',
      fix: 'Use "tramita admin <usuário>".',
    });
  });

  test('D11.15 pending work is counted by kind', async () => {
    const { db } = database();
    expect(find(await look(), 'Pendências').state).toBe('OK');
    const superior = await insertUser(db, { active: false });
    await insertUser(db, { superior_id: superior });
    await insertGroup(db, [superior]);
    const { message, state } = find(await look(), 'Pendências');
    expect(state).toBe('ATENÇÃO');
    expect(message).toBe('Há pendências: superiores inativos (1), grupos sem membros ativos ou sem origem (1).');
  });

  test('D11.15 failed messages of the last week and dead jobs are counted', async () => {
    const { db } = database();
    const message = { channel: 'EMAIL', subject: 'a', body: 'b', path: '/', state: 'FAILED' } as const;
    const old = new Date(Date.now() - 8 * 86_400_000);
    await db
      .insertInto('outbox_messages')
      .values([message, { ...message, created_at: old }])
      .execute();
    await db
      .insertInto('jobs')
      .values({ kind: 'export', payload: '{}', run_at: new Date(), max_attempts: 1, state: 'DEAD' })
      .execute();
    const findings = await look();
    expect(find(findings, 'Mensagens').message).toBe('1 mensagem com falha nos últimos sete dias.');
    expect(find(findings, 'Serviços em segundo plano').message).toContain('export (1)');
  });

  test('D8.05 D11.15 from 1 November on, calendars in use without municipal or own day in the next year are named', async () => {
    const bench = await openImportBench(database().db);
    const on = async (day: string) => find(await look({}, { now: () => new Date(`${day}T12:00:00Z`) }), 'Calendários');
    const week = [[], [{ start: '08:00', end: '12:00' }], [], [], [], [], []];
    const settings = { timeZone: 'America/Sao_Paulo', week };
    const create = (name: string, more: object) =>
      bench.admin.call(createCalendar, { body: { name, settings: { ...settings, ...more } } });
    const campinas = await create('Campinas', { city: 3509502 });
    await create('Sem uso', { city: 3304557 });
    const own = await create('Fábrica', { ownDays: [{ date: '2026-12-28', name: 'Ponte', intervals: [] }] });
    const use = (calendar_id: number) => ({ name: `Filial ${calendar_id}`, calendar_id });
    await database().db.insertInto('branches').values([campinas.id, own.id].map(use)).execute();
    const text = (names: string) => `Calendários em uso sem feriado municipal nem dia próprio em 2027: ${names}.`;
    expect((await on('2026-10-31')).state).toBe('OK');
    expect(await on('2026-11-01')).toMatchObject({
      state: 'ATENÇÃO',
      message: text('Campinas, Comercial, Fábrica'),
      fix: expect.stringContaining('tramita import holidays'),
    });

    // a holiday of one year does not count for another one
    const command = { kind: 'holidays', complete: false, apply: true, allOrNothing: false } as const;
    const send = async (fileName: string, ...lines: string[]) => {
      const bytes = new TextEncoder().encode(['Município (IBGE);Data;Nome', ...lines].join('\n'));
      expect(await runImportCommand(bench.api.services, bytes, { ...command, fileName })).toMatchObject({
        succeeded: true,
      });
    };
    await send('2026.csv', '3509502;02/01/2026;Ponte');
    expect(await on('2026-12-31')).toMatchObject({ message: text('Campinas, Comercial, Fábrica') });
    await send('todos.csv', '3509502;08/12;Conceição');
    expect(await on('2026-12-31')).toMatchObject({ message: text('Comercial, Fábrica') });
    const ownDays = [{ date: '2027-12-27', name: 'Ponte', intervals: [] }];
    const params = { id: own.id };
    await bench.admin.call(updateCalendar, { params, body: { name: 'Fábrica', settings: { ...settings, ownDays } } });
    expect(await on('2026-12-31')).toMatchObject({ message: text('Comercial') });
    expect((await on('2027-01-01')).state).toBe('OK');
  });

  test('D4.07 groups that a token left out in the last week are reported', async () => {
    const { db } = database();
    const at = (days: number) => ({ now: () => new Date(june.getTime() + days * 86_400_000) });
    expect(find(await look({}, at(0)), 'Grupos do emissor').state).toBe('OK');
    await writeSetting(db, cutGroupsSetting, june.toISOString());
    expect(find(await look({}, at(1)), 'Grupos do emissor')).toMatchObject({
      state: 'ATENÇÃO',
      message: expect.stringContaining('Um token de 15/06/2026, 09:00 deixou de fora os grupos da pessoa'),
    });
    expect(find(await look({}, at(8)), 'Grupos do emissor').state).toBe('OK');
  });

  test('D11.15 disabled webhooks are named', async () => {
    const { db } = database();
    const responsible_id = await insertUser(db, { user_name: 'ana' });
    const webhook = { url: 'https://x.example', events: '{person.created}' };
    await sql`
      insert into webhooks (name, url, events, processes, responsible_id, secret, created_at, disabled_at)
      values ('Ligado', ${webhook.url}, ${webhook.events}, '{}', ${responsible_id}, 's', ${june}, null),
        ('Folha', ${webhook.url}, ${webhook.events}, '{}', ${responsible_id}, 's', ${june}, ${june})`.execute(db);
    expect(find(await look(), 'Webhooks')).toMatchObject({ state: 'ATENÇÃO', message: 'Webhooks desativados: Folha.' });
  });

  test('D11.15 D10.08 webhooks whose secret was encrypted with an absent key are named', async () => {
    const { db } = database();
    const responsible = await insertUser(db, { user_name: 'ana' });
    const values = { name: 'Folha', url: 'https://x.example', events: [], processes: [], responsible };
    const key = new Uint8Array(32).fill(7);
    const secret = await (await createSecretBox([key])).seal('whsec_AAAA');
    await insertWebhook(db, values, { secret, at: june });
    const open = await look();
    expect(find(open, 'Segredos')).toMatchObject({
      state: 'FALHA',
      message: expect.stringMatching(
        /^Segredos .*: Folha \(.* a chave [\da-f]{8}, e SECRETS_KEY não foi definida\.\)$/,
      ),
    });
    const env = { SECRETS_KEY: Buffer.from(key).toString('base64') };
    expect(find(await look(env), 'Segredos').state).toBe('OK');
    expect(JSON.stringify(open)).not.toContain('whsec_');
  });

  test('D11.15 D12.03 a changed row of the audit trail is named, and rows that wait for their seal are counted', async () => {
    const { db } = database();
    await insertAuditEvents(db, [
      {
        created_at: june,
        actor_id: 1,
        actor_name: 'Rita',
        origin: 'SCREEN',
        action: 'CREATED',
        object_kind: 'group',
        object_id: '7',
        object_name: 'A',
        changes: [],
      },
    ]);
    expect(find(await look(), 'Auditoria')).toMatchObject({ state: 'ATENÇÃO' });
    await sql`select seal_audit_events()`.execute(db);
    expect(find(await look(), 'Auditoria').state).toBe('OK');
    await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update audit_events set actor_name = 'Outra'`.execute(tx);
    });
    expect(find(await look(), 'Auditoria').message).toMatch(
      /^A linha \d+ da auditoria foi alterada fora do produto\.$/,
    );
  });

  test('D11.15 the issuer must publish keys, and an identity token is no access token', async () => {
    expect(find(await look({}, { isDemo: false }), 'Emissor').state).toBe('FALHA');
    expect(find(await look(issuer.env), 'Emissor').message).toBe(
      'O emissor publica 1 chave; os tokens devem ter a audiência tramita.',
    );
    expect(find(await look({ ...issuer.env, OIDC_AUDIENCE: 'portal' }), 'Emissor').state).toBe('ATENÇÃO');
    const unreachable = await look({ ...issuer.env, OIDC_JWKS_URL: `${issuer.url}/absent`, OIDC_ISSUER: issuer.url });
    expect(find(unreachable, 'Emissor')).toMatchObject({ state: 'FALHA', fix: expect.stringContaining('OIDC_ISSUER') });
  });

  test('D11.15 address, proxy, mail and snapshot of a production server are checked', async () => {
    const open = await look({ ...issuer.env, PUBLIC_URL: 'http://tramita.example.com', TRUST_PROXY: 'true' });
    expect(find(open, 'Endereço público').state).toBe('FALHA');
    expect(find(open, 'Proxy').state).toBe('ATENÇÃO');
    const secure = { ...issuer.env, PUBLIC_URL: 'https://tramita.example.com' };
    expect(find(await look(secure), 'Proxy').message).toContain('TRUST_PROXY é false');
    const production = await look({ ...secure, TRUST_PROXY: 'true' }, { newestSnapshot: undefined });
    for (const check of ['Endereço público', 'Proxy', 'Cópia de segurança'])
      expect(find(production, check).state).toBe('OK');
    const mail = await look({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'tramita@example.com' });
    expect(find(mail, 'E-mail')).toMatchObject({ state: 'FALHA', fix: 'Confira SMTP_URL e SMTP_TLS.' });
    const aged = { newestSnapshot: new Date(Date.now() - 30 * 3_600_000) };
    expect(find(await look({}, aged), 'Cópia de segurança').message).toBe('A cópia de segurança mais nova tem 30 h.');
    expect(find(await look({}, { newestSnapshot: null }), 'Cópia de segurança').state).toBe('ATENÇÃO');
  });

  test('D11.15 a file store that loses, changes or keeps files is a failure', async () => {
    const memory = createMemoryFileStore();
    const failing: readonly [Partial<FileStore>, string][] = [
      [{ put: () => Promise.reject(new Error('EACCES: permission denied')) }, 'EACCES: permission denied'],
      [{ get: async () => null }, 'O arquivo de teste não voltou como foi gravado.'],
      [{ delete: async () => {} }, 'O arquivo de teste não pôde ser apagado.'],
    ];
    for (const [broken, message] of failing) {
      const files = { put: memory.put, get: memory.get, delete: memory.delete, ...broken };
      expect(find(await look({}, { files }), 'Arquivos')).toMatchObject({ state: 'FALHA', message });
    }
  });
});

test('D11.15 the exit code is that of the worst finding', () => {
  const finding = (state: Finding['state']): Finding => ({ check: 'a', state, message: 'b' });
  expect(exitCodeOf([finding('OK')])).toBe(0);
  expect(exitCodeOf([finding('OK'), finding('ATENÇÃO')])).toBe(1);
  expect(exitCodeOf([finding('FALHA'), finding('OK'), finding('ATENÇÃO')])).toBe(2);
});
