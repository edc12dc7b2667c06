import { startRequest } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { Outbox, type OutboxProps } from './Outbox.tsx';

const sandbox = await openSandbox(1280, 800);

/** Requests access to systems, which sends an e-mail about the step to the requester's superior. */
async function askForAccess(times = 1) {
  const { client } = sandboxPage(sandbox, 'juliana.prado');
  const params = { id: sandboxIds.services.acessoASistemas };
  const body = { sistemas: ['erp'], perfil: 'Consulta', modulo: 'notas', justificativa: 'Nova função.' };
  for (let count = 0; count < times; count += 1) await client.call(startRequest, { params, body });
  await sandbox.runJobs();
}

async function open(props: Partial<OutboxProps> = {}, userName = 'patricia.lemos') {
  const page = sandboxPage(sandbox, userName);
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 700, display: 'flex' }}>
          <Outbox {...props} />
        </div>
      </StrictMode>,
    ),
  );
  return { ...page, screen };
}

test('M3.2.15 opens an e-mail of a step by keyboard, with a link to its request', async () => {
  await askForAccess();
  const { screen } = await open({ requestHref: (protocol) => `/report/task/${protocol}` });
  const subject = screen.getByRole('button', { name: /Nova tarefa: Aprovação do gestor · Acesso a sistemas/ });
  await expect.element(subject).toBeVisible();
  await expect.element(screen.getByText('Helena Barros')).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'Guardada' })).toBeVisible();
  subject.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('helena.barros@redeipe.example')).toBeVisible();
  await expect.element(dialog.getByText(/O canal não está configurado/)).toBeVisible();
  await expect.element(dialog.getByText(/Solicitante: Juliana Prado/)).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Abrir a solicitação' });
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/report\/task\/[\w-]{36}$/));
  await userEvent.keyboard('{Escape}');
  await expect.element(subject).toHaveFocus();
});

test('filters reload the list, are reported to the page and return to the first page', async () => {
  await askForAccess();
  const onFilterChange = vi.fn();
  const { screen, sent } = await open({ onFilterChange });
  await expect.element(screen.getByRole('button', { name: /Nova tarefa/ })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Canal' }), 'Mensagem');
  await expect.element(screen.getByText('Nenhuma mensagem com estes filtros.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Com falha');
  expect(onFilterChange).toHaveBeenLastCalledWith({ channel: 'CHAT', state: 'FAILED', page: 0 });
  await vi.waitFor(() => {
    const { search } = sent('GET', '/v1/outbox').at(-1) ?? {};
    expect([search?.get('channel'), search?.get('state'), search?.get('page')]).toEqual(['CHAT', 'FAILED', '0']);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await expect.element(screen.getByRole('button', { name: /Nova tarefa/ })).toBeVisible();
});

test('turns pages and shows the last page if the chosen one does not exist any more', async () => {
  await askForAccess(27);
  const { screen } = await open();
  const rows = () => document.querySelectorAll('tbody button').length;
  await expect.element(screen.getByRole('navigation')).toHaveTextContent('1–25 de 27');
  expect(rows()).toBe(25);
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  await vi.waitFor(() => expect(rows()).toBe(2));
  await screen.unmount();
  const onFilterChange = vi.fn();
  await open({ filter: { channel: null, state: null, page: 9 }, onFilterChange });
  await vi.waitFor(() => expect(onFilterChange).toHaveBeenCalledWith({ channel: null, state: null, page: 1 }));
});

test('on a phone rows are cards and nothing overflows the screen', async () => {
  await browserPage.viewport(390, 780);
  await askForAccess(2);
  const { screen } = await open();
  const subject = screen.getByRole('button', { name: /Nova tarefa/ }).first();
  await expect.element(subject).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(subject.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(subject);
  await expect.element(screen.getByRole('dialog').getByText(/Processo: Acesso a sistemas/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('C10.22 on a phone the filters have gaps and are large enough to press', async () => {
  await browserPage.viewport(390, 780);
  const { screen } = await open();
  await expect.element(screen.getByText(/^\d+ mensagens?$/).first()).toBeVisible();
  const toolbar = screen.getByRole('group', { name: 'Filtros da caixa de saída' }).element().getBoundingClientRect();
  const filters = screen.getByRole('combobox').elements();
  expect(filters).toHaveLength(2);
  for (const filter of filters) {
    const { height, bottom, right } = (filter.parentElement as HTMLElement).getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(toolbar.bottom - bottom).toBeGreaterThanOrEqual(8);
    expect(toolbar.right - right).toBeGreaterThanOrEqual(16);
  }
});

test('C7.09 the header spans the table also without messages, at every width', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('Nenhuma mensagem')).toBeVisible();
  for (const width of [1440, 1032, 900, 720]) {
    await browserPage.viewport(width, 800);
    const table = screen.getByRole('table').element();
    const heads = [...table.querySelectorAll('th')].filter((head) => head.offsetWidth > 0);
    await vi.waitFor(() => {
      const edge = Math.max(...heads.map((head) => head.getBoundingClientRect().right));
      expect(edge).toBeCloseTo(table.getBoundingClientRect().right, 0);
    });
  }
});

test('C2.05 announces that the messages could not be loaded', async () => {
  sandbox.faults.next({ endpoint: 'outbox.list', status: 500, times: 9 });
  const { screen } = await open();
  await expect.element(screen.getByText('Ocorreu um erro interno')).toBeVisible();
  await expect.element(screen.getByText('A lista não foi carregada')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/Carregando/);
});
