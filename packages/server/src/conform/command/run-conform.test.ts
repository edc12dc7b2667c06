import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoTokens, startReferenceServer } from '../testing/reference-server.ts';
import { runConform } from './run-conform.ts';

let folder: string;
let server: Server;
let api: string;
let close: () => Promise<void>;

beforeAll(async () => {
  const reference = await startReferenceServer();
  close = reference.close;
  folder = await mkdtemp(join(tmpdir(), 'conform-'));
  server = createServer(getRequestListener(reference.send));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await close();
  await rm(folder, { recursive: true, force: true });
});

async function run(args: readonly string[], onProgress: (stop: () => void) => void = () => {}) {
  const printed: string[] = [];
  const complaints: string[] = [];
  let stop = () => {};
  const code = await runConform(args, {
    print: (text) => {
      printed.push(text);
      onProgress(stop);
    },
    complain: (line) => void complaints.push(line),
    onInterrupt: (listener) => {
      stop = listener;
    },
  });
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

/** Options of a run of two quick operations. */
const quick = () => ['--api', `${api}/`, '--only', 'session.whoami,people.listBranches'];
const tokens = ['--token', demoTokens.requester, '--token', `attendant=${demoTokens.attendant}`];

test('E9.01 E9.05 checks a server by its address and prints a table', async () => {
  const { code, printed } = await run([...quick(), ...tokens]);
  expect(printed).toMatch(/^funciona +session\.whoami {2}GET \/v1\/whoami$/m);
  expect(printed).toContain('Pessoas: requester rafael.nunes, attendant priscila.reis.');
  expect(printed).toContain('O servidor atende o contrato obrigatório.');
  expect(code).toBe(0);
});

test('E9.05 writes JUnit XML and JSON to a file, and progress to the other output', async () => {
  const output = join(folder, 'report');
  const junit = await run([...quick(), ...tokens, '--format', 'junit', '--output', output]);
  expect(await readFile(output, 'utf8')).toContain('<testsuite name="session.whoami"');
  expect(junit).toMatchObject({
    code: 0,
    printed: '',
    complaints: 'funciona: session.whoami\nfunciona: people.listBranches',
  });
  await run([...quick(), ...tokens, '--format', 'json', '--output', output]);
  expect(JSON.parse(await readFile(output, 'utf8'))).toMatchObject({
    passed: true,
    api,
    users: { requester: 'rafael.nunes' },
  });
});

test('E9.03 reads tokens from a file, which no list of processes shows, and never prints one', async () => {
  const file = join(folder, 'tokens.json');
  await writeFile(file, JSON.stringify(demoTokens));
  const { code, printed } = await run([...quick(), '--tokens', file, '--format', 'json']);
  expect(code).toBe(0);
  expect(JSON.parse(printed).users).toMatchObject({ administrator: 'patricia.lemos', restricted: 'otavio.rezende' });
  for (const token of Object.values(demoTokens)) expect(printed).not.toContain(token);
});

test('E9.05 returns 1 if a required operation could not be checked', async () => {
  const { code, printed } = await run(['--api', api, '--only', 'groups.get', ...tokens]);
  expect(printed).toContain('Informe --token administrator=...');
  expect(code).toBe(1);
});

test('E9.02 Ctrl-C ends the checks and returns 130', async () => {
  const { code, printed, complaints } = await run([...quick(), ...tokens], (stop) => stop());
  expect(complaints).toContain('o que foi criado será removido');
  expect(printed).toContain('Incompleta: a verificação foi interrompida.');
  expect(code).toBe(130);
});

test('--help explains every option and role', async () => {
  const { code, printed } = await run(['--help']);
  expect(code).toBe(0);
  for (const flag of ['--api', '--token', '--tokens', '--origin', '--only', '--format', '--output', '--prefix']) {
    expect(printed).toContain(`  ${flag} `);
  }
  for (const role of Object.keys(demoTokens)) expect(printed).toContain(`  ${role}`);
});

test.each([
  [[], 'Informe o endereço da API'],
  [['--api', 'ftp://a.example'], '--api deve ser um endereço http ou https'],
  [['--api', 'https://user@a.example'], '--api deve ser um endereço http ou https'],
  [['--api', 'https://a.example', '--token', 'chefe=x'], 'Não há o papel "chefe"'],
  [['--api', 'https://a.example', '--tokens', '/does/not/exist'], 'não pode ser lido como JSON'],
  [['--api', 'https://a.example', '--format', 'pdf'], '--format deve ser um destes: table, junit, json.'],
  [['--api', 'https://a.example', '--timeout', '0'], '--timeout deve ser um número de 1 a 600.'],
  [['--api', 'https://a.example', '--prefix', 'é'], '--prefix deve ter'],
  [
    ['--api', 'https://a.example', '--colour'],
    'A opção --colour não existe. Veja as opções com tramita conform --help.',
  ],
  [['--api'], 'A opção --api precisa de um valor. Veja as opções com tramita conform --help.'],
  [['https://a.example'], 'O argumento https://a.example está sobrando.'],
  [
    ['--api', 'http://127.0.0.1:1', '--token', 'x'],
    'O token de requester não foi aceito: esperado uma resposta; veio nenhuma',
  ],
])('returns 2 and a sentence for %o', async (args, sentence) => {
  const { code, complaints } = await run(args);
  expect(complaints).toContain(sentence);
  expect(code).toBe(2);
});
