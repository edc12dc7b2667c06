import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { serveRendered } from './rendered/serve-rendered.ts';
import { reactVersions } from './serve-page.ts';
import { tokenOf } from './token-of.ts';

/** The text of HTML, with `|` between elements. */
const textOf = (html: string) =>
  html
    .replace(/<(script|title)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/[|\s]+/g, '|');

/** Holds the answers to some requests of a page back. */
async function holdBack(page: Page, requests: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    await route.continue();
  });
  return { isAsked: page.waitForRequest(requests), release };
}

for (const react of reactVersions) {
  test(`E3.06 E3.08 React ${react}: prefetched pages are in the HTML of the server, and hydration calls nothing again`, async ({
    enter,
    server,
  }) => {
    test.slow();
    const { page } = await enter('mariana.costa');
    const token = await tokenOf(page);
    const visit = { api: server.origin, userName: 'mariana.costa', token, isPrefetched: true };
    const served = await serveRendered(visit, react);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${server.origin}/v1`)) calls.push(`${request.method()} ${request.url()}`);
    });
    for (const [name, shown] of [
      ['inbox', /\|\d{5}\|·\|.*\|Abrir\|/],
      ['catalogue', /\|Reembolso\|de\|despesas\|/],
      ['summary', /\|Mais\|antigas\|da\|fila\|/],
    ] as const) {
      const html = await (await page.request.get(`${served.address}/${name}`)).text();
      expect(textOf(html), name).toMatch(shown);
      await page.goto('about:blank');
      calls.length = 0;
      // the clock of this browser is four minutes slow, so that a time rendered by each alone would differ
      await page.clock.install({ time: Date.now() - 240_000 });
      await page.goto(`${served.address}/${name}`);
      await expect(page.locator('[data-slot="root"] [data-slot="portal"]').first()).toBeAttached();
      await page.clock.runFor(2000);
      await page.waitForLoadState('networkidle');
      expect(calls, name).toEqual([]);
    }
    await page.close();
    await served.close();
  });

  test(`E3.06 React ${react}: a part that hydrates late does not show what another one has loaded meanwhile`, async ({
    enter,
    server,
  }) => {
    const { page } = await enter('mariana.costa');
    const token = await tokenOf(page);
    const served = await serveRendered(
      { api: server.origin, userName: 'mariana.costa', token, isPrefetched: true },
      react,
    );
    // the inbox hydrates when the code of its rows is there, the summary at once
    await page.route(/TaskRows/, async (route) => {
      await page.waitForResponse(/unread/);
      await route.continue();
    });
    await page.goto(`${served.address}/partly`);
    await expect(page.getByText(/^\d+ não lidas$/).first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Lista de tarefas' }).getByRole('link').first()).toBeVisible();
    await page.close();
    await served.close();
  });

  test(`E3.05 React ${react}: frames of widgets are in the HTML of the server, which the browser keeps and fills`, async ({
    enter,
    server,
  }) => {
    test.slow();
    const { page } = await enter('patricia.lemos');
    const token = await tokenOf(page);
    const served = await serveRendered(
      { api: server.origin, userName: 'patricia.lemos', token, isPrefetched: false },
      react,
    );
    const html = await (await page.request.get(`${served.address}/frames`)).text();
    for (const text of [/Filtros/, /Escolha pelo menos um filtro/, /Relatório de NPS/, /Adicionar departamento/]) {
      expect(html).toMatch(text);
    }
    await page.goto(`${served.address}/frames`);
    await expect(page.getByRole('table', { name: 'Lista de tarefas' }).getByRole('link').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // the code of a part arrives after the user, for whom the browser draws the modeler again
    const user = await holdBack(page, /\/auth\/info/);
    const code = await holdBack(page, /ProcessSettings/);
    await page.goto(`${served.address}/modeler`);
    await code.isAsked;
    const fromServer = await page.locator('[data-slot="root"]').elementHandle();
    await expect(page.locator('[data-slot="modeler-settings"]').getByRole('textbox').first()).toBeVisible();
    user.release();
    await fromServer?.waitForElementState('hidden');
    code.release();
    await expect(page.locator('[data-slot="modeler-settings"]').getByRole('textbox').first()).toBeVisible();
    await page.close();
    await served.close();
  });
}
