import { expect, test } from 'vitest';
import { helpText } from './help.ts';
import { readCommandLine } from './read-config.ts';
import { settings } from './settings.ts';

const read = (args: string[], env: Record<string, string> = {}) => readCommandLine(args, env, '/srv/app');

test('without settings it serves on port 4000 from .tramita', () => {
  const { command, config } = read([]);
  expect(command).toBe('serve');
  expect(config).toMatchObject({ port: 4000, host: '127.0.0.1', dataDir: '/srv/app/.tramita', demo: 'auto', s3: null });
  expect(config.externalIssuer).toBeNull();
});

test('a flag overrides the environment, and an empty variable counts as not set', () => {
  expect(read(['--port=5001'], { PORT: '5002' }).config.port).toBe(5001);
  expect(read([], { PORT: '5002', DATA_DIR: '/var/lib/tramita' }).config).toMatchObject({
    port: 5002,
    dataDir: '/var/lib/tramita',
  });
  expect(read([], { PORT: '  ', S3_BUCKET: '' }).config.port).toBe(4000);
});

test('splits and validates lists', () => {
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
  [
    [],
    { SMTP_URL: 'http://user:secret@mail.example' },
    'SMTP_URL (--smtp-url) deve ser um endereço smtp:// ou smtps:// com o nome da máquina.',
  ],
  [[], { SMTP_URL: 'smtp://mail.example' }, 'Com SMTP_URL informe também MAIL_FROM, o remetente dos e-mails.'],
  [[], { MAIL_FROM: 'a@b.example' }, 'Com MAIL_FROM informe também SMTP_URL.'],
  [
    [],
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Tramita' },
    'MAIL_FROM deve ser um e-mail, como tramita@exemplo.com ou Tramita <tramita@exemplo.com>; recebido: "Tramita".',
  ],
  [
    [],
    { MESSAGING_WEBHOOK_URL: 'hooks.example/secret' },
    'MESSAGING_WEBHOOK_URL (--messaging-webhook-url) deve ser um endereço http ou https.',
  ],
  [[], { AUDIT_MONTHS: '11' }, 'AUDIT_MONTHS (--audit-months) deve ser um número de 12 a 1200; recebido: "11".'],
  [
    [],
    { OTEL_TRACES_SAMPLER_ARG: '10' },
    'OTEL_TRACES_SAMPLER_ARG (--otel-traces-sampler-arg) deve ser um número de 0 a 1, como 0.1; recebido: "10".',
  ],
  [
    [],
    { SECRETS_KEY: 'c2VncmVkbw==' },
    'SECRETS_KEY (--secrets-key) deve ser uma lista de chaves de 32 bytes em base64, separadas por vírgula.',
  ],
  [['--prot', '1'], {}, 'A opção --prot não existe. Veja as opções com --help.'],
  [['--port'], {}, 'A opção --port precisa de um valor. Veja as opções com --help.'],
  [['doctor', '--json=1'], {}, 'A opção --json não aceita um valor. Veja as opções com --help.'],
  [['start'], {}, 'O comando "start" não existe. Veja os comandos com --help.'],
  [['admin', 'helena', 'barros'], {}, 'O argumento "barros" está sobrando em tramita admin. Veja o uso com --help.'],
  [['import', 'people', 'a.csv', 'b.csv'], {}, 'O argumento "b.csv" está sobrando em tramita import.'],
  [['serve', '4000'], {}, 'O argumento "4000" está sobrando em tramita serve.'],
] as const)('a bad setting gets one sentence: %j %j', (args, env, message) => {
  expect(() => read([...args], env)).toThrow(message);
});

test('reads the keys of secrets from a list in base64', () => {
  const [first, second] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
  const keysOf = (value: string) => read([], { SECRETS_KEY: value }).config.secretsKeys;
  expect(keysOf('')).toEqual([]);
  expect(keysOf(`${base64(first)}, ${base64(second)}`)).toEqual([first, second]);
  expect(() => keysOf(`${base64(first)}, x`)).toThrow('SECRETS_KEY');
});

test('reads the mail server from its URL; TLS is required unless it runs on the same machine', () => {
  const smtp = (url: string, env: Record<string, string> = {}) =>
    read([], { SMTP_URL: url, MAIL_FROM: 'Tramita <tramita@exemplo.com>', ...env }).config.smtp;
  expect(smtp('smtp://ana%40exemplo.com:s%3Agredo@mail.exemplo.com')).toEqual({
    host: 'mail.exemplo.com',
    port: 587,
    implicitTls: false,
    requireTls: true,
    user: 'ana@exemplo.com',
    password: 's:gredo',
    from: { name: 'Tramita', address: 'tramita@exemplo.com' },
  });
  expect(smtp('smtps://mail.exemplo.com')).toMatchObject({ port: 465, implicitTls: true, user: null, password: null });
  expect(smtp('smtp://mail.exemplo.com:2525', { SMTP_TLS: 'off' })).toMatchObject({ port: 2525, requireTls: false });
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect(smtp(`smtp://${host}`), host).toMatchObject({ requireTls: false });
  }
  expect(smtp('smtp://[::1]', { MAIL_FROM: 'a@exemplo.com' })).toMatchObject({
    host: '::1',
    from: { name: '', address: 'a@exemplo.com' },
  });
  expect(read([]).config.smtp).toBeNull();
});

test('the help lists every flag and variable', () => {
  const help = helpText();
  for (const { flag, env } of Object.values(settings)) {
    expect(help).toContain(`--${flag} <`);
    expect(help).toContain(`Ambiente: ${env}`);
  }
});

test('separates commands from their arguments', () => {
  expect(read(['token', '--user', 'ana.souza'])).toMatchObject({ command: 'token', user: 'ana.souza' });
  expect(read(['restore', 'copia.tar.gz'])).toMatchObject({ command: 'restore', rest: ['copia.tar.gz'] });
  expect(read(['-h']).command).toBe('help');
  expect(read(['--version']).command).toBe('version');
});
