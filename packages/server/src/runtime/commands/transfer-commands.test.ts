import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ImportKind } from '@tramita/client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillEmbeddedFolder } from '../../db/testing/embedded-folder.ts';
import { copyTemplate, testDatabaseUrl } from '../../db/testing/postgres-template.ts';
import { templateFile } from '../../imports/template.ts';
import { embeddedFolder } from '../open-database.ts';
import { runCommand } from '../testing/run-command.ts';
import { commandLine, startServerProcess } from '../testing/server-process.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'transfer-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const issuer = { OIDC_ISSUER: 'http://127.0.0.1:9/', OIDC_CLIENT_ID: 'tramita', OIDC_AUDIENCE: 'tramita' };

/** Returns a folder with an empty database, and a function that runs commands on it. */
async function emptyFolder() {
  const dataDir = await mkdtemp(join(root, 'data-'));
  fillEmbeddedFolder(embeddedFolder(dataDir));
  const env = { DATA_DIR: dataDir, ...issuer };
  return { env, run: (...args: string[]) => runCommand(args, env) };
}

const lines = [
  'Usuário;Nome;Sobrenome;E-mail;CPF;Cargo;Filial;Setor;Usuário do superior;Situação;Perfis;Grupos;Ativo',
  'ana;Ana;Souza;ana@x.example;470.670.791-95;Caixa;001;Lojas;bia;Férias;Relatórios|Suporte;TI|RH;Sim',
  'bia;Bia;Reis;;;Gerente;Matriz;;;Ativo;Administrador;;Sim',
  'caio;Caio;Lima;;;;;;bia;;;TI;Não',
  'torto;;Lima;;;;;;;;;;',
];

test('D2.14 exported people imported into an empty database are the same people', async () => {
  const file = join(root, 'pessoas.csv');
  await writeFile(file, lines.join('\n'));
  const first = await emptyFolder();
  const shown = await first.run('import', 'people', file);
  expect(shown.code, shown.output).toBe(0);
  expect(shown.output).toContain('linha 2, Ana Souza (ana): Usuário: - → ana; Nome: - → Ana;');
  expect(shown.output).toContain('  Linha 5, coluna Nome: preencha o nome\n');
  expect(shown.output).toContain(
    'Novas: 3; alteradas: 0; sem mudança: 0; reativadas: 0; desativadas: 0; recusadas: 1.\nNada foi gravado. Para gravar, repita com --apply.\n',
  );
  const refused = await first.run('import', 'people', file, '--apply', '--all-or-nothing');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('O arquivo tem linhas recusadas, e a opção era só aplicar se não houvesse erros.');
  const report = join(root, 'erros.csv');
  const applied = await first.run('import', 'people', file, '--apply', '--errors', report);
  expect(applied.code, applied.output).toBe(0);
  expect(applied.output).toContain('Novas: 3;');
  expect(applied.output).toContain('As linhas válidas foram gravadas.');
  expect(await readFile(report, 'utf8')).toContain('torto;;Lima;;;;;;;;;;;Linha 5, coluna Nome: preencha o nome\r\n');

  const exported = await first.run('export', 'people');
  expect(exported.output.split('\r\n')).toEqual([
    '\uFEFFMatrícula;Usuário;Nome;Sobrenome;Nome completo;E-mail;CPF;Cargo;Filial;Setor;Usuário do superior;Situação;Perfis;Grupos;Ativo;Ausente de;Ausente até;Usuário do substituto',
    ';ana;Ana;Souza;Ana Souza;ana@x.example;470.670.791-95;Caixa;001;Lojas;bia;Férias;Relatórios|Suporte;RH|TI;Sim;;;',
    ';bia;Bia;Reis;Bia Reis;;;Gerente;Matriz;;;Ativo;Administrador;;Sim;;;',
    ';caio;Caio;Lima;Caio Lima;;;;;;bia;;;TI;Não;;;',
    '',
  ]);
  const copy = join(root, 'copia.csv');
  await writeFile(copy, exported.output);
  const second = await emptyFolder();
  const imported = await second.run('import', 'people', copy, '--apply');
  expect(imported.code, imported.output).toBe(0);
  expect((await second.run('export', 'people')).output).toBe(exported.output);
});

test('D2.02 on an embedded database the commands go through a running server', async () => {
  const { env, run } = await emptyFolder();
  const file = join(root, 'cargos.csv');
  await writeFile(file, 'Nome\nCaixa\n');
  const server = await startServerProcess({ ...env, HOST: '127.0.0.1' });
  try {
    const applied = await run('import', 'job-titles', file, '--apply');
    expect(applied.code, applied.output).toBe(0);
    const again = await run('import', 'job-titles', file);
    expect(again.output).toContain('Novas: 0; alteradas: 0; sem mudança: 1;');
    const unreadable = join(root, 'nul.csv');
    await writeFile(unreadable, 'Nome\0');
    const refused = await run('import', 'job-titles', unreadable);
    expect(refused).toEqual({ code: 1, output: 'O arquivo não pôde ser lido como CSV nem como planilha.\n' });
    expect((await run('export', 'people')).output).toMatch(/^\uFEFFMatrícula;/);
  } finally {
    await server.stop();
  }
});

test.runIf(testDatabaseUrl !== '')('D2.02 with DATABASE_URL the commands connect directly', async () => {
  const copy = await copyTemplate();
  try {
    const file = join(root, 'direto.csv');
    await writeFile(file, 'Nome\nCaixa\n');
    const env = { DATA_DIR: join(root, 'direto'), DATABASE_URL: copy.url, ...issuer };
    const applied = await runCommand(['import', 'job-titles', file, '--apply'], env);
    expect(applied.code, applied.output).toBe(0);
    expect((await runCommand(['import', 'job-titles', file], env)).output).toContain('sem mudança: 1;');
  } finally {
    await copy.drop();
  }
});

test('D2.03 the command writes the templates that the call returns', async () => {
  const written = (kind: ImportKind, ...more: string[]) =>
    promisify(execFile)(process.execPath, commandLine(['import', kind, '--template', ...more]), { encoding: 'buffer' });
  for (const [kind, format] of [
    ['people', 'xlsx'],
    ['branches', 'csv'],
  ] as const) {
    const { stdout } = await written(kind, ...(format === 'csv' ? [] : ['--format', format]));
    // `import-files.test.ts` compares the same file with the response of the call
    const { bytes } = await templateFile(kind, format);
    expect(stdout.equals(bytes as Uint8Array), kind).toBe(true);
  }
});

test('invalid arguments need no database', async () => {
  const run = (...args: string[]) => runCommand(args, { DATA_DIR: join(root, 'absent') });
  expect((await run('import', 'planetas', 'x.csv')).output).toContain('Informe o tipo: tramita import <people|');
  expect((await run('import', 'people', '--confirm-deactivations', 'x')).output).toContain('deve ser um número.');
  expect(await run('export', 'branches')).toEqual({
    code: 1,
    output: 'Só as pessoas podem ser exportadas: tramita export people.\n',
  });
});
