import type { Page } from '@playwright/test';
import { Portal } from '../pages/Portal.ts';
import { startFund } from '../support/request-fund.ts';
import { expect, test } from '../support/test.ts';
import { runExample } from './run-example.ts';

/** The inbox of one of the users. */
const inboxIn = (page: Page, name: string) => new Portal(page.getByRole('region', { name }) as unknown as Page);

test('E6.04 E8.01 E8.02 two users with two themes approve and complete a request on one page', async ({
  page,
  server,
}) => {
  const [idk] = await startFund(server, 'Reforço do caixa.');
  const tokens = { manager: await server.tokenFor('helena.barros'), attendant: await server.tokenFor('mariana.costa') };
  const example = await runExample('two-users', {
    TRAMITA_API: server.origin,
    MANAGER_TOKEN: tokens.manager,
    ATTENDANT_TOKEN: tokens.attendant,
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const token = request.headers()['authorization']?.replace('Bearer ', '');
    if (pathname === '/v1/tasks' && token) sent.push(`${searchParams.get('assignedToMe')} ${token}`);
  });
  // wide enough for two lists with their filters
  await page.setViewportSize({ width: 2800, height: 900 });
  await page.goto(example.address);
  const manager = inboxIn(page, 'Gestão');
  const attendant = inboxIn(page, 'Atendimento');
  await expect(attendant.tasks.rows.first()).toBeVisible();

  await manager.tasks.open(idk);
  await expect(manager.detail.field('Valor')).toHaveValue('350,00');
  const roots = page.locator('[data-slot="root"]');
  await expect(roots.nth(0)).toHaveAttribute('data-theme', 'light');
  await expect(roots.nth(1)).toHaveAttribute('data-theme', 'dark');
  await manager.detail.approve.click();
  await expect(manager.tasks.row(idk)).toHaveCount(0);

  await attendant.tasks.open(idk);
  await attendant.detail.assign.click();
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  await attendant.detail.complete.click();
  await expect(attendant.tasks.row(idk)).toHaveCount(0);

  expect([...new Set(sent)].sort()).toEqual([`false ${tokens.attendant}`, `true ${tokens.manager}`].sort());
  const keys = await page.evaluate(() => Object.keys(localStorage));
  // a key is `tramita:{user}:{choice}`
  const users = new Set(keys.filter((key) => key.startsWith('tramita:')).map((key) => key.split(':')[1]));
  expect(users.size).toBe(2);
  await page.close();
  await example.stop();
});
