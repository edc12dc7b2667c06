import { createClient, type TokenProvider } from '@tramita/client';
import { authInfo, findService } from '@tramita/client/contract';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ServiceCatalogue } from '../features/catalogue/ServiceCatalogue.tsx';
import { RequestDialog } from '../features/request-dialog/RequestDialog.tsx';
import { Summary } from '../features/summary/Summary.tsx';
import { openSandbox } from '../testing/open-sandbox.ts';
import { sandboxPage } from '../testing/sandbox-session.tsx';
import { createQueryClient } from './queries/create-query-client.ts';

const sandbox = await openSandbox(1280, 900);
const userName = 'rafael.nunes';

/** What goes wrong, as functions of the token provider or of the network. */
const faults: Readonly<Record<string, { readonly provider?: () => Promise<string | null>; readonly network?: true }>> =
  {
    rejects: { provider: () => Promise.reject(new Error('identity provider is down')) },
    'never answers': { provider: () => new Promise(() => {}) },
    'returns an expired token': { provider: async () => 'expired' },
    'works without a network': { network: true },
  };

/** A client whose token provider or network fails until it is repaired. */
function faultyClient(name: string) {
  const session = sandbox.as(userName);
  let fault = faults[name];
  const token = async () => (fault?.provider ? fault.provider() : session.tokenProvider.getToken());
  const tokenProvider: TokenProvider = { getToken: token, refresh: token };
  const client = createClient({
    baseUrl: 'http://sandbox.test',
    tokenProvider,
    timeout: 400,
    fetch: (input, init) => (fault?.network ? Promise.reject(new TypeError('offline')) : session.fetch(input, init)),
  });
  const set = (next: boolean) => {
    fault = next ? faults[name] : undefined;
  };
  set(false);
  return { client, break: () => set(true), repair: () => set(false) };
}

const names = Object.keys(faults);

test.each(names)(
  'E6.06 a widget whose token provider %s shows an error and loads when it is repaired',
  async (name) => {
    const { client, break: fail, repair } = faultyClient(name);
    const page = sandboxPage(sandbox, userName);
    fail();
    const screen = await render(
      page.wrap(
        <>
          <Summary />
          <ServiceCatalogue onRequest={() => {}} />
        </>,
        { client },
      ),
    );
    const retries = screen.getByRole('button', { name: 'Tentar novamente' });
    await expect.poll(() => retries.elements().length).toBeGreaterThanOrEqual(2);
    repair();
    for (const button of retries.elements()) (button as HTMLElement).click();
    await expect.element(screen.getByRole('textbox', { name: 'Pesquisar serviços' })).toBeVisible();
    await expect.poll(() => retries.elements().length).toBe(0);
  },
);

test.each(names)('E6.06 a request whose token provider %s keeps its text and is sent later', async (name) => {
  const { client, break: fail, repair } = faultyClient(name);
  const page = sandboxPage(sandbox, userName);
  const [user, service] = [
    await page.client.call(authInfo),
    await page.client.call(findService, { params: { name: 'notebook-e-perifericos' } }),
  ];
  const screen = await render(
    page.wrap(<RequestDialog service={service} user={user} onClose={() => {}} />, { client }),
  );
  await screen.getByRole('combobox', { name: 'Pedido' }).selectOptions('Equipamento novo');
  await userEvent.click(screen.getByRole('combobox', { name: 'Itens' }));
  await userEvent.keyboard('Notebook{Enter}{Tab}');
  const text = screen.getByRole('textbox', { name: 'O que aconteceu' });
  await userEvent.type(text, 'Sem rede na metade.');
  fail();
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
  await expect.element(text).toHaveValue('Sem rede na metade.');
  repair();
  await screen.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'Solicitação enviada com sucesso' })).toBeVisible();
});

test('E6.06 a token provider that never answers is waited for once, also for the user, and is named in the console', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = sandboxPage(sandbox, userName);
  // longer than widgets wait for the user before they render
  const client = createClient({
    baseUrl: 'http://sandbox.test',
    tokenProvider: { getToken: () => new Promise(() => {}) },
    timeout: 4000,
  });
  const started = Date.now();
  const screen = await render(page.wrap(<Summary />, { client, storageScope: '', queryClient: createQueryClient() }));
  await expect.element(screen.getByRole('button', { name: 'Tentar novamente' }).first()).toBeVisible();
  // a second attempt would take another four seconds
  expect(Date.now() - started).toBeLessThan(7500);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^The token provider did not answer in time/)]]);
  log.mockRestore();
});
