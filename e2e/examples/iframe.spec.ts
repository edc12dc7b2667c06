import type { Page } from '@playwright/test';
import { Portal } from '../pages/Portal.ts';
import { startFund } from '../support/request-fund.ts';
import { expect, test } from '../support/test.ts';
import { withExample } from './in-example.ts';

test.use({ serverFlags: ['--frame-ancestors', 'http://localhost:*'] });

test('E5.04 E8.01 a task is approved in a frame, and the page around it hears of its opening', async ({
  page,
  server,
}) => {
  const [idk] = await startFund(server, 'Reforço do caixa.');
  await withExample({ name: 'iframe', page, server, userName: 'helena.barros' }, async () => {
    // the page objects of the portal work in a frame too
    const { tasks, detail } = new Portal(page.frameLocator('#tasks iframe') as unknown as Page);
    await tasks.open(idk);
    await expect(page.locator('#said')).toHaveText(/^Tarefa aberta: [\w-]+$/);
    await detail.approve.click();
    await expect(tasks.row(idk)).toHaveCount(0);
  });
});
