import type { Page } from '@playwright/test';
import type { Portal } from '../../pages/Portal.ts';
import { expect, test } from '../../support/test.ts';

const groups = {
  'Minhas solicitações': {
    'À fazer': '/my-tasks/to-do',
    'Em andamento': '/my-tasks/in-progress',
    Concluídas: '/my-tasks/finished',
  },
  Atendimento: {
    'À fazer': '/attendance/to-do',
    'Atribuídas a mim': '/my-attendance/to-do',
    'Em andamento': '/attendance/in-progress',
    Concluídas: '/attendance/finished',
  },
};

/** Replaces the server's responses with these unread counts. */
async function countUnread(page: Page, tasks: object, notifications: number): Promise<void> {
  await page.route('**/v1/tasks/assignee/unread', (route) => route.fulfill({ json: tasks }));
  await page.route('**/v1/notifications?**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), unread: notifications } });
  });
  await page.reload();
}

/** Clicks every entry of a group of the drawer and checks its page. */
async function visit(portal: Portal, group: keyof typeof groups): Promise<void> {
  const { page, title } = portal;
  for (const [name, address] of Object.entries(groups[group])) {
    await portal.entry(name, group).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(title).toHaveText(name);
    await expect(portal.topBar).toContainText(group);
    await expect(portal.entry(name, group)).toHaveAttribute('aria-current', 'page');
    await expect(portal.drawer.locator('[aria-current="page"]')).toHaveCount(1);
  }
}

test('T2.2.01 T2.3.01 P2.1.04 the drawer links to the catalogue, and the top bar shows its name', async ({ enter }) => {
  const portal = await enter('mariana.costa', { at: '/my-tasks/to-do' });
  await portal.entry('Serviços').click();
  await expect(portal.page).toHaveURL(/\/services$/);
  await expect(portal.title).toHaveText('Serviços');
});

test('T2.2.03 T2.2.04 T2.2.05 the drawer links to one’s own requests', async ({ enter }) => {
  await visit(await enter('mariana.costa'), 'Minhas solicitações');
});

test('T2.2.06 T2.2.07 T2.2.08 T2.2.09 the drawer links to the queues of attendance', async ({ enter }) => {
  await visit(await enter('mariana.costa'), 'Atendimento');
});

test('T2.2.17 T2.2.18 groups and the drawer collapse, and stay collapsed after a reload', async ({ enter }) => {
  const portal = await enter('mariana.costa');
  const { page, drawer } = portal;
  const heading = drawer.getByRole('button', { name: 'Atendimento' });
  await heading.click();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(portal.entry('Atribuídas a mim')).toBeHidden();
  await page.reload();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(portal.entry('Atribuídas a mim')).toBeHidden();
  await heading.click();
  await expect(portal.entry('Atribuídas a mim')).toBeVisible();

  const wide = (await drawer.boundingBox())?.width;
  await drawer.getByRole('button', { name: 'Recolher menu' }).click();
  await page.reload();
  await expect(drawer.getByRole('button', { name: 'Expandir menu' })).toBeVisible();
  expect(wide).toBe(248);
  expect((await drawer.boundingBox())?.width).toBe(57);
});

test('T2.2.19 T9.34 the drawer keeps its scroll position in local storage and restores it on reload', async ({
  enter,
}) => {
  const { page, drawer } = await enter('mariana.costa', { viewport: { width: 1280, height: 260 } });
  const scrolled = () => drawer.evaluate((nav) => Math.max(...[...nav.children].map((part) => part.scrollTop)));
  await drawer.hover();
  await page.mouse.wheel(0, 90);
  await expect.poll(scrolled).toBe(90);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('90');
  await page.reload();
  await expect(drawer).toBeVisible();
  await expect.poll(scrolled).toBe(90);
});

test('the drawer shows the entry of a page that is opened by its address', async ({ enter }) => {
  const portal = await enter('patricia.lemos', { at: '/adm/audit', viewport: { width: 1280, height: 600 } });
  const entry = portal.entry('Auditoria', 'Administrativo');
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(entry).toBeInViewport({ ratio: 1 });

  // the place where the drawer was on another page does not hide the entry
  await expect.poll(() => portal.page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('/adm/audit');
  await portal.page.setViewportSize({ width: 1280, height: 400 });
  for (const [at, name] of [
    ['/adm/workflows', 'Processos'],
    ['/services', 'Serviços'],
    ['/adm/integrations', 'Integrações'],
  ] as const) {
    await portal.page.goto(at);
    await expect(portal.page.getByRole('navigation').getByRole('link', { name, exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});

test('C10.19 T2.2.21 T2.2.22 T2.2.23 T2.3.10 unread counts are shown next to their lists and in the title of the tab', async ({
  enter,
}) => {
  const portal = await enter('mariana.costa');
  const { page } = portal;
  await countUnread(page, { myTasks: 1, groupTasks: 120, assignedToMe: 7 }, 3);
  await expect(portal.entry('À fazer', 'Minhas solicitações')).toHaveAccessibleName(/1 não lida$/);
  await expect(portal.entry('À fazer', 'Atendimento')).toContainText('99+');
  await expect(portal.entry('Atribuídas a mim')).toHaveAccessibleName(/7 não lidas$/);
  await expect(portal.entry('À fazer', 'Atendimento')).toHaveAccessibleName(/[\d.]+ tarefas? ?, 120 não lidas$/);
  const colors = await portal.entry('À fazer', 'Atendimento').evaluate((entry) => {
    const [total, unread] = [...entry.querySelectorAll('[aria-hidden="true"]')].slice(-2);
    return [total, unread].map(
      (count) => count?.parentElement && getComputedStyle(count.parentElement).backgroundColor,
    );
  });
  expect(colors[0]).toBe('rgba(0, 0, 0, 0)');
  expect(colors[1]).not.toBe('rgba(0, 0, 0, 0)');
  await expect(page).toHaveTitle('(3) Tramita');
  await page.unrouteAll();
  await countUnread(page, { myTasks: 0, groupTasks: 0, assignedToMe: 0 }, 0);
  await expect(page).toHaveTitle('Tramita');
  await expect(portal.drawer.getByText(/não lida/)).toHaveCount(0);
});

test('T2.3.06 T2.3.07 the button of the user shows nickname and initials, or the picture', async ({ enter }) => {
  const { page, userButton } = await enter('mariana.costa');
  await expect(userButton).toContainText('Mariana Costa');
  await expect(userButton).toContainText('MC');
  await expect(userButton.locator('img')).toHaveCount(0);
  await page.route('**/auth/info', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), nickName: 'Mari', picture: '/logo.svg' } });
  });
  await page.reload();
  await expect(userButton).toContainText('Mari');
  await expect(userButton.locator('img')).toHaveAttribute('src', '/logo.svg');
});

test('T2.3.11 the top bar is marked while the page below it is scrolled', async ({ enter }) => {
  const { page, topBar, catalogue } = await enter('mariana.costa', { viewport: { width: 1024, height: 500 } });
  await expect(catalogue.folder('Lojas')).toBeVisible();
  await expect(topBar).toHaveAttribute('data-scrolled', 'false');
  await catalogue.folder('Lojas').hover();
  await page.mouse.wheel(0, 120);
  await expect(topBar).toHaveAttribute('data-scrolled', 'true');
  await page.mouse.wheel(0, -400);
  await expect(topBar).toHaveAttribute('data-scrolled', 'false');
});
