import { publishLinkedProcess } from '@tramita/client/contract';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { breachesOfAxe } from '../../testing/breaches-of-axe.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { rendered } from '../../testing/rendered.ts';
import { type SandboxPage, sandboxPage } from '../../testing/sandbox-session.tsx';
import { timerDelays } from '../../testing/timer-delays.ts';
import { Workflows, type WorkflowsProps } from './Workflows.tsx';

const sandbox = await openSandbox(1280, 800);

/** The page of an administrator; `page` opens the list a second time in the same browser. */
async function open(
  props: Partial<WorkflowsProps> = {},
  { page = sandboxPage(sandbox, 'patricia.lemos'), height = 700 }: { page?: SandboxPage; height?: number } = {},
) {
  const navigate = vi.fn();
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height, display: 'flex' }}>
          <Workflows {...props} />
        </div>
      </StrictMode>,
      { navigate },
    ),
  );
  return { ...page, page, screen, navigate };
}

/** Publishes a new version of a linked process as an administrator. */
async function publishLinked(title: string, active = true) {
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const body = {
    title,
    url: 'https://ponto.redeipe.example/abrir?a={token}',
    active,
    department: 3,
    sector: 10,
    assigneeStatuses: [],
  };
  return client.call(publishLinkedProcess, { body });
}

test('M2.2.01 M2.2.02 M2.2.03 M2.2.04 M2.2.05 M9.39 a row says name, version, day, description and status of a process', async () => {
  await publishLinked('Ponto eletrônico', false);
  const { screen } = await open();
  const heads = screen.getByRole('columnheader');
  await expect.element(heads.first()).toBeVisible();
  expect(heads.elements().map(({ textContent }) => textContent)).toEqual([
    'Nome',
    'Versão',
    'Data de criação',
    'Descrição',
    'Status',
  ]);
  const cells = (name: RegExp) => screen.getByRole('row', { name }).getByRole('cell').elements();
  await expect.element(screen.getByRole('row', { name: /Reembolso de despesas/ })).toBeVisible();
  const [, version, day, description, status] = cells(/Reembolso de despesas/).map(({ textContent }) => textContent);
  expect([version, description, status]).toEqual(['v2', 'Viagens, alimentação e deslocamento', 'Ativo']);
  expect(day).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  expect(cells(/Ponto eletrônico/).at(-1)?.textContent).toBe('Inativo');
});

test('M1.13 M2.2.06 M2.2.07 M2.2.08 M2.2.09 an external process is marked and its link leads to its address in a new tab', async () => {
  await publishLinked('Ponto eletrônico');
  const { screen, sent } = await open();
  const row = screen.getByRole('row', { name: /Ponto eletrônico/ });
  await expect.element(row.getByText('(externo)')).toBeVisible();
  const link = row.getByRole('link', { name: 'Abrir Ponto eletrônico em nova aba' });
  await expect.element(link).toHaveAttribute('href', 'https://ponto.redeipe.example/abrir?a={token}');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  link.element().addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(sent('GET', /^\/v1\/processes\/\d+$/)).toHaveLength(0);
  await expect.element(screen.getByRole('row', { name: /Reembolso/ }).getByText('(externo)')).not.toBeInTheDocument();
});

test('C10.17 M2.2.12 M2.2.16 M2.1.01 a row leads to the modeler, by press and by keyboard, and so does the button of a new process', async () => {
  const { screen, navigate } = await open({ hrefFor: (id) => `/processos/${id}` });
  const row = screen.getByRole('row', { name: /Reembolso de despesas/ });
  await userEvent.click(row.getByText('Viagens, alimentação e deslocamento'));
  const link = row.getByRole('link', { name: 'Reembolso de despesas' }).element() as HTMLAnchorElement;
  const id = Number(/\d+$/.exec(link.href)?.[0]);
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`/processos/${id}`);
  expect(id).toBe(Number(row.element().getAttribute('data-process')));
  const add = screen.getByRole('link', { name: 'Novo Processo', exact: true });
  await expect.element(add).toHaveAttribute('href', '/adm/workflow/new');
  await userEvent.hover(add);
  await expect.element(screen.getByText('Novo Processo', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Novo Processo Vinculado' })).toBeVisible();
  expect(await breachesOfAxe(screen.container)).toEqual([]);
});

test('M2.2.13 M2.2.14 M2.2.15 M7.23 M2.2.19 the search text is reported, stored in the browser and applied again', async () => {
  const { screen, sent, page, storage } = await open();
  await expect.element(screen.getByRole('row', { name: /Reembolso/ })).toBeVisible();
  const delays = timerDelays();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Pesquisar processos' }), 'FERIAS');
  await expect.element(screen.getByText('Filtrando por FERIAS')).toBeVisible();
  expect(delays()).toContain(500);
  await expect.element(screen.getByRole('row', { name: /Férias/ })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Reembolso/ })).not.toBeInTheDocument();
  expect(sent('GET', '/v1/processes').at(-1)?.search.get('q')).toBe('FERIAS');
  expect(storage.getItem('tramita:ana:workflows.query')).toBe('"FERIAS"');
  await screen.unmount();

  const again = await open({}, { page });
  await expect.element(again.screen.getByText('Filtrando por FERIAS')).toBeVisible();
  expect(sent('GET', '/v1/processes').every(({ search }, index) => index < 2 || search.get('q') === 'FERIAS')).toBe(
    true,
  );
  await userEvent.fill(again.screen.getByRole('textbox', { name: 'Pesquisar processos' }), 'foguete');
  await expect.element(again.screen.getByText('Nenhum processo encontrado')).toBeVisible();
  await userEvent.click(again.screen.getByRole('button', { name: 'Limpar filtro' }));
  await expect.element(again.screen.getByRole('row', { name: /Reembolso/ })).toBeVisible();
  await expect.element(again.screen.getByText(/Filtrando por/)).not.toBeInTheDocument();
});

test('M2.2.18 M9.12 M9.13 the next eight come once the end is 200 px away', async () => {
  const { screen, sent } = await open({}, { height: 320 });
  await expect.element(screen.getByRole('row', { name: /Reembolso|Férias|Plano/ }).first()).toBeVisible();
  expect(sent('GET', '/v1/processes')[0]?.search.get('size')).toBe('8');
  const scroll = document.querySelector('[data-slot="table-scroll"]') as HTMLElement;
  const rows = () => document.querySelectorAll('tr[data-process]').length;
  const left = () => scroll.scrollHeight - scroll.clientHeight - scroll.scrollTop;
  expect(rows()).toBe(8);
  expect(left()).toBeGreaterThan(200);
  scroll.scrollTop += left() - 230;
  await rendered();
  expect([rows(), sent('GET', '/v1/processes').length]).toEqual([8, 1]);
  scroll.scrollTop += left() - 190;
  await vi.waitFor(() => expect(rows()).toBe(11));
  expect(sent('GET', '/v1/processes').at(-1)?.search.get('page')).toBe('1');
});

test('C2.05 M8.01 a list that could not be loaded shows an error and a button that loads it again', async () => {
  sandbox.faults.next({ endpoint: 'processes.list', status: 500 });
  const { screen } = await open();
  await expect.element(screen.getByText('Não foi possível carregar a lista de processos')).toBeVisible();
  await expect.element(screen.getByText('A lista não foi carregada')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/Carregando/);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await expect.element(screen.getByRole('row', { name: /Reembolso/ })).toBeVisible();
  await screen.unmount();
  const clerk = await open({}, { page: sandboxPage(sandbox, 'rafael.nunes') });
  await expect.element(clerk.screen.getByText('Reembolso de despesas')).not.toBeInTheDocument();
  await expect.element(clerk.screen.getByText('Você não tem acesso a esta página')).toBeVisible();
});

test('M9.40 from 640 to 767 px the table is scrolled sideways, below its rows are cards, and nothing is wider than the screen', async () => {
  await browserPage.viewport(767, 800);
  const { screen } = await open();
  await expect.element(screen.getByRole('row', { name: /Reembolso/ })).toBeVisible();
  const scroll = document.querySelector('[data-slot="table-scroll"]') as HTMLElement;
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(767);
  await browserPage.viewport(680, 800);
  expect(scroll.scrollWidth).toBeGreaterThan(scroll.clientWidth);
  await browserPage.viewport(390, 780);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(scroll.scrollWidth).toBe(scroll.clientWidth);
  const link = screen.getByRole('link', { name: 'Reembolso de despesas' }).element();
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('D13.06 D13.08 an administrator sets how long the content of requests of a process is kept, after a simulation', async () => {
  const { screen } = await open();
  const button = screen.getByRole('button', { name: 'Guarda dos dados de Reembolso de despesas' });
  await userEvent.click(button);
  const dialog = screen.getByRole('dialog', { name: 'Guarda dos dados de Reembolso de despesas' });
  await expect.element(dialog.getByRole('combobox', { name: 'Prazo' })).toHaveValue('');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Prazo' }), '6 meses');
  await userEvent.click(dialog.getByRole('button', { name: 'Simular' }));
  await expect.element(dialog.getByText(/seria removido hoje/).first()).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await expect.element(dialog.getByText('Informe o motivo')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Motivo legal/ }), 'prazo fiscal');
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Guarda dos dados salva')).toBeVisible();
  const rules = await sandbox.services.db
    .selectFrom('retention_rules')
    .select(['months', 'reason', 'parent_id'])
    .execute();
  expect(rules).toEqual([{ months: 6, reason: 'prazo fiscal', parent_id: expect.any(Number) }]);

  await sandbox.services.db.updateTable('retention_rules').set({ waiting: 1200 }).execute();
  await userEvent.click(button);
  await expect.element(dialog.getByText('1.200 solicitações esperam por confirmação')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmar remoção' }));
  await expect.element(screen.getByText('Remoção confirmada')).toBeVisible();
});

test('a process analyst is not offered the retention of data', async () => {
  const { screen } = await open({}, { page: sandboxPage(sandbox, 'bruno.amaral') });
  await expect.element(screen.getByRole('link', { name: 'Reembolso de despesas' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Guarda dos dados/ }).elements()).toEqual([]);
});

test('selecting text in a row does not open the process, a click does', async () => {
  const { screen, navigate } = await open();
  const day = screen
    .getByRole('row', { name: /Reembolso de despesas/ })
    .getByRole('cell')
    .nth(2);
  await expect.element(day).toBeVisible();
  await userEvent.dragAndDrop(day, day, { sourcePosition: { x: 10, y: 20 }, targetPosition: { x: 60, y: 20 } });
  expect(navigate).not.toHaveBeenCalled();
  await day.click();
  expect(navigate).toHaveBeenCalledOnce();
});
