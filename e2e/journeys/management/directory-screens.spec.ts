import type { Locator, Page } from '@playwright/test';
import type { EndpointId } from '@tramita/client/contract';
import { button, directoryScreens as screens } from '../../pages/directory-screens.ts';
import type { Portal } from '../../pages/Portal.ts';
import { tabTo } from '../../pages/tab-to.ts';
import { expect, test } from '../../support/test.ts';
import { unreachedControls } from '../../support/unreached-controls.ts';

const admin = 'patricia.lemos';
const denied = 'Usuário sem permissão de acesso';
const administrative = 'Administrativo';
/** Smallest width with the layout of tablets. */
const tablet = { width: 767, height: 900 };

const inDrawer = screens.filter(({ entry }) => entry?.in === 'drawer');

/** Returns the addresses of the entries of the drawer, from top to bottom. */
const linksOf = ({ drawer }: Portal, group?: string) =>
  (group ? drawer.getByRole('list', { name: group }) : drawer)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Does not wait for the images and fonts of a page. */
const quickly = { waitUntil: 'commit' } as const;

/** Opens an address and returns the token with which the page calls the server. */
async function openWithToken(page: Page, address: string): Promise<Record<string, string>> {
  const called = page.waitForRequest(/\/v1\//);
  await page.goto(address, quickly);
  const { authorization = '' } = (await called).headers();
  return { authorization };
}

/** Returns by how many px the page or its main part can be scrolled sideways. */
const overflow = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('main, main > *')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );

/** Goes to an address of the open portal, as the buttons of the browser do. */
const visit = (page: Page, address: string) =>
  page.evaluate((to) => {
    const state = { ...history.state, idx: history.state.idx + 1, key: to };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

const everyone = ['/services', '/summary', '/my-tasks/to-do', '/my-tasks/in-progress', '/my-tasks/finished'];
const attendance = ['/attendance/to-do', '/my-attendance/to-do', '/attendance/in-progress', '/attendance/finished'];
const reports = ['/report', '/dashboard'];
const former = ['/adm/workflows', '/governance/departments', '/adm/groups'];

/** The users of each role and their drawers without the screens of the directory. */
const users = [
  { role: 'ROLE_ADMIN', user: admin, drawer: [...everyone, ...attendance, ...reports, ...former, '/updates'] },
  {
    role: 'ROLE_PROCESS_ANALYST',
    user: 'bruno.amaral',
    drawer: [...everyone, ...attendance, ...reports, ...former, '/updates'],
  },
  {
    role: 'ROLE_GROUP_MANAGER',
    user: 'diego.salomao',
    drawer: [...everyone, ...attendance, ...reports, '/adm/groups', '/updates'],
  },
  { role: 'ROLE_REPORT', user: 'camila.duarte', drawer: [...everyone, ...attendance, ...reports, '/updates'] },
  { role: 'ROLE_SUPPORT', user: 'marina.teixeira', drawer: [...everyone, ...attendance, '/updates'] },
  { role: 'no further role', user: 'rafael.nunes', drawer: [...everyone, ...attendance, '/updates'] },
  { role: 'only the personal menu', user: 'otavio.rezende', drawer: everyone },
];

for (const { role, user, drawer } of users) {
  test(`D7.01 D7.07 the drawer, the addresses of the administration and "Minhas ausências" with ${role}`, async ({
    enter,
  }) => {
    const portal = await enter(user);
    const { page, title, messages } = portal;
    await portal.userButton.click();
    await page.getByRole('menuitem', { name: 'Minhas ausências' }).click();
    await expect(page).toHaveURL(/\/absences$/);
    await expect(title).toHaveText('Minhas ausências');
    await expect(page.getByText('Você não tem ausências programadas.')).toBeVisible();
    await expect(button('Nova ausência')(portal)).toBeEnabled();

    const isAdmin = user === admin;
    const added = inDrawer.map(({ address }) => address);
    const after = drawer.indexOf('/adm/groups') + 1;
    expect(await linksOf(portal)).toEqual(isAdmin ? drawer.toSpliced(after, 0, ...added) : drawer);

    const headers = await openWithToken(page, '/adm/people');
    if (!isAdmin) {
      await expect(messages.getByText(denied)).toBeVisible();
      await expect(page).toHaveURL(/\/services$/);
    }
    for (const { address, entry, control } of inDrawer) {
      const name = entry?.name ?? '';
      if (isAdmin) {
        await portal.entry(name, administrative).click();
        await expect(title).toHaveText(name);
        await expect(control(portal)).toBeVisible();
        await expect(portal.entry(name, administrative)).toHaveAttribute('aria-current', 'page');
      } else {
        await visit(page, address);
        await expect(messages.getByText(denied).first()).toBeVisible();
        await expect(messages.getByText(`Você não tem acesso a ${name}.`)).toBeVisible();
        await expect(page).toHaveURL(/\/services$/);
      }
    }
    for (const list of ['people', 'pending', 'register/branches', 'service-accounts', 'audit']) {
      const response = await page.request.get(`/v1/${list}`, { headers });
      expect(response.status(), list).toBe(isAdmin ? 200 : 403);
    }
  });
}

test('D7.07 an absence is created, deleted and ended with the keyboard alone', async ({ enter, expectAccessible }) => {
  const portal = await enter('mariana.costa');
  const { page, messages } = portal;
  const headers = await openWithToken(page, '/absences');
  const { today } = await (await page.request.get('/v1/absences', { headers })).json();
  const dayAfter = (days: number) => new Date(Date.parse(today) + days * 86_400_000);
  const shown = (days: number) => dayAfter(days).toLocaleDateString('pt-BR', { timeZone: 'UTC' });
  const iso = (days: number) => dayAfter(days).toISOString().slice(0, 10);

  const press = async (control: Locator) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const confirm = page.getByRole('alertdialog');
  const create = async (from: number, to: number, substitute?: string) => {
    await press(button('Nova ausência')(portal));
    await tabTo(page, dialog.getByRole('textbox', { name: /^Início/ }));
    await page.keyboard.type(shown(from));
    await tabTo(page, dialog.getByRole('textbox', { name: /^Fim/ }));
    await page.keyboard.type(shown(to));
    await tabTo(page, dialog.getByRole('combobox', { name: /^Motivo/ }));
    await page.keyboard.press('ArrowDown');
    if (substitute) {
      await press(dialog.getByRole('button', { name: 'Adicionar substituto' }));
      await tabTo(page, dialog.getByRole('combobox', { name: 'Substituto 1' }));
      await page.keyboard.type(substitute);
      await expect(page.getByRole('option', { name: new RegExp(substitute) })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    await press(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(dialog).toHaveCount(0);
    await expect(button('Nova ausência')(portal)).toBeFocused();
  };
  await create(0, 4, 'Priscila Reis');
  await expect(section('Em andamento')).toContainText(`${shown(0)} a ${shown(4)}`);
  await expect(section('Em andamento')).toContainText('Priscila Reis');
  await create(20, 22);
  await expect(section('Programadas').getByRole('listitem')).toHaveCount(1);

  const other = await enter('marcos.tavares');
  const otherHeaders = await openWithToken(other.page, '/absences');
  const created = await other.page.request.post('/v1/absences', {
    headers: otherHeaders,
    data: { startsOn: iso(30), endsOn: iso(31), reason: 'VACATION', substitutes: [{ personId: 1007 }] },
  });
  expect(created.status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Você substitui' })).toContainText('Marcos Tavares');
  await expectAccessible(page, 'absences');

  await press(page.getByRole('button', { name: `Excluir a ausência de ${shown(20)} a ${shown(22)}` }));
  await press(confirm.getByRole('button', { name: 'Excluir' }));
  await expect(messages.getByText('Ausência excluída')).toBeVisible();
  await expect(section('Programadas')).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);

  await press(button('Encerrar agora')(portal));
  await press(confirm.getByRole('button', { name: 'Encerrar agora' }));
  await expect(messages.getByText('Ausência encerrada')).toBeVisible();
  await expect(section('Em andamento')).toHaveCount(0);
  await expect(section('Encerradas')).toContainText(`${shown(0)}Licença`);
  await expect(page.getByText('Você não tem ausências programadas.')).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('D7.11 every screen works at 767 px by keyboard alone, without axe violations in both themes', async ({
  enter,
  expectAccessible,
}) => {
  const portal = await enter(admin, { viewport: tablet });
  const { page } = portal;
  const textColor = () => page.locator('main').evaluate((main) => getComputedStyle(main).color);
  for (const { address, control: find, use } of screens) {
    await visit(page, address);
    const control = find(portal);
    await expect(control, address).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
    await expectAccessible(page, address);
    const light = await textColor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(textColor).not.toBe(light);
    await expectAccessible(page, `${address} in the dark theme`);
    await page.emulateMedia({ colorScheme: 'light' });

    expect(await overflow(page), `${address} scrolls sideways`).toBe(0);
    expect(await unreachedControls(page), address).toEqual([]);
    await page.locator('main').focus();
    await tabTo(page, control);
    await use(portal, control);
    await expect(page.locator('main :focus'), address).toHaveCount(1);
  }
});

test('D7.11 a screen is absent if the backend does not list its calls', async ({ enter, expectComplaint }) => {
  expectComplaint(/status of 404 .*capabilities/);
  const portal = await enter(admin);
  const { page, drawer } = portal;
  let missing: EndpointId | 'all' = 'directory.list';
  await page.route(/\/v1\/capabilities$/, async (route) => {
    if (missing === 'all') return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' });
    const response = await route.fetch();
    const body = (await response.json()) as { additions: string[] };
    return route.fulfill({ response, json: { ...body, additions: body.additions.filter((id) => id !== missing) } });
  });
  const lostAt = (address: string) => page.getByText(`Endereço acessado: ${address}`, { exact: true });
  const notFound = page.getByRole('heading', { name: 'Página não encontrada' });
  for (const needs of new Set(screens.map((screen) => screen.needs))) {
    missing = needs;
    const [first, ...others] = screens.filter((screen) => screen.needs === needs).map((screen) => screen.address);
    const address = String(first);
    await page.goto(address, quickly);
    await expect(notFound, address).toBeVisible();
    await expect(lostAt(address)).toBeVisible();
    for (const other of others) {
      await page.goto(other, quickly);
      await expect(lostAt(other)).toBeVisible();
    }
    await expect(drawer, address).toHaveCount(0);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await portal.userButton.click();
    const shown = screens.filter((screen) => screen.needs !== needs);
    const names = shown.filter(({ entry }) => entry?.in === 'menu').map(({ entry }) => entry?.name ?? '');
    await expect(page.getByRole('menuitem'), address).toHaveText([...names, 'Sair']);
    await page.keyboard.press('Escape');
    const added = shown.filter(({ entry }) => entry?.in === 'drawer').map((screen) => screen.address);
    expect(await linksOf(portal, administrative), address).toEqual([...former, ...added]);
  }
  missing = 'all';
  await page.reload(quickly);
  for (const { address } of screens) {
    await visit(page, address);
    await expect(lostAt(address)).toBeVisible();
  }
});
