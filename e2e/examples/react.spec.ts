import { Portal } from '../pages/Portal.ts';
import { expect, test } from '../support/test.ts';
import { approveFund, sendFund, withExample } from './in-example.ts';

test('E3.01 E8.01 E8.02 a task is approved in a React 18 application', async ({ page, server }) => {
  await withExample({ name: 'vite-react-18', page, server, userName: 'helena.barros' }, approveFund);
});

test('E7.02 E8.01 E8.02 a request is sent in a React 19 application without a router', async ({ page, server }) => {
  await withExample({ name: 'vite-react-19', page, server, userName: 'rafael.nunes' }, async (used) => {
    const address = page.url();
    expect(await sendFund(used)).toMatch(/^\d+$/);
    await page.keyboard.press('Escape');
    await expect(new Portal(page).requestDialog.dialog).toHaveCount(0);
    expect(page.url()).toBe(address);
  });
});

test('E2.06 E8.01 E8.02 a task is approved in the colours of a company and in the chosen theme', async ({
  page,
  server,
}) => {
  await withExample({ name: 'theming', page, server, userName: 'helena.barros' }, async (used) => {
    await approveFund(used, {
      whileOpen: async () => {
        const { approve } = new Portal(page).detail;
        await expect(approve).toHaveCSS('background-color', 'rgb(0, 105, 92)');
        await expect(approve).toHaveCSS('font-family', 'Georgia, serif');
        await page.getByLabel('Tema:').selectOption('dark');
        await expect(page.locator('[data-slot="root"]').first()).toHaveAttribute('data-theme', 'dark');
      },
    });
  });
});
