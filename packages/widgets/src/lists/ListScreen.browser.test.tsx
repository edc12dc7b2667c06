import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EndlessGroups, listPage, PagedGroups } from './testing/GroupLists.tsx';

const names = ['Compras', 'Facilities', 'Financeiro', 'Jurídico', 'TI'];

/** Returns a page of two groups, filtered by the search text. */
function groups(query: URLSearchParams): Response {
  const found = names.filter((name) => name.includes(query.get('q') ?? ''));
  const start = Number(query.get('page')) * 2;
  const elements = found.slice(start, start + 2).map((name) => ({ id: names.indexOf(name) + 1, name, active: true }));
  return Response.json({ elements, totalElements: found.length });
}
const failed = (status: number) => Response.json({}, { status });

const open = (list: ReactNode, handle: (query: URLSearchParams) => Response) => render(listPage(list, handle));

test('a failed load shows the error instead of the rows, and retry loads them', async () => {
  let isBroken = true;
  const screen = await open(<PagedGroups />, (query) => (isBroken ? failed(500) : groups(query)));
  await expect.element(screen.getByText('Não foi possível carregar os grupos')).toBeVisible();
  expect(screen.getByRole('navigation').elements()).toHaveLength(0);
  isBroken = false;
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(screen.getByRole('cell', { name: 'Compras' })).toBeVisible();
  await expect.element(screen.getByText('5 grupos')).toBeInTheDocument();
});

test('the next page replaces the rows, and retry loads a page that failed', async () => {
  let isBroken = false;
  const screen = await open(<PagedGroups />, (query) => (isBroken ? failed(500) : groups(query)));
  await expect.element(screen.getByRole('cell', { name: 'Facilities' })).toBeVisible();
  await screen.getByRole('button', { name: /próxima/i }).click();
  await expect.element(screen.getByRole('cell', { name: 'Jurídico' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Compras' }).elements()).toHaveLength(0);
  isBroken = true;
  await screen.getByRole('button', { name: /próxima/i }).click();
  await expect.element(screen.getByText('Não foi possível carregar os grupos')).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(screen.getByRole('cell', { name: 'TI' })).toBeVisible();
});

test('an endless list keeps its rows if the next page fails, and retry loads that page', async () => {
  let isBroken = true;
  const screen = await open(<EndlessGroups />, (query) =>
    query.get('page') === '1' && isBroken ? failed(500) : groups(query),
  );
  await expect.element(screen.getByText('Não foi possível carregar os grupos')).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'Compras' })).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(screen.getByRole('cell', { name: 'TI' })).toBeVisible();
});

test('a list without rows shows its empty state', async () => {
  const screen = await open(<PagedGroups />, () => Response.json({ elements: [], totalElements: 0 }));
  await expect.element(screen.getByText('Nenhum grupo')).toBeVisible();
});

test('a search reads the matching rows, and its box keeps the focus', async () => {
  const screen = await open(<PagedGroups />, groups);
  await expect.element(screen.getByRole('cell', { name: 'Compras' })).toBeVisible();
  const box = screen.getByRole('textbox', { name: 'Pesquisar grupos' });
  await box.click();
  await userEvent.keyboard('Fin');
  await expect.element(screen.getByRole('cell', { name: 'Financeiro' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Compras' }).elements()).toHaveLength(0);
  await expect.element(box).toHaveFocus();
});
