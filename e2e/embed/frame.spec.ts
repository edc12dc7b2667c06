import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { Portal } from '../pages/Portal.ts';
import { fundService, startFund } from '../support/request-fund.ts';
import { expect, test } from '../support/test.ts';
import { typeInto } from '../support/typing.ts';

test.use({ serverFlags: ['--frame-ancestors', 'http://localhost:*'] });

interface Intranet {
  readonly address: string;
  readonly close: () => Promise<unknown>;
}

/** A page of another origin that shows a page of the portal with `embed.js`. `tokens` are handed over one by one. */
async function serveIntranet(portal: string, page: string, tokens: readonly string[] | null): Promise<Intranet> {
  const script = `
    const tokens = ${JSON.stringify(tokens)};
    window.asked = [];
    window.seen = [];
    const place = document.querySelector('#place');
    for (const name of ['tramita-open-task', 'tramita-navigate', 'tramita-sent', 'tramita-rated', 'tramita-close']) {
      document.addEventListener(name, ({ type, detail }) => window.seen.push([type, detail]));
    }
    const token = (renew) => {
      window.asked.push(renew);
      return tokens.length > 1 && renew ? (tokens.shift(), tokens[0]) : tokens[0];
    };
    window.shown = Tramita.embed('#place', { page: ${JSON.stringify(page)}, title: 'Portal', ...(tokens && { token }) });`;
  const html = `<!doctype html><html lang="pt-BR"><title>Intranet</title><link rel="icon" href="data:,">
<body style="margin: 0"><header><h1>Intranet</h1></header><div id="place"></div>
<script src="${portal}/embed.js"></script><script src="/page.js"></script>`;
  const server = createServer(({ url }, response) => {
    const isScript = url === '/page.js';
    response.writeHead(200, { 'content-type': `text/${isScript ? 'javascript' : 'html'}; charset=utf-8` });
    response.end(isScript ? script : html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: [string, unknown][] }).seen);
/** The page objects of the portal, for its pages in a frame. */
const portalIn = (frame: FrameLocator) => new Portal(frame as unknown as Page);

/** Returns the name of a service in addresses. */
async function nameOf(origin: string, token: string, title: string): Promise<string> {
  const query = new URLSearchParams({ q: title, page: '0', size: '8' });
  const response = await fetch(`${origin}/v1/services?${query}`, { headers: { authorization: `Bearer ${token}` } });
  const { elements } = (await response.json()) as { elements: { name: string; title: string }[] };
  return elements.find((service) => service.title === title)?.name ?? '';
}

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Portal"]');

/** Opens a page of the intranet, runs the steps in it and closes both. */
async function visit(page: Page, intranet: Intranet, steps: (frame: FrameLocator) => Promise<void>): Promise<void> {
  await page.goto(intranet.address);
  await steps(frameOf(page));
  await page.goto('about:blank');
  await intranet.close();
}

test('E5.01 E5.02 E5.04 a page hands its token over, sees which task is opened in the frame, and one is approved', async ({
  page,
  server,
  expectAccessible,
}) => {
  const [idk] = await startFund(server, 'Reforço do caixa.');
  const token = await server.tokenFor('helena.barros');
  await visit(page, await serveIntranet(server.origin, 'inbox', [token]), async (frame) => {
    const { tasks, detail } = portalIn(frame);
    await tasks.open(idk);
    await detail.approve.click();
    await expect(tasks.row(idk)).toHaveCount(0);
    await expect(frame.getByRole('navigation', { name: /menu/i })).toHaveCount(0);
    await expect(frame.getByRole('banner')).toHaveCount(0);
    const events = await seen(page);
    const opened = events.filter(([name]) => name === 'tramita-open-task').map(([, detail]) => detail);
    expect(opened).toContainEqual({ menu: 'attendance/to-do', identifier: expect.stringMatching(/^[\w-]{36}$/) });
    expect(events).toContainEqual(['tramita-navigate', { path: '/attendance/to-do' }]);
    await expectAccessible(page, 'an intranet page with the inbox in a frame', ['landmark-one-main']);
  });
});

test('E5.01 E5.04 each page is shown alone, and the frame gets the height of its content', async ({ page, server }) => {
  test.slow();
  const token = await server.tokenFor('jorge.valente');
  const pages: readonly [name: string, shown: RegExp, isGrown: boolean][] = [
    ['catalogue', /Reembolso de despesas/, true],
    ['summary', /Mais antigas da fila|Minhas solicitações/, true],
    ['dashboards', /Relatório de NPS/, true],
    ['report', /Escolha pelo menos um filtro/, false],
    ['updates', /Carregar mais|202\d|há/, false],
    ['attendance/in-progress', /tarefas?/, false],
  ];
  for (const [name, shown, isGrown] of pages) {
    await visit(page, await serveIntranet(server.origin, name, [token]), async (frame) => {
      await expect(frame.locator('main').getByText(shown).first(), name).toBeVisible();
      await expect(frame.getByRole('navigation', { name: /menu/i })).toHaveCount(0);
      const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
      if (!isGrown) return expect(await height(), name).toBe(720);
      const content = () => frame.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
      await expect.poll(async () => (await height()) - (await content()), { message: name }).toBe(0);
      expect(await frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight), name).toBe(0);
    });
  }
});

test('E5.01 E5.04 a service is requested in a frame, whose page gets the number of the request', async ({
  page,
  server,
}) => {
  const token = await server.tokenFor('rafael.nunes');
  const name = encodeURIComponent(await nameOf(server.origin, token, fundService.title));
  await visit(page, await serveIntranet(server.origin, `service/${name}`, [token]), async (frame) => {
    const { catalogue, requestDialog } = portalIn(frame);
    await catalogue.confirm();
    await requestDialog.field('Pedido').selectOption('Reforço');
    await typeInto(requestDialog.field('Valor'), '350,00');
    await typeInto(requestDialog.field('Observação'), 'Troco da intranet.');
    await requestDialog.send.click();
    const idk = Number(await requestDialog.sentIdk());
    expect(await seen(page)).toContainEqual(['tramita-sent', { idk, protocol: expect.stringMatching(/^[\w-]{36}$/) }]);
  });
});

test('E5.02 a refused token is replaced by a new one of the page', async ({ page, server, expectComplaint }) => {
  expectComplaint(/401/);
  const token = await server.tokenFor('mariana.costa');
  await visit(page, await serveIntranet(server.origin, 'inbox', ['wrong', token]), async (frame) => {
    await expect(frame.getByText(/^\d+ tarefas$/).first()).toBeVisible();
    const asked = await page.evaluate(() => (window as unknown as { asked: boolean[] }).asked);
    expect(asked).toContain(true);
  });
});

test('E5.01 a frame with a theme has its background, whatever that of the page is', async ({ page, server }) => {
  const token = await server.tokenFor('rafael.nunes');
  const pages = { summary: /Rafael/, 'my-tasks/in-progress': /^\d+ solicitaç/ };
  for (const [name, shown] of Object.entries(pages)) {
    await visit(page, await serveIntranet(server.origin, `${name}?theme=dark`, [token]), async (frame) => {
      const text = frame.locator('main').getByText(shown).first();
      await expect(text).toBeVisible();
      const lightness = (property: 'color' | 'backgroundColor', of: Locator) =>
        of.evaluate((element, name) => {
          const [red = 0, green = 0, blue = 0, alpha = 1] = (
            getComputedStyle(element)[name].match(/[\d.]+/g) ?? []
          ).map(Number);
          return alpha === 0 ? 255 : (red + green + blue) / 3;
        }, property);
      expect(await lightness('color', text), name).toBeGreaterThan(128);
      expect(await lightness('backgroundColor', frame.locator('main').locator('..')), name).toBeLessThan(64);
      expect(await seen(page)).toContainEqual(['tramita-navigate', { path: `/${name}` }]);
    });
  }
});

test('E6.02 E6.03 a frame whose page hands over the token of another user shows that user', async ({
  page,
  server,
}) => {
  const tokens = [await server.tokenFor('rafael.nunes'), await server.tokenFor('mariana.costa')];
  await visit(page, await serveIntranet(server.origin, 'summary', tokens), async (frame) => {
    await expect(frame.getByRole('heading', { name: /Rafael/ })).toBeVisible();
    await page.evaluate('tokens.shift()');
    // the session is checked when its user returns to the page
    await frame.locator('html').evaluate(() => dispatchEvent(new Event('focus')));
    await expect(frame.getByRole('heading', { name: /Mariana/ })).toBeVisible();
    await expect(frame.getByRole('heading', { name: /Rafael/ })).toHaveCount(0);
  });
});

test('E5.03 without a token the frame signs its user in with a window', async ({ page, server }) => {
  await visit(page, await serveIntranet(server.origin, 'inbox', null), async (frame) => {
    const opened = page.waitForEvent('popup');
    await frame.getByRole('button', { name: 'Entrar' }).click();
    const popup = await opened;
    // it may close before the click has ended
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: /Mariana Costa/ }).click();
    await closed;
    await expect(frame.getByText(/^\d+ tarefas$/).first()).toBeVisible();
  });
});

test('E5.03 a window that is closed before the sign-in leaves a way to try again', async ({ page, server }) => {
  await visit(page, await serveIntranet(server.origin, 'inbox', null), async (frame) => {
    const opened = page.waitForEvent('popup');
    await frame.getByRole('button', { name: 'Entrar' }).click();
    await (await opened).close();
    await expect(frame.getByText('A janela foi fechada antes da entrada.')).toBeVisible();
    await expect(frame.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  });
});

test('E5.03 a user who is signed in at the portal sees the frame without signing in again', async ({
  enter,
  server,
}) => {
  const { page } = await enter('mariana.costa');
  await visit(page, await serveIntranet(server.origin, 'inbox', null), async (frame) => {
    await expect(frame.getByText(/^\d+ tarefas$/).first()).toBeVisible();
  });
});
