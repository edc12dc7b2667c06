import { expect, test } from '../support/test.ts';
import { approveFund, sendFund, withExample } from './in-example.ts';

test('E4.09 E8.01 E8.02 a task is approved in plain HTML without a violation of its policy', async ({
  page,
  server,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => console.error(event.violatedDirective)),
  );
  await withExample({ name: 'plain-html-csp', page, server, userName: 'helena.barros' }, async (used) => {
    await approveFund(used, { whileOpen: () => expect(page.locator('#said')).toHaveText(/^Tarefa aberta: [\w-]+$/) });
  });
});

test('E8.01 E8.02 a request is sent in a Vue application, which hears of it', async ({ page, server }) => {
  await withExample({ name: 'vue', page, server, userName: 'rafael.nunes' }, async (used) => {
    const idk = await sendFund(used);
    await expect(page.getByText(`Solicitação ${idk} enviada`)).toBeVisible();
  });
});

test('E8.01 E8.02 a task is approved in an Angular application, which hears of its opening', async ({
  page,
  server,
}) => {
  await withExample({ name: 'angular', page, server, userName: 'helena.barros' }, async (used) => {
    await approveFund(used, { whileOpen: () => expect(page.getByText(/^Tarefa aberta: [\w-]+$/)).toBeVisible() });
  });
});
