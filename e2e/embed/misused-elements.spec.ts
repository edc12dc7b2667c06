import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { typeInto } from '../support/typing.ts';
import { test } from './element-page.ts';

type Tag = readonly [name: string, attributes: Readonly<Record<string, string>>];

/** Replaces the content of the page by elements; its policy forbids HTML from strings. */
const show = (page: Page, ...tags: readonly Tag[]) =>
  page.evaluate((given) => {
    const elements = given.map(([name, attributes]) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries({ 'token-url': '/token', ...attributes }))
        element.setAttribute(key, value);
      return element;
    });
    document.body.replaceChildren(...elements);
  }, tags);

test('E7.05 E4.05 wrong and missing attributes of elements are named in the console, once each', async ({
  openPage,
  expectComplaint,
}) => {
  expectComplaint(/^error: <tramita-/);
  const said: string[] = [];
  const { page } = await openPage('patricia.lemos', '');
  page.on('console', (entry) => entry.text().startsWith('<tramita-') && said.push(entry.text()));
  await show(
    page,
    ['tramita-task-inbox', { page: 'elsewhere' }],
    ['tramita-notifications', { 'poll-interval': 'soon' }],
    ['tramita-updates', { 'api-base': 'http://' }],
    ['tramita-summary', { 'link-base': 'http://' }],
    ['tramita-report', { 'token-url': '/page.css' }],
    ['tramita-task-detail', {}],
    ['tramita-nps-form', {}],
    ['tramita-catalogue', { theme: 'blue' }],
    ['tramita-dashboards', { locale: 'fr' }],
  );
  await expect
    .poll(() => [...said].sort(), { timeout: 20_000 })
    .toEqual([
      '<tramita-catalogue> has theme="blue": the values are light, dark, high-contrast, system.',
      '<tramita-dashboards> has locale="fr": the values are pt-BR, en, es.',
      '<tramita-notifications> has poll-interval="soon": it is a whole number.',
      '<tramita-nps-form> shows nothing until it has its attribute uuid.',
      '<tramita-report> has token-url="/page.css", which must answer a JSON object with the string "token".',
      '<tramita-summary> has link-base="http://", which is not an address.',
      '<tramita-task-detail> shows nothing until it has its attribute identifier.',
      '<tramita-task-inbox> has page="elsewhere": the values are my-tasks, attendance, my-attendance.',
      '<tramita-updates> has api-base="http://", which is not an address.',
    ]);
  // and they work with their other attributes
  await expect(page.locator('tramita-task-inbox').getByRole('table').first()).toBeVisible();
  await page.locator('tramita-updates').evaluate((element) => element.removeAttribute('api-base'));
  await expect(page.locator('tramita-updates').getByRole('region').first()).toBeVisible();
});

test('E7.05 E4.05 a wrong attribute of a provider is named once, and an attribute that a framework sets later not at all', async ({
  openPage,
  expectComplaint,
}) => {
  expectComplaint(/^error: (<tramita-|Failed to load resource: .* 404 )/);
  const said: string[] = [];
  const { page } = await openPage('patricia.lemos', '');
  page.on('console', (entry) => entry.text().startsWith('<tramita-') && said.push(entry.text()));
  await page.evaluate(() => {
    const [provider, summary, updates, rating] = ['provider', 'summary', 'updates', 'nps-form'].map((name) =>
      document.createElement(`tramita-${name}`),
    ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
    provider.setAttribute('theme', 'blue');
    provider.append(summary, updates, rating);
    document.body.replaceChildren(provider);
    queueMicrotask(() => provider.setAttribute('token-url', '/token'));
    setTimeout(() => rating.setAttribute('uuid', '019a0000-0000-7000-8000-000000000000'), 500);
  });
  await expect(page.locator('tramita-summary').getByRole('heading').first()).toBeVisible();
  await page.locator('tramita-updates').evaluate((element) => element.setAttribute('theme', 'dark'));
  // longer than an element waits for its attributes
  await page.waitForTimeout(6000);
  expect(said).toEqual(['<tramita-provider> has theme="blue": the values are light, dark, high-contrast, system.']);
  await page.locator('tramita-nps-form').evaluate((element) => element.setAttribute('value', 'yes'));
  await expect.poll(() => said.at(-1)).toBe('<tramita-nps-form> has value="yes": the values are true, false.');
});

test('E7.05 E4.02 a script loaded twice changes nothing, and two versions cause an error in the console', async ({
  openPage,
  expectComplaint,
}) => {
  const summary = '<tramita-summary token-url="/token"></tramita-summary>';
  const { page } = await openPage('mariana.costa', summary, "await import('/tramita/index.js?again');");
  await expect(page.locator('tramita-summary').getByRole('heading').first()).toBeVisible();

  expectComplaint(/load one version/);
  const older = 'customElements.define("tramita-provider", class extends HTMLElement { static version = "0.1.0" });';
  const saying = await openPage('mariana.costa', summary, '', older);
  const complaints = async () => {
    const seen = await saying.page.consoleMessages();
    return seen.map((entry) => entry.text()).filter((text) => text.includes('load one version'));
  };
  await expect
    .poll(complaints)
    .toEqual([
      expect.stringMatching(
        /^The page loads the elements of @tramita\/widgets 0\.1\.0 and \d+\.\d+\.\d+: load one version\. The first one is used\.$/,
      ),
    ]);
  await expect(saying.page.locator('tramita-summary').getByRole('heading').first()).toBeVisible();
});

test('E7.05 an API that answers garbage leaves a message in the element and is reported as an event', async ({
  openPage,
}) => {
  const { page, events } = await openPage('mariana.costa', '');
  await page.route('**/v1/**', (route) => route.fulfill({ body: 'not what was asked for', contentType: 'text/html' }));
  await show(page, ['tramita-task-inbox', {}]);
  await expect(page.locator('tramita-task-inbox').getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await expect.poll(async () => (await events()).some((event) => event.startsWith('error'))).toBe(true);
  expect((await events()).filter((event) => !event.startsWith('error'))).toEqual([]);
});

test('E7.05 E4.08 an element removed while it sends throws nothing and loses nothing that was typed', async ({
  openPage,
}) => {
  const dialog = ['tramita-request-dialog', { service: 'fundo-fixo-de-caixa' }] as const;
  const { page, portal, events } = await openPage('rafael.nunes', '');
  await show(page, dialog);
  await portal.requestDialog.field('Pedido').selectOption('Reforço');
  await typeInto(portal.requestDialog.field('Valor'), '350,00');
  await typeInto(portal.requestDialog.field('Observação'), 'Troco para o fim de semana.');
  const held: (() => void)[] = [];
  await page.route('**/v1/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await new Promise<void>((go) => held.push(go));
    await route.abort().catch(() => {});
  });
  await portal.requestDialog.send.click();
  await expect.poll(() => held.length).toBe(1);
  await page.locator('tramita-request-dialog').evaluate((element) => element.remove());
  for (const go of held) go();
  await expect(portal.requestDialog.dialog).toHaveCount(0);
  await show(page, dialog);
  await expect(portal.requestDialog.field('Observação')).toHaveValue('Troco para o fim de semana.');
  expect((await events()).filter((event) => event.startsWith('sent'))).toEqual([]);
});
