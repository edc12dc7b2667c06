import { QueryClient } from '@tanstack/react-query';
import { authInfo } from '@tramita/client/contract';
import { type Sandbox, sharedSandbox } from '@tramita/server/sandbox';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ServiceCatalogue } from '../features/catalogue/ServiceCatalogue.tsx';
import { sandboxPage } from '../testing/sandbox-session.tsx';
import { memoryStorage } from './storage/key-value-storage.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await sharedSandbox();
});
beforeEach(() => sandbox.reset());

/** A storage shared by the users of one browser, with the names of its entries. */
function sharedStorage() {
  const names = new Set<string>();
  const storage = memoryStorage();
  const setItem = (name: string, value: string) => {
    names.add(name);
    storage.setItem(name, value);
  };
  return { ...storage, setItem, names };
}

/** Renders the catalogue in a page that does not name the signed-in user. */
async function open(userName: string, storage: ReturnType<typeof sharedStorage>, count = 1, before = () => {}) {
  const user = await sandboxPage(sandbox, userName).client.call(authInfo);
  before();
  const page = sandboxPage(sandbox, userName);
  const settings = { storage, storageScope: '', queryClient: new QueryClient() };
  const catalogues = Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all items are identical
    <ServiceCatalogue key={index} user={user} onRequest={() => {}} />
  ));
  const screen = await render(page.wrap(catalogues, settings));
  return { ...page, screen, search: screen.getByRole('textbox', { name: 'Pesquisar serviços' }).first() };
}

test('E6.03 stores choices under the id of the signed-in user and hides them from another user', async () => {
  const storage = sharedStorage();
  storage.setItem('tramita:anonymous:catalogue.query', '"de todos"');
  const rafael = await open('rafael.nunes', storage);
  await expect.element(rafael.search).toHaveValue('');
  await userEvent.type(rafael.search, 'fundo');
  await expect.poll(() => [...storage.names].some((name) => /^tramita:\d+:catalogue\.query$/.test(name))).toBe(true);
  await rafael.screen.unmount();
  const mariana = await open('mariana.costa', storage);
  await expect.element(mariana.search).toHaveValue('');
  await mariana.screen.unmount();
  const again = await open('rafael.nunes', storage);
  await expect.element(again.search).toHaveValue('fundo');
});

test('E6.03 two widgets of a page load the signed-in user once', async () => {
  const { search, sent } = await open('rafael.nunes', sharedStorage(), 2);
  await expect.element(search).toBeVisible();
  expect(sent('GET', '/auth/info')).toHaveLength(1);
});

test('E6.03 keeps choices only until a reload if the API does not return the signed-in user', async () => {
  const storage = sharedStorage();
  const { search } = await open('rafael.nunes', storage, 1, () =>
    sandbox.faults.next({ endpoint: 'session.authInfo', status: 500, times: 9 }),
  );
  await userEvent.type(search, 'fundo');
  await expect.element(search).toHaveValue('fundo');
  expect([...storage.names]).toEqual([]);
});
