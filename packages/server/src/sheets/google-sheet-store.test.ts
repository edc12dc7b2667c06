import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNodeOutboundCall } from '../outbound/node-outbound-call.ts';
import type { SheetRow } from '../ports/sheet-store.ts';
import { createGoogleSheetStore } from './google-sheet-store.ts';

const spreadsheet = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ';
const now = new Date();

let server: Server;
let origin: string;
let publicKey: CryptoKey;
let privateKey: string;
/** The tabs of the only spreadsheet. */
let tabs: Map<string, unknown[][]>;
/** Cells of the first tab, more than are requested. */
const firstTab = [['IDK', 'Loja', ...Array(300).fill('x')], [7, null, true], [], ['sobra']];
let calls: string[];
let isWithdrawn: boolean;

/** Simulates the Google calls that the store makes: a token for a signed assertion, reading a range, appending rows. */
async function answer(method: string, path: string, body: string, token: string | undefined) {
  const url = new URL(path, origin);
  if (url.pathname === '/token') {
    const form = new URLSearchParams(body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      issuer: 'tramita@conta.example',
      audience: `${origin}/token`,
      algorithms: ['RS256'],
    });
    expect(payload.scope).toBe('https://www.googleapis.com/auth/spreadsheets');
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
    return { status: 200, json: { access_token: 'ficha-1', expires_in: 3600, token_type: 'Bearer' } };
  }
  if (isWithdrawn || token !== 'Bearer ficha-1') return { status: 401, json: {} };
  const [, id, range = ''] = /^\/v4\/spreadsheets\/([\w-]+)\/values\/([^/]+)$/.exec(url.pathname) ?? [];
  if (id !== spreadsheet) return { status: 404, json: {} };
  if (decodeURIComponent(range) === 'A1:GR3') return { status: 200, json: { values: firstTab } };
  const [, tab = ''] = /^'((?:[^']|'')*)'!/.exec(decodeURIComponent(range)) ?? [];
  const rows = tabs.get(tab.replaceAll("''", "'"));
  if (!rows) return { status: 400, json: { error: { message: 'Unable to parse range' } } };
  if (method === 'GET') return { status: 200, json: rows.length > 0 ? { values: [rows[0]] } : { range } };
  expect(decodeURIComponent(range)).toMatch(/!A1:append$/);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    valueInputOption: 'RAW',
    insertDataOption: 'INSERT_ROWS',
  });
  rows.push(...JSON.parse(body).values);
  return { status: 200, json: { updates: { updatedRows: 1 } } };
}

beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  publicKey = pair.publicKey;
  privateKey = await exportPKCS8(pair.privateKey);
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push(`${request.method} ${new URL(request.url ?? '', origin).pathname.split('/').at(-1)?.split('!')[0]}`);
    const { status, json } = await answer(
      request.method ?? '',
      request.url ?? '',
      body,
      request.headers.authorization,
    ).catch((error: unknown) => ({ status: 418, json: { error: String(error) } }));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  tabs = new Map([
    ['Pedidos', []],
    ["D'água", [['Título do dono']]],
  ]);
  calls = [];
  isWithdrawn = false;
});

const open = (allowedHosts = ['127.0.0.1'], at = () => now, key = privateKey) =>
  createGoogleSheetStore({
    account: { client_email: 'tramita@conta.example', private_key: key, token_uri: `${origin}/token` },
    call: createNodeOutboundCall({ allowedHosts, maxRedirects: 0 }),
    now: at,
    apiUrl: origin,
  });

const row = (overrides: Partial<SheetRow> = {}): SheetRow => ({
  url: `https://docs.google.com/spreadsheets/d/${spreadsheet}/edit#gid=0`,
  tab: 'Pedidos',
  columns: [
    { name: 'item', label: 'Item' },
    { name: 'valor', label: 'Valor' },
  ],
  cells: { valor: 12.5, item: '=IMPORTXML("x")' },
  processId: 1,
  key: 'k1',
  at: now,
  ...overrides,
});

test('M1.09 M3.2.32 appends a row with a signed service account, below a header row if the tab is new', async () => {
  const store = open();
  await store.append(row());
  await store.append(row({ cells: { item: 'mesa' } }));
  expect(tabs.get('Pedidos')).toEqual([
    ['Item', 'Valor'],
    ['=IMPORTXML("x")', 12.5],
    ['mesa', ''],
  ]);
  // one token is used for both
  expect(calls.filter((call) => call === 'POST token')).toHaveLength(1);
});

test('keeps the first line of a tab that has one, whatever the tab’s name', async () => {
  await open().append(row({ tab: "D'água" }));
  expect(tabs.get("D'água")).toEqual([['Título do dono'], ['=IMPORTXML("x")', 12.5]]);
});

test('requests a new token when the old one expires', async () => {
  let at = now;
  const store = open(undefined, () => at);
  await store.append(row());
  at = new Date(now.getTime() + 3_550_000);
  await store.append(row()).catch(() => undefined);
  expect(calls.filter((call) => call === 'POST token')).toHaveLength(2);
});

test('requests a new token at the next attempt after one was revoked', async () => {
  const store = open();
  await store.append(row());
  isWithdrawn = true;
  await expect(store.append(row())).rejects.toMatchObject({ name: 'SheetError', statusCode: 401 });
  isWithdrawn = false;
  await store.append(row());
  expect(calls.filter((call) => call === 'POST token')).toHaveLength(2);
});

test('describes failures in words', async () => {
  const store = open();
  const reasonOf = (change: Partial<SheetRow>) => store.append(row(change)).then(String, ({ reason }) => reason);
  expect(await reasonOf({ tab: 'Outra' })).toBe('A planilha não tem a aba Outra.');
  expect(await reasonOf({ url: `https://docs.google.com/spreadsheets/d/${'x'.repeat(24)}` })).toBe(
    'A planilha não existe ou não foi compartilhada com a conta de integração tramita@conta.example.',
  );
  expect(await reasonOf({ url: 'https://planilhas.example/1' })).toBe('O endereço da planilha não é do Google Sheets.');
  await expect(open([]).append(row())).rejects.toMatchObject({ name: 'SheetError', statusCode: 0 });
});

test.each(['-----', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'])(
  'an invalid key fails the step and is not echoed: %j',
  async (key) => {
    await expect(open(undefined, undefined, key).append(row())).rejects.toMatchObject({
      name: 'SheetError',
      statusCode: 0,
      reason: 'A chave da conta de integração com o Google é inválida.',
    });
    expect(calls).toEqual([]);
  },
);

test('C4.01 reads the first tab of a spreadsheet as text, within limits, and reports why it cannot', async () => {
  const url = `https://docs.google.com/spreadsheets/d/${spreadsheet}/edit#gid=0`;
  const rows = await open().read?.(url, { rows: 3, columns: 200 });
  expect(rows?.map((row) => row.length)).toEqual([200, 3, 0]);
  expect(rows?.[1]).toEqual(['7', '', 'true']);
  const other = `https://docs.google.com/spreadsheets/d/${'z'.repeat(27)}`;
  await expect(open().read?.(other, { rows: 3, columns: 200 })).rejects.toMatchObject({
    reason: expect.stringContaining('não foi compartilhada com a conta de integração tramita@conta.example'),
  });
  await expect(open().read?.('https://outra.example', { rows: 3, columns: 200 })).rejects.toMatchObject({
    reason: 'O endereço da planilha não é do Google Sheets.',
  });
});
