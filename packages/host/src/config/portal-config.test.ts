// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { loadPortalConfig, readPortalConfig } from './portal-config.ts';

afterEach(() => vi.unstubAllGlobals());

test('fills values that the configuration does not contain with defaults', () => {
  expect(readPortalConfig({ issuer: 'https://id.test', clientId: 'portal' })).toEqual({
    productName: 'Portal de Workflow',
    locale: 'pt-BR',
    issuer: 'https://id.test',
    endpoints: null,
    clientId: 'portal',
    scope: 'openid profile email',
    audience: '',
    apiBase: '',
    realtime: false,
    reportMayEndRequests: true,
    tokenHosts: [],
    frameAncestors: [],
    support: { scriptUrl: null, text: null, email: null, phone: null },
  });
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
  ['true', false],
])('T1.22 T7.4.15 reads the realtime setting %j as %j', (realtime, expected) => {
  expect(readPortalConfig({ issuer: 'https://id.test', clientId: 'portal', realtime }).realtime).toBe(expected);
});

test.each([
  ['en', 'en'],
  ['es', 'es'],
  ['fr', 'pt-BR'],
  [7, 'pt-BR'],
  ['toString', 'pt-BR'],
])('E11.03 reads the language %j as %j', (locale, expected) => {
  expect(readPortalConfig({ issuer: 'https://id.test', clientId: 'portal', locale }).locale).toBe(expected);
});

test('reads the hosts that get a user token', () => {
  const hosts = (tokenHosts: unknown) =>
    readPortalConfig({ issuer: 'https://id.test', clientId: 'portal', tokenHosts });
  expect(hosts(['saude.test', 7]).tokenHosts).toEqual(['saude.test']);
  expect(hosts('saude.test').tokenHosts).toEqual([]);
});

test('reads the support settings', () => {
  const support = { scriptUrl: 'https://chat.test/a.js', text: 'Ligue', email: 'a@b.test', phone: '' };
  expect(readPortalConfig({ issuer: 'https://id.test', clientId: 'portal', support }).support).toEqual({
    ...support,
    phone: null,
  });
});

test.each([
  ['clientId', { issuer: 'https://id.test' }],
  ['issuer', { clientId: 'portal' }],
  ['issuer', null],
  ['issuer', { issuer: 7, clientId: 'portal' }],
])('throws an error that names the missing %s', (name, answer) => {
  expect(() => readPortalConfig(answer)).toThrow(`/config.json lacks ${name}`);
});

test('rejects if the response is not a success', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(loadPortalConfig()).rejects.toThrow('GET /config.json answered 503');
});

test('uses the configuration in the document without a request', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('unexpected request')));
  const endpoints = { authorization: 'https://id.test/a', token: 'https://id.test/t', endSession: 'https://id.test/e' };
  const enclosed = { issuer: 'https://id.test', clientId: 'portal', endpoints };
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(enclosed)}</script>`;
  await expect(loadPortalConfig()).resolves.toMatchObject(enclosed);
  document.body.innerHTML = '';
});
