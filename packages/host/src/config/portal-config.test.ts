// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { loadPortalConfig, readPortalConfig } from './portal-config.ts';

afterEach(() => vi.unstubAllGlobals());

test('what the server leaves out of the configuration is filled', () => {
  expect(readPortalConfig({ issuer: 'https://id.test', clientId: 'portal' })).toEqual({
    productName: 'Portal de Workflow',
    issuer: 'https://id.test',
    endpoints: null,
    clientId: 'portal',
    scope: 'openid profile email',
    audience: '',
    apiBase: '',
    realtime: false,
    reportMayEndRequests: true,
    tokenHosts: [],
    support: { scriptUrl: null, text: 'Fale com o time de suporte da sua empresa.', email: null, phone: null },
  });
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
  ['true', false],
])('T1.22 T7.4.15 a server that says %j about the realtime channel leaves it at %j', (realtime, expected) => {
  expect(readPortalConfig({ issuer: 'https://id.test', clientId: 'portal', realtime }).realtime).toBe(expected);
});

test('hosts that get the token of a person are read where the server names them', () => {
  const hosts = (tokenHosts: unknown) =>
    readPortalConfig({ issuer: 'https://id.test', clientId: 'portal', tokenHosts });
  expect(hosts(['saude.test', 7]).tokenHosts).toEqual(['saude.test']);
  expect(hosts('saude.test').tokenHosts).toEqual([]);
});

test('the support is read where the server names it', () => {
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
])('a configuration without %s is refused by name', (name, answer) => {
  expect(() => readPortalConfig(answer)).toThrow(`/config.json lacks ${name}`);
});

test('an answer that is no success is no configuration', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(loadPortalConfig()).rejects.toThrow('GET /config.json answered 503');
});

test('the configuration that came with the document is taken without asking', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nothing is asked')));
  const endpoints = { authorization: 'https://id.test/a', token: 'https://id.test/t', endSession: 'https://id.test/e' };
  const enclosed = { issuer: 'https://id.test', clientId: 'portal', endpoints };
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(enclosed)}</script>`;
  await expect(loadPortalConfig()).resolves.toMatchObject(enclosed);
  document.body.innerHTML = '';
});
