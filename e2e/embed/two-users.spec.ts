import type { Locator } from '@playwright/test';
import { startFund } from '../support/request-fund.ts';
import { expect, test } from '../support/test.ts';
import { typeInto } from '../support/typing.ts';
import { servePage } from './serve-page.ts';

const html =
  '<!doctype html><html lang="pt-BR"><head><title>Intranet</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"></head><body><script type="module" src="/page.js"></script></body></html>';

const rowOf = (inbox: Locator, idk: string) => inbox.locator('tbody').getByRole('row').filter({ hasText: idk });

test('E6.04 E11.01 two users with two themes and two languages work on one page at the same time', async ({
  page,
  server,
}) => {
  const [idk] = await startFund(server, 'Reforço do caixa.');
  const tokens = { manager: await server.tokenFor('helena.barros'), attendant: await server.tokenFor('mariana.costa') };
  const served = await servePage({ script: { entryPoints: ['e2e/embed/two-users.tsx'] }, html, token: '' });
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const token = request.headers()['authorization']?.replace('Bearer ', '');
    if (pathname === '/v1/tasks' && token) sent.push(`${searchParams.get('assignedToMe')} ${token}`);
  });
  // wide enough for two lists with their filters
  await page.setViewportSize({ width: 2800, height: 900 });
  await page.goto(`${served.address}#${encodeURIComponent(JSON.stringify({ api: server.origin, ...tokens }))}`);
  const manager = page.getByRole('region', { name: 'manager' });
  const attendant = page.getByRole('region', { name: 'attendant' });
  await expect(manager.getByRole('region', { name: 'Task list' })).toBeVisible();
  await expect(attendant.getByRole('region', { name: 'Lista de tareas' })).toBeVisible();
  const roots = page.locator('section > [data-slot="root"]');
  await expect(roots.nth(0)).toHaveAttribute('data-theme', 'light');
  await expect(roots.nth(0)).toHaveAttribute('lang', 'en');
  await expect(roots.nth(1)).toHaveAttribute('data-theme', 'dark');
  await expect(roots.nth(1)).toHaveAttribute('lang', 'es');

  await typeInto(manager.getByRole('textbox', { name: 'Filter by IDK' }), idk);
  await rowOf(manager, idk).getByRole('link').first().click();
  await manager.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(rowOf(manager, idk)).toHaveCount(0);

  await typeInto(attendant.getByRole('textbox', { name: 'Filtrar por IDK' }), idk);
  await rowOf(attendant, idk).getByRole('link').first().click();
  const detail = attendant.locator('[data-slot="task-detail"]');
  await detail.getByRole('button', { name: 'Asignarme', exact: true }).click();
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  await detail.getByRole('button', { name: 'Completar', exact: true }).click();
  await expect(rowOf(attendant, idk)).toHaveCount(0);

  expect([...new Set(sent)].sort()).toEqual([`false ${tokens.attendant}`, `true ${tokens.manager}`].sort());
  const keys = await page.evaluate(() => Object.keys(localStorage));
  // a key is `tramita:{user}:{choice}`
  const users = new Set(keys.filter((key) => key.startsWith('tramita:')).map((key) => key.split(':')[1]));
  expect(users.size).toBe(2);
  await page.close();
  await served.close();
});
