import type { Page } from '@playwright/test';
import type { Portal } from '../../pages/Portal.ts';
import { expect, test } from '../../support/test.ts';
import { typeInto } from '../../support/typing.ts';

/** Addresses of main pages, with their titles in English and Spanish. */
const pages = [
  ['/services', 'Services', 'Servicios'],
  ['/summary', 'Summary', 'Resumen'],
  ['/my-tasks/to-do', 'To do', 'Por hacer'],
  ['/attendance/in-progress', 'In progress', 'En curso'],
  ['/report', 'Report', 'Reporte'],
  ['/dashboard', 'Dashboard', 'Panel'],
  ['/adm/workflows', 'Processes', 'Procesos'],
  ['/governance/departments', 'Responsible Area and Sector', 'Área y sector responsable'],
  ['/adm/groups', 'Groups', 'Grupos'],
  ['/updates', 'Updates', 'Novedades'],
] as const;

/** Words that only Portuguese texts of the drawer and the top bar contain. */
const portuguese =
  /Serviços|Resumo|Minhas|solicitações|À fazer|andamento|Concluídas|Atendimento|Atribuídas|Relatório|Administrativo|Processos|Responsável|Atualizações|Falar com|suporte|Recolher|Menu principal|Menu do usuário|tarefas|novidades desta|conteúdo|Ir para/;

/**
 * Answers the call that stores the language of the user, because other journeys of the same user run at the same time on the
 * same server.
 */
const keepLocaleOfOthers = (page: Page) =>
  page.route('**/v1/session/locale', (route) => route.fulfill({ status: 204 }));

/** Chooses a language in the menu at the foot of the drawer. */
async function pick(page: Page, language: string): Promise<void> {
  await page.locator('#drawer button[aria-haspopup="menu"]').click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

/** Chooses a language that the server does not store. */
async function choose(page: Page, language: string): Promise<void> {
  await keepLocaleOfOthers(page);
  await pick(page, language);
}

/** Returns all texts, names and tooltips of the drawer and the top bar, without the user's own name. */
async function chromeTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = [
      document.querySelector('#drawer'),
      document.querySelector('header'),
      document.querySelector('a[href="#page"]'),
    ];
    const texts = parts.flatMap((part) => {
      const named = [...(part?.querySelectorAll('[aria-label], [title], [placeholder]') ?? [])];
      const attributes = ['aria-label', 'title', 'placeholder'] as const;
      return [
        part?.textContent,
        part?.ariaLabel,
        ...named.flatMap((element) => attributes.map((name) => element.getAttribute(name))),
      ];
    });
    return texts.filter(Boolean).join('\n');
  });
}

/** Walks over the main pages and checks that the drawer and the top bar are in one language. */
async function walk({ page, topBar, title }: Portal, language: 'en' | 'es'): Promise<void> {
  for (const [address, english, spanish] of pages) {
    await page.locator(`#drawer a[href="${address}"]`).click();
    await expect(title).toHaveText(language === 'en' ? english : spanish);
    await expect(topBar).toBeVisible();
    const texts = await chromeTexts(page);
    // the Spanish names of some pages are also Portuguese words
    expect(texts.match(portuguese)?.[0], `${address} in ${language}`).toBeUndefined();
  }
}

test('E11.03 the portal is shown in English and Spanish, and a reload keeps the choice', async ({ enter }) => {
  const portal = await enter('patricia.lemos');
  const { page, title } = portal;
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'pt-BR');
  await choose(page, 'English');
  await expect(title).toHaveText('Services');
  await expect(html).toHaveAttribute('lang', 'en');
  await walk(portal, 'en');
  await page.reload();
  await expect(title).toHaveText('Updates');
  await expect(html).toHaveAttribute('lang', 'en');

  await choose(page, 'Español');
  await expect(title).toHaveText('Novedades');
  await walk(portal, 'es');
  await page.reload();
  await expect(title).toHaveText('Novedades');
  await expect(html).toHaveAttribute('lang', 'es');

  await choose(page, 'Português');
  await expect(title).toHaveText('Atualizações');
  await page.reload();
  await expect(title).toHaveText('Atualizações');
  await expect(html).toHaveAttribute('lang', 'pt-BR');
});

test('E11.03 another language is shown without a reload and without losing typed text', async ({ enter }) => {
  const { page } = await enter('patricia.lemos', { at: '/services' });
  const search = page.getByRole('banner').getByRole('textbox');
  await typeInto(search, 'notebook');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await choose(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(search).toHaveValue('notebook');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('E11.03 the palette finds pages by the words of the chosen language', async ({ enter }) => {
  const { page, title } = await enter('patricia.lemos');
  await choose(page, 'English');
  await expect(title).toHaveText('Services');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await typeInto(palette.getByRole('combobox'), 'assigned');
  await expect(palette.getByRole('option').first()).toContainText('Assigned to me');
  await palette.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/my-attendance\/to-do/);
});

test('E11.03 the choice belongs to one user of the browser', async ({ enter }) => {
  const portal = await enter('patricia.lemos', { ownSession: true });
  const { page } = portal;
  const storing = page.waitForRequest('**/v1/session/locale');
  await choose(page, 'Español');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect((await storing).postDataJSON()).toEqual({ locale: 'es' });
  const stored = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.endsWith(':locale'))
        .sort(),
    );
  await expect.poll(stored).toEqual([
    [expect.stringMatching(/^tramita:\d+:locale$/), '"es"'],
    ['tramita:locale', 'es'],
  ]);
  // another user has no choice and gets the language of the portal
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/^tramita:\d+:locale$/.test(key)) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(portal.title).toHaveText('Serviços');
});

test('E11.03 another browser of the user starts in the chosen language', async ({ enter }) => {
  // no other journey uses this person, so that the server may store the choice
  const first = await enter('adilson.ramos', { ownSession: true });
  const stored = first.page.waitForResponse('**/v1/session/locale');
  await pick(first.page, 'Español');
  expect((await stored).status()).toBe(204);
  const second = await enter('adilson.ramos', { ownSession: true });
  await expect(second.title).toHaveText('Servicios');
  await expect(second.page.locator('html')).toHaveAttribute('lang', 'es');
  // also before the user is known at the next start
  expect(await second.page.evaluate(() => localStorage.getItem('tramita:locale'))).toBe('es');
});

test('E11.03 the menu of languages is usable on a phone and by keyboard', async ({ enter, expectAccessible }) => {
  const { page } = await enter('patricia.lemos', { viewport: { width: 390, height: 844 } });
  await keepLocaleOfOthers(page);
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('button', { name: /^Idioma/ }).press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Português' })).toBeChecked();
  await expectAccessible(page, 'the menu of languages', ['region']);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Idioma Español/ })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
