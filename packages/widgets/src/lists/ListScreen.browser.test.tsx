import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cities, ListExample, readyList } from './testing/ListExample.tsx';

const error = Object.assign(new Error('500'), { code: 'HTTP_PROBLEM', status: 500 });
const problem = { kind: 'failed', error } as const;

test('shows placeholders and announces the load while loading', async () => {
  const list = { ...readyList, status: 'loading', rows: [], total: null } as const;
  const screen = await render(<ListExample list={list} />);
  await expect.element(screen.getByText('Carregando...')).toBeInTheDocument();
  expect(document.querySelectorAll('tbody tr[aria-hidden="true"]')).toHaveLength(3);
  await expect.element(screen.getByRole('region', { name: 'Cidades' })).toHaveAttribute('aria-busy', 'true');
});

test('shows the rows below their headers, announces the count and turns pages', async () => {
  const onPageChange = vi.fn();
  const screen = await render(<ListExample list={readyList} onPageChange={onPageChange} />);
  await expect.element(screen.getByRole('row', { name: 'Cidade Habitantes' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Recife 1488920' })).toBeVisible();
  await expect.element(screen.getByText('42 cidades')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Próxima página' }).click();
  expect(onPageChange).toHaveBeenCalledWith(1);
});

test('shows the empty state if there are no rows', async () => {
  const screen = await render(<ListExample list={{ ...readyList, rows: [], total: 0 }} />);
  await expect.element(screen.getByText('Nenhuma cidade')).toBeVisible();
});

test('offers to retry a failed load and hides the pages', async () => {
  const retry = vi.fn();
  const list = { ...readyList, status: 'error', problem, rows: [], total: null, retry } as const;
  const screen = await render(<ListExample list={list} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar as cidades');
  await expect.element(screen.getByText('A lista não foi carregada')).toBeInTheDocument();
  expect(screen.getByRole('navigation').query()).toBeNull();
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test('keeps the rows when a refresh fails and offers to retry', async () => {
  const retry = vi.fn();
  const screen = await render(<ListExample list={{ ...readyList, hasFailedLater: true, problem, retry }} />);
  await expect.element(screen.getByText('Recife')).toBeVisible();
  await expect.element(screen.getByText('Não foi possível carregar as cidades')).toBeVisible();
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test('shows only the reason to a user who cannot see the list', async () => {
  const screen = await render(<ListExample list={{ ...readyList, status: 'forbidden' }} />);
  await expect.element(screen.getByText('Só prefeitos veem as cidades.')).toBeVisible();
  expect(screen.getByText('Recife').query()).toBeNull();
});

test('an endless list loads more at its end and announces it', async () => {
  const loadMore = vi.fn();
  const list = { ...readyList, hasMore: true, isLoadingMore: false, loadMore };
  const screen = await render(<ListExample list={list} />);
  await vi.waitFor(() => expect(loadMore).toHaveBeenCalled());
  // two placeholders and the observed end
  expect(document.querySelectorAll('tbody tr[aria-hidden="true"]')).toHaveLength(3);
  await screen.rerender(<ListExample list={{ ...list, isLoadingMore: true }} />);
  await expect.element(screen.getByText('Carregando mais cidades')).toBeInTheDocument();
});

test('an endless list shows the failure of its next page after its rows', async () => {
  const list = { ...readyList, hasMore: true, isLoadingMore: false, loadMore: () => {}, hasFailedLater: true, problem };
  const screen = await render(<ListExample list={list} />);
  await expect.element(screen.getByText('Não foi possível carregar as cidades')).toBeVisible();
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '');
  expect(rows[cities.length]).toContain('Tentar novamente');
});
