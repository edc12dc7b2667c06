import { expect, test } from 'vitest';
import { helpText } from './help.ts';
import { readCommandLine } from './read-config.ts';
import { settings } from './settings.ts';

const read = (args: string[], env: Record<string, string> = {}) => readCommandLine(args, env, '/srv/app');

test('without anything it serves on port 4000 from .tramita', () => {
  const { command, config } = read([]);
  expect(command).toBe('serve');
  expect(config).toMatchObject({ port: 4000, host: '127.0.0.1', dataDir: '/srv/app/.tramita', demo: 'auto', s3: null });
  expect(config.externalIssuer).toBeNull();
});

test('a flag counts more than the environment, an empty variable is not set', () => {
  expect(read(['--port=5001'], { PORT: '5002' }).config.port).toBe(5001);
  expect(read([], { PORT: '5002', DATA_DIR: '/var/lib/tramita' }).config).toMatchObject({
    port: 5002,
    dataDir: '/var/lib/tramita',
  });
  expect(read([], { PORT: '  ', S3_BUCKET: '' }).config.port).toBe(4000);
});

test('lists are split and checked', () => {
  const { config } = read([], { CORS_ORIGINS: 'https://a.example, http://localhost:*', OUTBOUND_ALLOW: 'erp.local,' });
  expect(config.corsOrigins).toEqual(['https://a.example', 'http://localhost:*']);
  expect(config.outboundAllow).toEqual(['erp.local']);
});

test.each([
  [['--port', 'abc'], {}, 'PORT (--port) deve ser uma porta de 0 a 65535; recebido: "abc".'],
  [[], { PORT: '70000' }, 'PORT (--port) deve ser uma porta de 0 a 65535; recebido: "70000".'],
  [[], { LOG_LEVEL: 'loud' }, 'LOG_LEVEL (--log-level) deve ser debug, info, warn, error ou silent; recebido: "loud".'],
  [[], { DATABASE_URL: 'mysql://root:secret@db' }, 'DATABASE_URL (--database-url) deve ser um endereço postgres://.'],
  [
    [],
    { PUBLIC_URL: 'https://a.example/portal' },
    'PUBLIC_URL (--public-url) deve ser uma origem http ou https, sem caminho; recebido: "https://a.example/portal".',
  ],
  [
    [],
    { CORS_ORIGINS: 'a.example' },
    'CORS_ORIGINS (--cors-origins) deve ser uma lista de origens separadas por vírgula, como https://intranet.exemplo.com; recebido: "a.example".',
  ],
  [[], { OIDC_ISSUER: 'https://id.example' }, 'Com OIDC_ISSUER informe também OIDC_CLIENT_ID e OIDC_AUDIENCE.'],
  [
    [],
    { S3_BUCKET: 'anexos' },
    'Para usar S3 informe S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY; falta pelo menos um.',
  ],
  [['--prot', '1'], {}, 'A opção --prot não existe. Veja as opções com --help.'],
  [['--port'], {}, 'A opção --port precisa de um valor. Veja as opções com --help.'],
  [['start'], {}, 'O comando "start" não existe. Veja os comandos com --help.'],
] as const)('a bad setting gets one sentence: %j %j', (args, env, message) => {
  expect(() => read([...args], env)).toThrow(message);
});

test('the help names every flag and variable', () => {
  const help = helpText();
  for (const { flag, env } of Object.values(settings)) {
    expect(help).toContain(`--${flag} <`);
    expect(help).toContain(`Ambiente: ${env}`);
  }
});

test('commands and their words are told apart', () => {
  expect(read(['token', '--user', 'ana.souza'])).toMatchObject({ command: 'token', user: 'ana.souza' });
  expect(read(['restore', 'copia.tar.gz'])).toMatchObject({ command: 'restore', rest: ['copia.tar.gz'] });
  expect(read(['-h']).command).toBe('help');
  expect(read(['--version']).command).toBe('version');
});
