import { Portal } from '../pages/Portal.ts';
import { startFund } from '../support/request-fund.ts';
import { expect, test } from '../support/test.ts';
import { runExample } from './run-example.ts';

test('E3.05 E3.06 E3.07 E8.01 E8.02 a Next.js application renders tasks on its server, and one is approved in it', async ({
  page,
  server,
}) => {
  const [idk] = await startFund(server, 'Reforço do caixa.');
  const example = await runExample('next-app-router', {
    TRAMITA_API: server.origin,
    TRAMITA_USER: 'helena.barros',
    TRAMITA_TOKEN: await server.tokenFor('helena.barros'),
  });
  const html = await (await page.request.get(`${example.address}/tarefas`)).text();
  expect(html).toContain(idk);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${server.origin}/v1`)) calls.push(request.url());
  });

  await page.goto(example.address);
  await expect(page.getByRole('heading', { name: /Helena/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);

  await page.goto(`${example.address}/tarefas`);
  const { tasks, detail } = new Portal(page);
  await expect(tasks.row(idk)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await tasks.open(idk);
  await expect(page).toHaveURL(/tarefa=/);
  await detail.approve.click();
  await expect(tasks.row(idk)).toHaveCount(0);
  await page.close();
  await example.stop();
});
