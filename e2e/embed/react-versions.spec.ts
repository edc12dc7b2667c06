import type { Page } from '@playwright/test';
import { Portal } from '../pages/Portal.ts';
import { fundService } from '../support/request-fund.ts';
import { expect, test } from '../support/test.ts';
import { typeInto } from '../support/typing.ts';
import { reactVersions, servePage } from './serve-page.ts';

const html = `<!doctype html><html lang="pt-BR"><title>Intranet</title><link rel="stylesheet" href="/page.css">
<link rel="icon" href="data:,"><body style="margin: 0"><div id="wall"></div><script type="module" src="/page.js"></script>`;

/** The method and address of every call to the API, with the body of calls that change something. */
function callsOf(page: Page, api: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(api) || request.method() === 'OPTIONS') return;
    calls.push(`${request.method()} ${request.url().slice(api.length)} ${request.postData() ?? ''}`.trim());
  });
  return calls;
}

for (const react of reactVersions) {
  test.describe(`with React ${react}`, () => {
    test.setTimeout(240_000);

    test(`E3.01 E3.04 React ${react}: every widget works in development and StrictMode without a message or a repeated call`, async ({
      openWindow,
      server,
    }) => {
      const page = await openWindow();
      const token = await server.tokenFor('patricia.lemos');
      const script = { entryPoints: ['e2e/embed/widget-wall.tsx'] };
      const served = await servePage({ script, html, token, react, development: true });
      const calls = callsOf(page, `${server.origin}/v1`);
      // without what the load before stored, such as the chosen department
      await page.addInitScript(() => localStorage.clear());
      const callsWith = async (search: string): Promise<string[]> => {
        await page.goto(`${served.address}${search}#${server.origin}`);
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Enviar' })).toBeVisible({ timeout: 60_000 });
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
        await expect(page.locator('[data-slot="tabs"] dl p').first()).toBeVisible({ timeout: 60_000 });
        expect(await page.locator('#wall [data-slot="root"]').count()).toBeGreaterThan(10);
        return calls.splice(0).sort();
      };
      const once = await callsWith('');
      expect(once.length).toBeGreaterThan(20);
      expect(await callsWith('?strict')).toEqual(once);
      // a page that is still loading would log errors when its server ends
      await page.close();
      await served.close();
    });

    test(`E3.01 React ${react}: a service is requested, approved, completed and rated with embedded widgets`, async ({
      openWindow,
      server,
    }) => {
      const closing: (() => Promise<unknown>)[] = [];
      /** Opens a page of the intranet as a user. */
      const open = async (userName: string, path = ''): Promise<Portal> => {
        const page = await openWindow();
        const token = await server.tokenFor(userName);
        const served = await servePage({ script: { entryPoints: ['e2e/embed/service-desk.tsx'] }, html, token, react });
        closing.push(() => page.close().then(served.close));
        await page.goto(`${served.address}${path}#${server.origin}`);
        return new Portal(page);
      };
      const requester = await open('rafael.nunes', 'services');
      await typeInto(requester.catalogue.search, 'fundo fixo');
      await requester.catalogue.request(fundService.title);
      await requester.requestDialog.field('Pedido').selectOption('Reforço');
      await typeInto(requester.requestDialog.field('Valor'), '350,00');
      await typeInto(requester.requestDialog.field('Observação'), `Troco com React ${react}.`);
      await requester.requestDialog.send.click();
      const idk = await requester.requestDialog.sentIdk();
      const protocol = (await requester.requestDialog.follow.getAttribute('href'))?.split('/').at(-1);

      const superior = await open('helena.barros');
      await superior.tasks.open(idk);
      await expect(superior.detail.field('Valor')).toHaveValue('350,00');
      await superior.detail.approve.click();
      await expect(superior.tasks.row(idk)).toHaveCount(0);

      const attendant = await open('mariana.costa');
      await attendant.tasks.open(idk);
      await attendant.detail.assign.click();
      await attendant.detail.complete.click();
      await expect(attendant.tasks.row(idk)).toHaveCount(0);

      const rater = await open('rafael.nunes', `rate/${protocol}`);
      await rater.rating.answer('Gostei');
      await typeInto(rater.rating.comment, 'Chegou antes do feriado.');
      await rater.rating.send.click();
      await expect(rater.rating.thanks).toBeVisible();
      for (const close of closing) await close();
    });
  });
}
