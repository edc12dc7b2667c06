// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createClient, staticTokenProvider } from '@tramita/client';
import type { StoredSheet } from '@tramita/client/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { TramitaProvider } from '../../provider/TramitaProvider.tsx';
import { Sheets } from './Sheets.tsx';

const sheet: StoredSheet = {
  id: 7,
  url: 'https://docs.google.com/spreadsheets/d/1aBcDeFgHiJkLmNoPqRsTuVwXyZ/edit',
  sheetName: 'Pedidos',
  columns: ['IDK', 'Valor'],
  rowCount: 1240,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-19T17:00:00.000Z',
};

/** Renders the sheets; tests change the answers of `server` afterwards. */
function open(first: Partial<{ status: number; sheets: StoredSheet[] }> = {}) {
  const server = { status: 200, sheets: [sheet], ...first };
  const asked: string[] = [];
  const client = createClient({
    baseUrl: 'http://api.test',
    tokenProvider: staticTokenProvider('token'),
    fetch: async (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
      asked.push(pathname + search);
      const errorCode = server.status === 403 ? 'FORBIDDEN' : 'INTERNAL_ERROR';
      if (server.status !== 200) return Response.json({ errorCode }, { status: server.status });
      if (pathname.endsWith('/file')) return new Response('bytes');
      return Response.json({ elements: server.sheets, totalElements: server.sheets.length });
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = render(
    <TramitaProvider storageScope="ana" client={client} onError={() => {}} queryClient={queryClient}>
      <Sheets />
    </TramitaProvider>,
  );
  return { server, asked, screen };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('shows tab, columns and row count of a sheet and downloads it in both formats', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { server, asked, screen } = open();
  expect((await screen.findByText('Pedidos')).closest('tr')?.textContent).toMatch(/Pedidoshttps:.*IDK, Valor1\.240/);
  const button = (name: string) => screen.getByRole('button', { name });
  fireEvent.click(button('Baixar xlsx de Pedidos'));
  await waitFor(() => expect(saved).toEqual(['Pedidos.xlsx']));
  await waitFor(() => expect(button('Baixar csv de Pedidos').getAttribute('aria-busy')).toBeNull());
  fireEvent.click(button('Baixar csv de Pedidos'));
  await waitFor(() => expect(saved).toEqual(['Pedidos.xlsx', 'Pedidos.csv']));
  expect(asked.slice(1)).toEqual(['/v1/sheets/7/file?format=xlsx', '/v1/sheets/7/file?format=csv']);

  server.status = 500;
  fireEvent.click(button('Baixar csv de Pedidos'));
  expect(await screen.findByText('Não foi possível baixar a planilha.')).toBeTruthy();
  expect(saved).toHaveLength(2);
});

test('explains an empty list and clears a search without results', async () => {
  const { server, asked, screen } = open({ sheets: [] });
  expect(await screen.findByText(/As linhas que tarefas de serviço gravam/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Limpar pesquisa' })).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Pesquisar planilhas' }), { target: { value: 'notas' } });
  expect(await screen.findByText(/Nada corresponde a "notas"/)).toBeTruthy();
  expect(asked.at(-1)).toContain('q=notas');
  server.sheets = [sheet];
  const [, clear] = screen.getAllByRole('button', { name: 'Limpar pesquisa' });
  fireEvent.click(clear as HTMLElement);
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', ''));
});

test('retries a failed load and shows the reason to users without permission', async () => {
  const { server, screen } = open({ status: 500 });
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  server.status = 200;
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Pedidos')).toBeTruthy();
  cleanup();
  expect(await open({ status: 403 }).screen.findByText(/Só analistas de processos e administradores/)).toBeTruthy();
});

test('C2.05 announces that the sheets could not be loaded', async () => {
  const { screen } = open({ status: 500 });
  await screen.findByText('Ocorreu um erro interno');
  expect(screen.getByText('A lista não foi carregada')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Carregando/);
});
