import type { FrameLocator, Page } from '@playwright/test';
import { fundService, startFund } from '../support/request-fund.ts';
import { expect } from '../support/test.ts';
import { typeInto } from '../support/typing.ts';
import { test, violations } from './element-page.ts';

test('E4.01 E4.03 E4.05 E4.06 E4.09 a task is found, opened and completed in elements of a plain page with a strict policy', async ({
  openPage,
  server,
}) => {
  const [request] = await startFund(server, 'Aprovado no elemento.');
  const idk = String(request);
  const superior = await openPage(
    'helena.barros',
    '<tramita-task-inbox token-url="/token" page="my-attendance"></tramita-task-inbox>',
  );
  await superior.portal.tasks.open(idk);
  await expect(superior.portal.detail.field('Valor')).toHaveValue('350,00');
  await superior.portal.detail.approve.click();
  await expect(superior.portal.tasks.row(idk)).toHaveCount(0);
  const opened = (await superior.events()).filter((event) => event.startsWith('open-task'));
  expect(opened[0]).toMatch(/^open-task \{"identifier":"[\w-]+","menu":"my-attendance\/to-do"\}$/);
  expect(violations(await superior.events())).toEqual([]);

  const attendant = await openPage('mariana.costa', '<tramita-task-inbox token-url="/token"></tramita-task-inbox>');
  await attendant.portal.tasks.open(idk);
  await attendant.portal.detail.assign.click();
  await attendant.portal.detail.complete.click();
  await expect(attendant.portal.tasks.row(idk)).toHaveCount(0);
  expect(violations(await attendant.events())).toEqual([]);
});

test('E4.01 E4.03 E4.06 E4.09 a service is requested from the catalogue, and the page hears of it', async ({
  openPage,
}) => {
  const { page, portal, events } = await openPage(
    'rafael.nunes',
    '<tramita-catalogue></tramita-catalogue>',
    "document.querySelector('tramita-catalogue').tokenProvider = { getToken: () => fetch('/token').then((r) => r.json()).then((r) => r.token) };",
  );
  await typeInto(portal.catalogue.search, 'fundo fixo');
  await portal.catalogue.request(fundService.title);
  await portal.requestDialog.field('Pedido').selectOption('Reforço');
  await typeInto(portal.requestDialog.field('Valor'), '350,00');
  await typeInto(portal.requestDialog.field('Observação'), 'Pedido no elemento.');
  await portal.requestDialog.send.click();
  const idk = await portal.requestDialog.sentIdk();
  await expect
    .poll(events)
    .toContainEqual(expect.stringMatching(new RegExp(`^sent \\{"protocol":"[\\w-]+","idk":${idk}\\}$`)));
  // links lead to the portal, and the page can route them itself
  await page.evaluate(() => addEventListener('tramita-navigate', (event) => event.preventDefault()));
  const address = page.url();
  await portal.requestDialog.follow.click();
  await expect
    .poll(events)
    .toContainEqual(expect.stringMatching(/^navigate \{"href":"http:.*","path":"\/my-tasks\/in-progress\//));
  expect(page.url()).toBe(address);
  expect(violations(await events())).toEqual([]);
});

test('E4.01 E4.02 E4.04 E4.09 all elements share one provider, one user and one cache', async ({
  openPage,
  expectComplaint,
}) => {
  test.setTimeout(120_000);
  // the task and the rating are unknown
  expectComplaint(/status of 404/);
  const calls: string[] = [];
  const { page, events } = await openPage(
    'patricia.lemos',
    `<tramita-provider token-url="/token" theme="dark">
      ${['summary', 'dashboards', 'report', 'updates', 'notifications', 'task-inbox', 'catalogue', 'task-detail', 'request-dialog', 'nps-form'].map((name) => `<tramita-${name}></tramita-${name}>`).join('\n')}
    </tramita-provider>`,
  );
  const address = page.url();
  await page.goto('about:blank');
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(address);
  await expect(page.locator('tramita-summary').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('tramita-dashboards').getByRole('tab', { name: 'NPS' })).toBeVisible();
  await expect(page.locator('tramita-report').getByRole('table')).toBeVisible();
  await expect(page.locator('tramita-updates').getByRole('article').first()).toBeVisible();
  await expect(page.locator('tramita-notifications').getByRole('button')).toBeVisible();
  await expect(page.locator('tramita-task-inbox').getByRole('row').nth(3)).toBeVisible();
  await expect(page.locator('tramita-catalogue').getByRole('textbox', { name: 'Pesquisar serviços' })).toBeVisible();
  await expect(page.locator('tramita-summary [data-slot="root"]')).toHaveAttribute('data-theme', 'dark');
  // the others show what their attributes name
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const [name, attribute] of [
    ['task-detail', 'identifier'],
    ['nps-form', 'uuid'],
  ] as const) {
    const element = page.locator(`tramita-${name}`);
    await element.evaluate((node, [key, value]) => node.setAttribute(key, value), [attribute, unknown] as const);
    await expect(element.locator('[data-slot="root"]')).toHaveText(/não/i);
  }
  await page
    .locator('tramita-request-dialog')
    .evaluate((element) => element.setAttribute('service', 'fundo-fixo-de-caixa'));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(calls.filter((path) => path === '/auth/info')).toHaveLength(1);
  const files = calls.filter((path) => path.startsWith('/tramita/'));
  expect(files.filter((path, at) => files.indexOf(path) < at)).toEqual([]);
  // the theme of the provider is live
  await page.evaluate(() => document.querySelector('tramita-provider')?.setAttribute('theme', 'light'));
  await expect(page.locator('tramita-summary [data-slot="root"]')).toHaveAttribute('data-theme', 'light');
  expect((await events()).filter((event) => event.startsWith('violation'))).toEqual([]);
});

test('E4.08 an element keeps its state when it is moved, and works when it is cloned, removed and added again', async ({
  openPage,
}) => {
  const { page, portal } = await openPage(
    'mariana.costa',
    '<div id="one"><tramita-catalogue token-url="/token"></tramita-catalogue></div><div id="two"></div>',
  );
  await typeInto(portal.catalogue.search, 'fundo');
  await expect(portal.catalogue.service(fundService.title)).toBeVisible();
  await page.evaluate(() =>
    document.querySelector('#two')?.append(document.querySelector('tramita-catalogue') as Element),
  );
  await expect(portal.catalogue.search).toHaveValue('fundo');
  await expect(portal.catalogue.service(fundService.title)).toBeVisible();
  await page.evaluate(async () => {
    const element = document.querySelector('tramita-catalogue') as Element;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    document.querySelector('#one')?.append(element, element.cloneNode(true));
  });
  await expect(portal.catalogue.search).toHaveCount(2);
  await expect(
    page.locator('tramita-catalogue').nth(1).getByRole('textbox', { name: 'Pesquisar serviços' }),
  ).toBeVisible();
});

test('E4.08 E4.12 an element keeps its state and its styles in the document of a frame and back in the page', async ({
  openPage,
}) => {
  const { page, events } = await openPage(
    'mariana.costa',
    '<iframe width="1200" height="600"></iframe><tramita-catalogue token-url="/token"></tramita-catalogue>',
  );
  const lookIn = (scope: Page | FrameLocator) => {
    const search = scope.getByRole('textbox', { name: 'Pesquisar serviços' });
    return search.evaluate((input: HTMLInputElement) => {
      const { fontSize, paddingLeft, height } = getComputedStyle(input);
      return { value: input.value, fontSize, paddingLeft, height };
    });
  };
  await typeInto(page.getByRole('textbox', { name: 'Pesquisar serviços' }), 'fundo');
  const look = await lookIn(page);
  await page.evaluate(() =>
    document
      .querySelector('iframe')
      ?.contentDocument?.body.append(document.querySelector('tramita-catalogue') as Element),
  );
  expect(await lookIn(page.frameLocator('iframe'))).toEqual(look);
  await page.evaluate(() =>
    document.body.append(
      document.querySelector('iframe')?.contentDocument?.querySelector('tramita-catalogue') as Element,
    ),
  );
  expect(await lookIn(page)).toEqual(look);
  expect(violations(await events())).toEqual([]);
});

test('E4.05 links start with the whole link-base, which may be an address below a path', async ({ openPage }) => {
  const { page } = await openPage('mariana.costa', '<tramita-summary token-url="/token"></tramita-summary>');
  const link = page.locator('tramita-summary').getByRole('link').first();
  const addressWith = async (base: string | null) => {
    await page.evaluate((value) => {
      const element = document.querySelector('tramita-summary');
      if (value === null) element?.removeAttribute('link-base');
      else element?.setAttribute('link-base', value);
    }, base);
    return link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
  };
  const { origin } = new URL(page.url());
  expect(await addressWith(null)).toBe(`${origin}/my-tasks/to-do`);
  await expect.poll(() => addressWith('/portal/tramita/')).toBe(`${origin}/portal/tramita/my-tasks/to-do`);
  await expect.poll(() => addressWith('https://a.example/portal')).toBe('https://a.example/portal/my-tasks/to-do');
  await expect.poll(() => addressWith('https://a.example')).toBe('https://a.example/my-tasks/to-do');
});

test('E4.08 an element created before its script takes over the token provider that was set early', async ({
  openPage,
}) => {
  const { page, portal } = await openPage(
    'mariana.costa',
    '<tramita-task-inbox></tramita-task-inbox>',
    '',
    `
    const element = document.querySelector('tramita-task-inbox');
    element.tokenProvider = { getToken: () => fetch('/token').then((r) => r.json()).then((r) => r.token) };
    window.isEarly = !customElements.get('tramita-task-inbox') && Object.hasOwn(element, 'tokenProvider');
    `,
  );
  expect(await page.evaluate(() => Reflect.get(window, 'isEarly'))).toBe(true);
  expect(
    await page.evaluate(() => Object.hasOwn(document.querySelector('tramita-task-inbox') as Element, 'tokenProvider')),
  ).toBe(false);
  await expect(portal.tasks.rows.first()).toBeVisible();
});

test('E4.05 attributes of the inbox are live, and an element shows what its attributes say', async ({ openPage }) => {
  const { page, portal } = await openPage(
    'mariana.costa',
    '<tramita-task-inbox token-url="/token"></tramita-task-inbox>',
  );
  const inbox = page.locator('tramita-task-inbox');
  await portal.tasks.rows.first().getByRole('link').first().click();
  await expect(inbox).toHaveAttribute('open-task', /.+/);
  await expect(portal.detail.region).toBeVisible();
  await inbox.evaluate((element) => element.removeAttribute('open-task'));
  await expect(portal.detail.region).toHaveCount(0);
  await inbox.evaluate((element) => element.setAttribute('page', 'my-tasks'));
  await inbox.evaluate((element) => element.setAttribute('status', 'finished'));
  await expect(inbox.locator('a[href*="/my-tasks/finished/"]').first()).toBeVisible();
});

test('E4.05 E11.01 the attribute locale is live: each of several elements has its own language', async ({
  openPage,
}) => {
  const { page, portal } = await openPage(
    'mariana.costa',
    `<tramita-provider token-url="/token"><tramita-summary></tramita-summary><tramita-task-inbox></tramita-task-inbox></tramita-provider>
    <tramita-task-inbox token-url="/token" page="my-tasks" locale="en"></tramita-task-inbox>`,
  );
  const languageFiles: string[] = [];
  page.on('request', (request) => {
    if (/\/translation-/.test(request.url())) languageFiles.push(request.url());
  });
  const setLocale = (name: string, locale: string | null) =>
    page
      .locator(name)
      .first()
      .evaluate((element, value) => {
        if (value === null) element.removeAttribute('locale');
        else element.setAttribute('locale', value);
      }, locale);
  const summary = page.locator('tramita-summary');
  const inbox = page.locator('tramita-provider tramita-task-inbox');
  const other = page.locator('tramita-task-inbox[page]');
  await expect(summary.getByText('Atribuídas a mim').first()).toBeVisible();
  await expect(inbox.locator('tbody tr').first()).toBeVisible();
  await expect(other.getByRole('region', { name: 'Task list' })).toBeVisible();

  await typeInto(portal.tasks.idkFilter, '2');
  await expect(portal.tasks.idkFilter).toBeFocused();
  // the English texts are loaded
  languageFiles.length = 0;
  await setLocale('tramita-provider', 'es');
  await expect(summary.getByText('Asignadas a mí').first()).toBeVisible();
  await expect(inbox.getByRole('region', { name: 'Lista de tareas' })).toBeVisible();
  await expect(inbox.locator('[data-slot="root"]').first()).toHaveAttribute('lang', 'es');
  // only the chosen language is loaded, once for all elements
  expect(languageFiles).toHaveLength(1);
  await expect(inbox.getByRole('textbox', { name: 'Filtrar por IDK' })).toHaveValue('2');

  await setLocale('tramita-provider tramita-task-inbox', 'en');
  await expect(inbox.getByRole('textbox', { name: 'Filter by IDK' })).toHaveValue('2');
  await expect(inbox.getByRole('textbox', { name: 'Filter by IDK' })).toBeFocused();
  await expect(inbox.locator('[data-slot="root"]').first()).toHaveAttribute('lang', 'en');
  await expect(summary.getByText('Asignadas a mí').first()).toBeVisible();

  expect(languageFiles).toHaveLength(1);

  await setLocale('tramita-provider', null);
  await expect(summary.getByText('Atribuídas a mim').first()).toBeVisible();
  await expect(inbox.getByRole('region', { name: 'Task list' })).toBeVisible();
  await setLocale('tramita-provider tramita-task-inbox', null);
  await expect(portal.tasks.idkFilter).toHaveValue('2');
  await expect(other.getByRole('region', { name: 'Task list' })).toBeVisible();
});

test('E4.03 an element without a token says in the console how to give it one', async ({
  openPage,
  expectComplaint,
}) => {
  expectComplaint(/tramita-summary> has no token/);
  const { page } = await openPage('mariana.costa', '<tramita-summary></tramita-summary>');
  const message = await page.waitForEvent('console', (entry) => entry.text().includes('has no token'));
  expect(message.text()).toBe(
    '<tramita-summary> has no token: set its property tokenProvider or its attribute token-url, or put it into <tramita-provider>.',
  );
});

test('E4.01 E4.05 a request dialog, a task and a rating are shown for the attributes of their elements', async ({
  openPage,
  server,
  expectComplaint,
}) => {
  // an unknown service and an unknown request
  expectComplaint(/status of 404/);
  const [request] = await startFund(server, 'Aberto pelo atributo.');
  const { page, portal, events } = await openPage(
    'helena.barros',
    `<tramita-provider token-url="/token"><tramita-request-dialog></tramita-request-dialog>
    <tramita-task-inbox page="my-attendance"></tramita-task-inbox><tramita-task-detail page="my-attendance"></tramita-task-detail>
    <tramita-nps-form></tramita-nps-form></tramita-provider>`,
  );
  const dialog = page.locator('tramita-request-dialog');
  await dialog.evaluate((element) => element.setAttribute('service', 'fundo-fixo-de-caixa'));
  await expect(portal.requestDialog.field('Pedido')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).not.toHaveAttribute('service');
  await expect(portal.requestDialog.dialog).toHaveCount(0);
  expect(await events()).toContain('close null');
  await dialog.evaluate((element) => element.setAttribute('service', 'nao-existe'));
  await expect(dialog.getByText('Este serviço não existe ou saiu do catálogo.')).toBeVisible();
  await dialog.evaluate((element) => element.removeAttribute('service'));

  await portal.tasks.open(String(request));
  const task = await page.locator('tramita-task-inbox').getAttribute('open-task');
  await page
    .locator('tramita-task-detail')
    .evaluate((element, id) => element.setAttribute('identifier', id ?? ''), task);
  await expect(page.locator('tramita-task-detail').getByRole('button', { name: 'Aprovar', exact: true })).toBeVisible();

  await page
    .locator('tramita-nps-form')
    .evaluate((element) => element.setAttribute('uuid', '00000000-0000-4000-8000-000000000000'));
  await expect(page.locator('tramita-nps-form').getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});
