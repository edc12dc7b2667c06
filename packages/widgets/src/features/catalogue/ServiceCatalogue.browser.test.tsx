import { authInfo, listServices, redeemServiceTicket, type Service, type User } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { breachesOfAxe } from '../../testing/breaches-of-axe.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { type SandboxPage, sandboxPage } from '../../testing/sandbox-session.tsx';
import { timerDelays } from '../../testing/timer-delays.ts';
import { ServiceCatalogue, type ServiceCatalogueProps } from './ServiceCatalogue.tsx';

const sandbox = await openSandbox(1280, 900);
beforeEach(() => {
  sessionStorage.clear();
});

async function open(
  userName = 'rafael.nunes',
  props: Partial<ServiceCatalogueProps> = {},
  page: SandboxPage = sandboxPage(sandbox, userName),
) {
  const user: User = await page.client.call(authInfo);
  const onRequest = vi.fn<(service: Service) => void>();
  const screen = await render(page.wrap(<ServiceCatalogue user={user} onRequest={onRequest} {...props} />));
  return { ...page, user, screen, onRequest };
}

type Opened = Awaited<ReturnType<typeof open>>;
const search = ({ screen }: Opened) => screen.getByRole('textbox', { name: 'Pesquisar serviços' });
const folder = ({ screen }: Opened, name: RegExp) => screen.getByRole('button', { name });
const lists = /^(Todos os serviços|Outros serviços|Serviços desta categoria|Resultados para)/;
const service = ({ screen }: Opened, name: RegExp) =>
  screen.getByRole('list', { name: lists }).getByRole('link', { name });
const button = ({ screen }: Opened, name: string) => screen.getByRole('button', { name, exact: true });
const message = ({ screen }: Opened, text: string) =>
  expect.element(screen.getByText(text, { exact: true })).toBeVisible();
/** Expects the count on screen and in the announcement. */
const counts = ({ screen }: Opened, text: string) =>
  expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
const listCalls = (opened: Opened) => opened.sent('GET', '/v1/services');
const titles = ({ screen }: Opened) =>
  [...screen.container.querySelectorAll('[data-slot="service"]')].map((cell) => cell.textContent ?? '');

/** Makes the list return generated services. */
function answerList(count: number, total: number, change: Partial<Service> = {}, times = 1) {
  const elements = Array.from({ length: count }, (_, index) => ({
    id: 900 + index,
    parentId: 900 + index,
    name: `servico-${index}`,
    title: `Serviço ${index}`,
    category: false,
    ...change,
  }));
  const body = { elements, totalElements: total };
  sandbox.faults.next({ endpoint: 'catalogue.listServices', status: 200, body, times });
}

test('P2.2.04 the root lists folders first, then services, each in alphabetical order', async () => {
  const opened = await open();
  await expect.element(opened.screen.getByRole('heading', { name: 'Categorias' })).toBeVisible();
  const all = opened.screen.getByRole('list', { name: lists });
  await expect.element(all).toBeVisible();
  const byName = (names: readonly string[]) => [...names].sort((a, b) => a.localeCompare(b, 'pt-BR'));
  const folders = [...opened.screen.container.querySelectorAll('[data-folder]')];
  const services = [...all.element().querySelectorAll('[data-slot="service"]')];
  for (const items of [folders, services]) {
    const names = items.map((item) => item.textContent ?? '');
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual(byName(names));
  }
  const order = folders.at(-1)?.compareDocumentPosition(services[0] as Element) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('P2.2.01 P2.2.02 P9.26 filters the catalogue half a second after typing', async () => {
  const opened = await open();
  await expect.element(folder(opened, /Financeiro/)).toBeVisible();
  const before = listCalls(opened).length;
  const delays = timerDelays();
  await userEvent.type(search(opened), 'reemb');
  const queries = () =>
    listCalls(opened)
      .slice(before)
      .map((call) => call.search.get('q'));
  await expect.poll(() => queries().length).toBeGreaterThan(0);
  expect(delays()).toContain(500);
  await expect.element(service(opened, /Reembolso de despesas/)).toBeVisible();
  expect(queries()).toEqual(['reemb']);
});

test('P2.2.02 a search inside a folder searches that folder only', async () => {
  const opened = await open();
  await folder(opened, /Financeiro/).click();
  await expect.element(service(opened, /Reembolso de despesas/)).toBeVisible();
  await search(opened).fill('férias');
  await message(opened, 'Nenhum item encontrado');
  const last = listCalls(opened).at(-1);
  expect(last?.search.get('category')).not.toBeNull();
});

test('P2.2.03 P9.28 T9.35 stores the query locally and restores it when the user returns', async () => {
  const first = await open();
  await search(first).fill('reembolso');
  await expect.element(service(first, /Reembolso de despesas/)).toBeVisible();
  await first.screen.unmount();
  expect(first.storage.getItem('tramita:ana:catalogue.query')).toBe('"reembolso"');
  const again = await open('rafael.nunes', {}, first);
  await expect.element(search(again)).toHaveValue('reembolso');
  await expect.element(service(again, /Reembolso de despesas/)).toBeVisible();
});

test('P2.2.05 breadcrumbs lead back from a folder and move the focus', async () => {
  const onCategoryChange = vi.fn();
  const opened = await open('rafael.nunes', { onCategoryChange });
  await folder(opened, /Financeiro/).click();
  const path = opened.screen.getByRole('navigation', { name: 'Onde você está' });
  await expect.element(path).toHaveTextContent('ServiçosFinanceiro');
  await expect.poll(() => document.activeElement?.textContent).toBe('Financeiro');
  await path.getByRole('button', { name: 'Serviços' }).click();
  await expect.element(folder(opened, /Financeiro/)).toHaveFocus();
  expect(onCategoryChange.mock.calls.map(([id]) => id === null)).toEqual([false, true]);
});

test('shows the title of a folder from the address after a reload', async () => {
  const first = await open();
  await expect.element(folder(first, /Financeiro/)).toBeVisible();
  const id = Number(first.screen.container.querySelector('[data-folder]')?.getAttribute('data-folder'));
  const title = first.screen.container.querySelector(`[data-folder="${id}"] span`)?.textContent ?? '';
  await first.screen.unmount();
  const again = await open('rafael.nunes', { category: id });
  await expect.element(again.screen.getByRole('navigation')).toHaveTextContent(`Serviços${title}`);
});

test('P2.2.06 P2.2.07 P2.2.08 P9.01 appends pages of eight of a folder until there are no more', async () => {
  answerList(8, 11);
  const opened = await open('rafael.nunes', { category: 1 });
  await expect.element(service(opened, /Serviço 7/)).toBeVisible();
  expect(listCalls(opened)[0]?.search.get('size')).toBe('8');
  expect(opened.screen.getByText('Não há mais processos para exibir.').query()).toBeNull();
  sandbox.faults.next({
    endpoint: 'catalogue.listServices',
    status: 200,
    body: {
      elements: [10, 11, 12].map((n) => ({
        id: n,
        parentId: n,
        name: `outro-${n}`,
        title: `Outro ${n}`,
        category: false,
      })),
      totalElements: 11,
    },
  });
  await button(opened, 'Carregar mais...').click();
  await message(opened, 'Não há mais processos para exibir.');
  expect(listCalls(opened).at(-1)?.search.get('page')).toBe('1');
  expect(titles(opened)).toHaveLength(11);
  expect(button(opened, 'Carregar mais...').query()).toBeNull();
  await expect.element(service(opened, /Outro 10/)).toHaveFocus();
});

test('P8.01 P8.02 P8.03 P8.04 T8.09 T8.10 T8.11 T8.12 a failed list shows the message of its status', async () => {
  const sentences = [
    [500, 'Ocorreu um erro interno'],
    [404, 'A URL utilizada não existe'],
    [400, 'Não foi possível carregar a lista pois está faltando informação'],
    [429, 'Ocorreu um erro inesperado'],
  ] as const;
  for (const [status, sentence] of sentences) {
    sandbox.faults.next({ endpoint: 'catalogue.listServices', status });
    const opened = await open();
    await message(opened, sentence);
    await button(opened, 'Tentar novamente').click();
    await expect.element(folder(opened, /Financeiro/)).toBeVisible();
    await opened.screen.unmount();
  }
});

test('C3.01 C3.03 lists all services alphabetically, including those in folders, and does not count folders', async () => {
  const opened = await open();
  const { elements, totalElements } = await opened.client.call(listServices, { query: { scope: 'all', size: 100 } });
  await expect.element(opened.screen.getByRole('heading', { name: 'Todos os serviços' })).toBeVisible();
  await expect.element(service(opened, /Reembolso de despesas/)).toBeVisible();
  const calls = listCalls(opened).filter((call) => call.search.get('size') === '24');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.search.get('scope')).toBe('all');
  expect(titles(opened)).toHaveLength(Math.min(24, totalElements));
  for (const [index, { title }] of elements.slice(0, 24).entries()) expect(titles(opened)[index]).toContain(title);
  await counts(opened, `${Math.min(24, totalElements)} de ${totalElements} serviços`);
});

test('C3.01 C3.03 loads services 24 at a time on request', async () => {
  const all = (from: number, count: number) => ({
    elements: Array.from({ length: count }, (_, at) => ({
      ...{ id: 900 + from + at, parentId: 900 + from + at, name: `s${from + at}`, category: false },
      title: `Serviço ${from + at}`,
    })),
    totalElements: 35,
    folders: [{ id: 1, parentId: 1, name: 'Financeiro', title: 'Financeiro', category: true, count: 35 }],
  });
  sandbox.faults.next({ endpoint: 'catalogue.listServices', status: 200, body: all(0, 24) });
  const opened = await open();
  await counts(opened, '24 de 35 serviços');
  await expect.element(folder(opened, /Financeiro/)).toBeVisible();
  expect(listCalls(opened)).toHaveLength(1);
  sandbox.faults.next({ endpoint: 'catalogue.listServices', status: 200, body: all(24, 11) });
  await button(opened, 'Carregar mais...').click();
  await counts(opened, '35 de 35 serviços');
  expect(listCalls(opened).map((call) => call.search.get('page') ?? '0')).toEqual(['0', '1']);
});

test('C3.02 shows the root under "Outros serviços" if the server lacks the addition', async () => {
  const line = (id: number, title: string, category: boolean) => ({ id, parentId: id, name: title, title, category });
  const body = { elements: [line(1, 'Financeiro', true), line(2, 'Férias', false)], totalElements: 2 };
  sandbox.faults.next({ endpoint: 'catalogue.listServices', status: 200, body });
  const opened = await open();
  await expect.element(opened.screen.getByRole('heading', { name: 'Outros serviços' })).toBeVisible();
  await expect.element(folder(opened, /Financeiro/)).toBeVisible();
  expect(titles(opened)).toEqual(['Férias']);
  await counts(opened, '2 de 2 itens');
});

test('C3.04 C10.13 shortcuts show drafts and the track of the newest request, in one line', async () => {
  const page = sandboxPage(sandbox, 'rafael.nunes');
  const { elements } = await page.client.call(listServices, { query: { q: 'Férias' } });
  const draft = JSON.stringify({ savedAt: 1, values: { dias: 10 }, labels: {} });
  page.storage.setItem(`tramita:ana:draft.request.${elements[0]?.parentId}`, draft);
  const opened = await open('rafael.nunes', {}, page);
  const shortcuts = opened.screen.getByRole('region', { name: 'Favoritos e recentes' });
  await expect.element(shortcuts.getByRole('link', { name: /^Férias.*Rascunho/ })).toBeVisible();
  const refund = shortcuts.getByRole('link', { name: /^Reembolso de despesas/ });
  await expect.element(refund.getByRole('img', { name: /^Etapa \d+ de \d+/ })).toBeVisible();
  const tops = [...shortcuts.element().querySelectorAll('[data-slot="shortcut"]')].map(
    (link) => link.getBoundingClientRect().top,
  );
  expect(new Set(tops).size).toBe(1);
  await browserPage.viewport(420, 900);
  await expect.poll(() => shortcuts.element().querySelector('ul')?.getAttribute('data-fade')).toBe('end');
  await browserPage.viewport(1280, 900);
  page.storage.removeItem(`tramita:ana:draft.request.${elements[0]?.parentId}`);
  window.dispatchEvent(new Event('storage'));
  await expect.element(shortcuts.getByText('Rascunho')).not.toBeInTheDocument();
});

test('P8.05 T8.13 a failed further page keeps the services and its message until it is dismissed', async () => {
  answerList(8, 11);
  const opened = await open('rafael.nunes', { category: 1 });
  await expect.element(service(opened, /Serviço 7/)).toBeVisible();
  sandbox.faults.next({ endpoint: 'catalogue.listServices', status: 500 });
  const delays = timerDelays();
  await button(opened, 'Carregar mais...').click();
  await message(opened, 'Ocorreu um erro interno');
  // other messages close after five seconds
  expect(delays()).not.toContain(5000);
  expect(titles(opened)).toHaveLength(8);
  await button(opened, 'Fechar aviso').click();
  await expect.poll(() => opened.screen.getByText('Ocorreu um erro interno').query()).toBeNull();
});

test('T8.61 an empty catalogue shows a message', async () => {
  answerList(0, 0);
  const opened = await open();
  await message(opened, 'Nenhum item encontrado');
  await expect.element(opened.screen.getByRole('status')).toHaveTextContent('Nenhum serviço encontrado');
});

test('P2.2.09 P2.2.10 an external service is a link to its address with the user’s token, in a new tab', async () => {
  answerList(1, 1, { url: 'https://fora.example/a?t={token}&u={token}' });
  const user = { superior: null, token: 'a b&c' };
  const opened = await open('rafael.nunes', { user, tokenHosts: ['fora.example'] });
  const link = service(opened, /Serviço 0/);
  await expect.element(link).toHaveAttribute('href', 'https://fora.example/a?t=a%20b%26c&u=a%20b%26c');
  await expect.element(link).toHaveAttribute('target', '_blank');
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(opened.sent('GET', /requirements/)).toHaveLength(0);
  expect(opened.screen.getByRole('alertdialog').query()).toBeNull();
});

test('P2.2.09 P2.2.10 a host that is not listed gets a single-use ticket, never the user’s token', async () => {
  const opened = await open();
  await userEvent.click(folder(opened, /^Pessoas/));
  const link = service(opened, /Plano de saúde/);
  await expect.element(link).toHaveAttribute('href', 'https://saude.redeipe.example/entrar?chave=');
  const tab = { opener: globalThis, close: vi.fn(), location: { replace: vi.fn<(address: string) => void>() } };
  const opening = vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window);
  await link.click();
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledOnce());
  expect(tab.opener).toBeNull();
  const address = new URL(tab.location.replace.mock.calls[0]?.[0] ?? '');
  const ticket = address.searchParams.get('chave') ?? '';
  expect(address.origin).toBe('https://saude.redeipe.example');
  expect(ticket).not.toContain(opened.user.token);
  const who = await opened.client.call(redeemServiceTicket, { body: { ticket } });
  expect(who).toMatchObject({ userName: 'rafael.nunes', service: { title: 'Plano de saúde' } });
  sandbox.faults.next({ endpoint: 'catalogue.serviceTicket', status: 500 });
  await link.click();
  await message(opened, 'Não foi possível abrir o serviço. Tente novamente.');
  expect(tab.close).toHaveBeenCalledOnce();
  opening.mockRestore();
});

test('shows favourites and recent requests at the top; the star adds and removes a favourite', async () => {
  const opened = await open();
  const shortcuts = opened.screen.getByRole('region', { name: 'Favoritos e recentes' });
  await expect.element(shortcuts).toBeVisible();
  const names = () =>
    [...shortcuts.element().querySelectorAll('[data-slot="shortcut"]')].map(
      (link) => link.querySelector('[data-slot="service-tile"]')?.parentElement?.nextElementSibling?.textContent,
    );
  const recent = names();
  expect(recent).toContain('Reembolso de despesas');
  await search(opened).fill('férias');
  await expect.element(shortcuts).not.toBeInTheDocument();
  const star = button(opened, 'Favorito: Férias');
  await expect.element(star).toHaveAttribute('aria-pressed', 'false');
  star.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
  await vi.waitFor(() => expect(opened.sent('PUT', /favourite$/)).toHaveLength(1));
  sandbox.faults.next({ endpoint: 'catalogue.removeFavourite', status: 500 });
  await star.click();
  await message(opened, 'Não foi possível alterar o favorito.');
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
  await search(opened).fill('');
  await vi.waitFor(() => expect(names()).toEqual(['Férias', ...recent.filter((name) => name !== 'Férias')]));
  expect(await breachesOfAxe(opened.screen.container)).toEqual([]);
  await shortcuts.getByRole('link', { name: /Férias/ }).click();
  await expect.element(opened.screen.getByRole('alertdialog')).toBeVisible();
});

test('shows no stars if the backend has no shortcuts', async () => {
  sandbox.faults.next({ endpoint: 'catalogue.shortcuts', status: 404, times: 2 });
  const opened = await open();
  await search(opened).fill('férias');
  await expect.element(service(opened, /Férias/)).toBeVisible();
  expect(opened.screen.getByRole('button', { name: /^Favorito/ }).elements()).toHaveLength(0);
  await search(opened).fill('');
  await expect.element(folder(opened, /^Pessoas/)).toBeVisible();
  await expect.element(opened.screen.getByText('Favoritos e recentes')).not.toBeInTheDocument();
});

test('P2.2.11 P2.2.12 P4.20 checks a service, asks for confirmation, then calls onRequest', async () => {
  const opened = await open();
  await search(opened).fill('reembolso');
  sandbox.faults.next({ endpoint: 'catalogue.checkProcessRequirements', delayMs: 250 });
  await service(opened, /Reembolso de despesas/).click();
  await expect.element(opened.screen.getByText('Verificando requisitos')).toBeVisible();
  expect(opened.screen.getByRole('alertdialog').query()).toBeNull();
  const question = opened.screen.getByRole('alertdialog', {
    name: 'Deseja iniciar a solicitação Reembolso de despesas?',
  });
  await expect.element(question).toBeVisible();
  expect(opened.onRequest).not.toHaveBeenCalled();
  await button(opened, 'Sim').click();
  expect(opened.onRequest.mock.calls[0]?.[0].parentId).toBe(sandboxIds.services.reembolsoDeDespesas);
  expect(opened.sent('GET', '/v1/check-process-requirements')).toHaveLength(1);
});

test('P2.2.14 cancelling the confirmation starts nothing and restores the focus', async () => {
  const opened = await open();
  await search(opened).fill('reembolso');
  await service(opened, /Reembolso de despesas/).click();
  await button(opened, 'Não').click();
  await expect.element(service(opened, /Reembolso de despesas/)).toHaveFocus();
  expect(opened.onRequest).not.toHaveBeenCalled();
  expect(opened.sent('POST', /./)).toHaveLength(0);
});

test('P6.21 T8.56 shows a user without a superior why a service that needs one cannot be requested', async () => {
  const opened = await open('walter.nobre');
  await search(opened).fill('reembolso');
  await service(opened, /Reembolso de despesas/).click();
  await message(
    opened,
    'Você não pode solicitar esse serviço pois não possui uma hierarquia cadastrada no People. Procure o Departamento Pessoal para a regularização do cadastro.',
  );
  await button(opened, 'Entendi').click();
  expect(opened.onRequest).not.toHaveBeenCalled();
  await expect.element(service(opened, /Reembolso de despesas/)).toHaveFocus();
});

test('P6.22 shows a message to a user outside the initializer group', async () => {
  const opened = await open();
  await search(opened).fill('cartão corporativo');
  await service(opened, /Cartão corporativo/i).click();
  await message(
    opened,
    'Você não pode iniciar esta solicitação pois não pertence ao grupo de solicitação deste processo.',
  );
  expect(opened.onRequest).not.toHaveBeenCalled();
});

test('P8.08 P8.09 a failed check shows a message and does not ask for confirmation', async () => {
  const opened = await open();
  await search(opened).fill('reembolso');
  sandbox.faults.next({ endpoint: 'catalogue.checkProcessRequirements', status: 500 });
  await service(opened, /Reembolso de despesas/).click();
  await message(opened, 'Não foi possível validar as dependências de hierarquia.');
  expect(opened.screen.getByRole('alertdialog').query()).toBeNull();
  expect(opened.onRequest).not.toHaveBeenCalled();
});

test('choosing another service during a check replaces the first one', async () => {
  answerList(2, 2);
  const opened = await open();
  sandbox.faults.next({ endpoint: 'catalogue.checkProcessRequirements', delayMs: 5000 });
  await service(opened, /Serviço 0/).click();
  const facts = { isHierarchyDependent: false, canInitializeProcess: true };
  sandbox.faults.next({ endpoint: 'catalogue.checkProcessRequirements', status: 200, body: facts });
  await service(opened, /Serviço 1/).click();
  await expect.element(opened.screen.getByRole('alertdialog', { name: /Serviço 1/ })).toBeVisible();
  expect(opened.sent('GET', '/v1/check-process-requirements')[0]?.state).toBe('lost');
});

test('P2.1.05 starts a service named in the address; shows a message for an unknown name and ends', async () => {
  const known = await open('rafael.nunes', { startService: 'reembolso-de-despesas' });
  await expect.element(known.screen.getByRole('alertdialog', { name: /Reembolso de despesas/ })).toBeVisible();
  await known.screen.unmount();
  const onStartServiceEnd = vi.fn();
  const unknown = await open('rafael.nunes', { startService: 'nao-existe', onStartServiceEnd });
  await message(unknown, 'A URL utilizada não existe');
  expect(onStartServiceEnd).toHaveBeenCalledTimes(1);
});

test('C7.10 draws no empty cells if there are fewer services than fit in a row, at any width', async () => {
  const opened = await open();
  await expect.element(service(opened, /./).first()).toBeVisible();
  for (const count of [1, 2, 4]) {
    answerList(count, count);
    await userEvent.clear(search(opened));
    await userEvent.type(search(opened), `servi${count}`);
    const list = opened.screen.getByRole('list', { name: /^Resultados para/ });
    await vi.waitFor(() => expect(list.element().querySelectorAll('[data-slot="service"]')).toHaveLength(count));
    expect(list.element().children).toHaveLength(count);
    for (const width of [1280, 900, 390]) {
      await browserPage.viewport(width, 900);
      const box = list.element().getBoundingClientRect();
      const cells = [...list.element().children].map((cell) => cell.getBoundingClientRect());
      expect(Math.max(...cells.map(({ right }) => right))).toBeGreaterThanOrEqual(box.right - 2);
      expect(Math.max(...cells.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(box.bottom - 2);
    }
    await browserPage.viewport(1280, 900);
  }
});

test('T9.37 keeps the choice of grid or list for the lifetime of the tab', async () => {
  const first = await open();
  await search(first).fill('reembolso');
  await button(first, 'Ver em lista').click();
  await first.screen.unmount();
  const again = await open('rafael.nunes', {}, first);
  await expect.element(button(again, 'Ver em lista')).toHaveAttribute('aria-pressed', 'true');
  expect(sessionStorage.getItem('tramita:catalogue.layout')).toBe('list');
});

test('aborts running requests on unmount', async () => {
  const opened = await open();
  await search(opened).fill('reembolso');
  sandbox.faults.next({ endpoint: 'catalogue.checkProcessRequirements', delayMs: 5000 });
  await service(opened, /Reembolso de despesas/).click();
  await opened.screen.unmount();
  await expect.poll(() => opened.calls.filter((call) => call.state === 'pending')).toEqual([]);
});
