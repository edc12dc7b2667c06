import type { Notification } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { TramitaSettings } from '../../provider/tramita-context.ts';
import { breachesOfAxe } from '../../testing/breaches-of-axe.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { type SandboxPage, sandboxPage } from '../../testing/sandbox-session.tsx';
import { NotificationsMenu } from './NotificationsMenu.tsx';
import type { NotificationsMenuProps } from './notifications-menu-props.ts';

const { people, requests } = sandboxIds;
const inAttendance = requests.refundAtFinance.protocol;
const sandbox = await openSandbox(1280, 800);
beforeEach(async () => {
  await sandbox.services.db.deleteFrom('notifications').execute();
});

let clock = 0;

/** Creates a notification for Mariana; later ones are newer. */
async function notify(message: string, change: Partial<Pick<Notification, 'read' | 'protocol'>> = {}) {
  clock += 1;
  const { id } = await sandbox.services.db
    .insertInto('notifications')
    .values({
      user_id: people.marianaCosta,
      message,
      protocol: change.protocol === undefined ? inAttendance : change.protocol,
      created_at: new Date(sandbox.now().getTime() - 3_600_000 + clock * 1000),
      read: change.read ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function notifyTimes(times: number, read = false) {
  for (let time = 1; time <= times; time += 1) await notify(`Aviso <b>${time}</b>`, { read });
}

interface OpenOptions extends Partial<NotificationsMenuProps> {
  settings?: Partial<TramitaSettings>;
  page?: SandboxPage;
}

/** Renders Mariana's bell, in a new page or in the given one. */
async function open({ settings, page = sandboxPage(sandbox, 'mariana.costa'), ...props }: OpenOptions = {}) {
  const onOpenTask = vi.fn();
  const onUnreadChange = vi.fn();
  const onError = vi.fn();
  const draw = (change: Partial<NotificationsMenuProps> = {}) =>
    page.wrap(
      <StrictMode>
        <button type="button">Antes</button>
        <NotificationsMenu onOpenTask={onOpenTask} onUnreadChange={onUnreadChange} {...props} {...change} />
      </StrictMode>,
      { onError, ...settings },
    );
  const screen = await render(draw());
  const place = browserPage.elementLocator(screen.container);
  const panel = place.getByRole('dialog', { name: 'Notificações' });
  return {
    ...page,
    page,
    screen,
    draw,
    onOpenTask,
    onUnreadChange,
    onError,
    panel,
    bell: place.getByRole('button', { name: /^Notificações/ }),
    rows: panel.getByRole('listitem'),
    more: panel.getByRole('button', { name: 'Carregar mais notificações...' }),
    markAll: panel.getByRole('button', { name: 'Marcar todas como lidas' }),
    count: () => screen.container.querySelector('[data-slot="notifications-count"]'),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

const row = ({ rows }: Opened, text: string) => rows.filter({ hasText: text });
const main = (opened: Opened, text: string) => opened.panel.getByRole('button', { name: new RegExp(text) });
const saved = () =>
  sandbox.services.db.selectFrom('notifications').select(['id', 'read', 'active']).orderBy('id').execute();
const says = ({ screen }: Opened, text: string) =>
  expect.element(screen.getByRole('region', { name: 'Avisos' }).getByText(text)).toBeInTheDocument();
async function opened(options: OpenOptions = {}) {
  const menu = await open(options);
  await menu.bell.click();
  await expect.element(menu.panel).toBeVisible();
  return menu;
}

const expectNoBreach = async () => expect(await breachesOfAxe(document.documentElement)).toEqual([]);

test('T2.3.05 the bell shows and announces the number of unread notifications, without a badge at zero', async () => {
  await notifyTimes(3);
  const menu = await open();
  await expect.element(menu.bell).toHaveAccessibleName('Notificações, 3 não lidas');
  expect(menu.count()?.textContent).toBe('3');
  expect(menu.onUnreadChange).toHaveBeenLastCalledWith(3);
  await menu.bell.click();
  await menu.markAll.click();
  await expect.element(menu.bell).toHaveAccessibleName('Notificações');
  expect(menu.count()).toBeNull();
  expect(menu.onUnreadChange).toHaveBeenLastCalledWith(0);
});

test('T2.3.05 above 99 the badge shows 99+ and the accessible name the whole number', async () => {
  await sandbox.services.db
    .insertInto('notifications')
    .values(
      Array.from({ length: 120 }, () => ({
        user_id: people.marianaCosta,
        message: 'Aviso',
        protocol: null,
        created_at: sandbox.now(),
      })),
    )
    .execute();
  const menu = await open();
  await expect.element(menu.bell).toHaveAccessibleName('Notificações, 120 não lidas');
  expect(menu.count()?.textContent).toBe('99+');
});

test('T1.20 unread notifications have a mark with a text, which is removed when they are read', async () => {
  await notify('Já <b>lida</b>', { read: true });
  await notify('Por <b>ler</b>');
  const menu = await opened();
  await expect.element(row(menu, 'Por ler')).toHaveAttribute('data-state', 'unread');
  await expect.element(main(menu, 'Não lida. Por ler ')).toBeInTheDocument();
  await expect.element(row(menu, 'Já lida')).toHaveAttribute('data-state', 'read');
  await expect.element(main(menu, '^Já lida')).toBeInTheDocument();
  await expectNoBreach();
});

test('C2.09 T2.4.01 T4.4.14 marks all notifications as read at once, including other pages', async () => {
  await notifyTimes(12);
  const menu = await opened();
  await menu.markAll.click();
  await expect.poll(async () => (await saved()).every(({ read }) => read)).toBe(true);
  expect(menu.sent('POST', '/v1/notifications/mark-all-as-reed')).toHaveLength(1);
  await expect.element(menu.markAll).toHaveAttribute('aria-disabled', 'true');
  await expect.element(menu.markAll).toHaveAccessibleDescription('Não há notificações não lidas');
  expect(menu.panel.element().querySelectorAll('[data-state="unread"]')).toHaveLength(0);
});

test('T2.4.02 T4.4.12 marks a notification as read and unread', async () => {
  await notifyTimes(2);
  const menu = await opened();
  const toggle = row(menu, 'Aviso 2').getByRole('button', { name: /^Marcar como/ });
  await toggle.click();
  await expect.element(menu.bell).toHaveAccessibleName('Notificações, 1 não lida');
  await expect.poll(async () => (await saved())[1]?.read).toBe(true);
  await expect.element(toggle).toHaveAccessibleName('Marcar como não lida');
  await toggle.click();
  await expect.element(menu.bell).toHaveAccessibleName('Notificações, 2 não lidas');
  await expect.poll(async () => (await saved())[1]?.read).toBe(false);
});

test('T2.4.03 T4.4.13 a deleted notification can be restored until the list closes', async () => {
  await notifyTimes(3);
  const menu = await opened();
  const remove = (text: string) => row(menu, text).getByRole('button', { name: 'Excluir notificação' });
  await remove('Aviso 2').click();
  await expect.element(menu.panel.getByText('Notificação excluída').first()).toBeInTheDocument();
  await expect.element(menu.bell).toHaveAccessibleName('Notificações, 2 não lidas');
  await expect.element(main(menu, 'Aviso 1')).toHaveFocus();
  await menu.panel.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(main(menu, 'Aviso 2')).toHaveFocus();
  await expect.element(menu.bell).toHaveAccessibleName('Notificações, 3 não lidas');

  await remove('Aviso 3').click();
  expect(menu.sent('DELETE', /notifications/)).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(async () => (await saved()).filter(({ active }) => active).length).toBe(2);
  expect(menu.sent('DELETE', /notifications/)).toHaveLength(1);
  await menu.bell.click();
  await expect.poll(() => menu.rows.elements()[0]?.textContent).toContain('Aviso 2');
});

test('sends a pending deletion when the widget unmounts or the page is left', async () => {
  await notifyTimes(2);
  const menu = await opened();
  await main(menu, 'Aviso 2').element().focus();
  await userEvent.keyboard('{Delete}');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(() => menu.sent('DELETE', /notifications/)).toHaveLength(1);
  await userEvent.keyboard('{Delete}');
  await menu.screen.unmount();
  await expect.poll(async () => (await saved()).every(({ active }) => !active)).toBe(true);
});

test('T2.4.04 T2.4.05 opening a notification marks it as read and opens the newest task of its request', async () => {
  await notify('Nova <b>tarefa</b>');
  const menu = await opened();
  await main(menu, 'Nova tarefa').click();
  await expect.poll(() => menu.onOpenTask.mock.calls.length).toBe(1);
  const [target] = menu.onOpenTask.mock.calls[0] ?? [];
  expect(target).toMatchObject({ menu: expect.stringMatching(/^(attendance|my-tasks)\/to-do$/) });
  expect(target.identifier).toMatch(/^[0-9a-f-]{36}$/);
  const calls = menu.calls
    .filter(({ path }) => /read$|newestTask$/.test(path))
    .map(({ method, path }) => [method, path]);
  expect(calls).toEqual([
    ['PUT', expect.stringMatching(/read$/)],
    ['GET', `/v1/requests/${inAttendance}/newestTask`],
  ]);
  await expect.element(menu.panel).not.toBeInTheDocument();
  await expect.element(menu.bell).toHaveAccessibleName('Notificações');
});

test('T2.4.05 opens a finished request by its protocol, with the navigation of the page', async () => {
  const navigate = vi.fn();
  const { protocol } = requests.finishedToRate;
  const rafael = sandboxPage(sandbox, 'rafael.nunes');
  await sandbox.services.db
    .insertInto('notifications')
    .values({ user_id: people.rafaelNunes, message: 'Finalizada', protocol, created_at: sandbox.now() })
    .execute();
  const menu = await opened({ page: rafael, settings: { navigate }, onOpenTask: undefined });
  await main(menu, 'Finalizada').click();
  await expect.poll(() => navigate.mock.calls).toEqual([[`/my-tasks/finished/${protocol}`]]);
});

test('T2.4.05 shows a message and stays open if there is no task', async () => {
  await notify('De <b>outros</b>', { protocol: '00000000-0000-4000-8000-000000000000' });
  const menu = await opened();
  await main(menu, 'De outros').click();
  await says(menu, 'Não foi possível encontrar a tarefa');
  await expect.element(menu.panel).toBeVisible();
  expect(menu.onOpenTask).not.toHaveBeenCalled();
  await expect.element(row(menu, 'De outros')).toHaveAttribute('data-state', 'read');
});

test('T2.4.04 a notification without a request is only marked as read', async () => {
  await notify('Manutenção no <b>domingo</b>', { protocol: null });
  const menu = await opened();
  await main(menu, 'Manutenção').click();
  await expect.element(row(menu, 'Manutenção')).toHaveAttribute('data-state', 'read');
  expect(menu.sent('GET', /newestTask$/)).toHaveLength(0);
  await expect.element(menu.panel).toBeVisible();
});

test('T8.62 opens the task even if marking as read fails', async () => {
  await notify('Nova <b>tarefa</b>');
  sandbox.faults.next({ endpoint: 'notifications.read', status: 500 });
  const menu = await opened();
  await main(menu, 'Nova tarefa').click();
  await expect.poll(() => menu.onOpenTask.mock.calls.length).toBe(1);
  expect(menu.onError).not.toHaveBeenCalled();
  await expect.element(menu.screen.getByText('Ocorreu um erro inesperado')).not.toBeInTheDocument();
});

test('closing the list cancels the opening of a notification', async () => {
  await notify('Nova <b>tarefa</b>');
  sandbox.faults.next({ endpoint: 'requests.newestTask', delayMs: 300 });
  const menu = await opened();
  await main(menu, 'Nova tarefa').click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => menu.sent('GET', /newestTask$/)[0]?.state).toBe('lost');
  expect(menu.onOpenTask).not.toHaveBeenCalled();
});

test.each([
  [
    'marking read',
    'notifications.read',
    (menu: Opened) => row(menu, 'Aviso 1').getByRole('button', { name: 'Marcar como lida' }).click(),
  ],
  ['marking all read', 'notifications.markAll', (menu: Opened) => menu.markAll.click()],
] as const)('T8.04 a failure of %s shows a message and is reverted', async (_what, endpoint, act) => {
  await notifyTimes(1);
  sandbox.faults.next({ endpoint, status: 500 });
  const menu = await opened();
  await act(menu);
  await says(menu, 'Ocorreu um erro inesperado');
  await expect.element(menu.bell).toHaveAccessibleName('Notificações, 1 não lida');
  expect(menu.onError).toHaveBeenCalledOnce();
});

test('T8.04 a failed deletion shows a message and restores the notification', async () => {
  await notifyTimes(1);
  sandbox.faults.next({ endpoint: 'notifications.delete', status: 500 });
  const menu = await opened();
  await row(menu, 'Aviso 1').getByRole('button', { name: 'Excluir notificação' }).click();
  await menu.bell.click();
  await says(menu, 'Ocorreu um erro inesperado');
  await menu.bell.click();
  await expect.element(main(menu, 'Aviso 1')).toBeVisible();
});

test('T2.4.06 T9.22 loads ten older notifications at a time below the others and keeps the focus', async () => {
  await notifyTimes(23);
  const menu = await opened();
  await expect.poll(() => menu.rows.elements().length).toBe(10);
  await menu.more.click();
  await expect.poll(() => menu.rows.elements().length).toBe(20);
  await expect.element(menu.more).toHaveFocus();
  expect(menu.rows.elements()[0]?.textContent).toContain('Aviso 23');
  await menu.more.click();
  await expect.poll(() => menu.rows.elements().length).toBe(23);
  await expect.element(menu.more).not.toBeInTheDocument();
  await expect.element(main(menu, 'Aviso 3 ')).toHaveFocus();
  const pages = menu
    .sent('GET', '/v1/notifications')
    .map(({ search }) => [search.get('page'), search.get('itemsPerPage')]);
  expect(pages.slice(-2)).toEqual([
    ['1', '10'],
    ['2', '10'],
  ]);
});

test('T2.4.06 keeps the rows if older ones cannot be loaded', async () => {
  await notifyTimes(11);
  const menu = await opened();
  await expect.poll(() => menu.rows.elements().length).toBe(10);
  sandbox.faults.next({ endpoint: 'notifications.list', status: 500 });
  await menu.more.click();
  await says(menu, 'Ocorreu um erro inesperado');
  await menu.more.click();
  await expect.poll(() => menu.rows.elements().length).toBe(11);
});

test('the list shows that it is loading, failed or empty', async () => {
  sandbox.faults.next({ endpoint: 'notifications.list', delayMs: 800 });
  const menu = await opened();
  await expect.element(menu.panel.getByText('Carregando as notificações')).toBeInTheDocument();
  await expect.element(menu.panel.getByText('Nenhuma notificação', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  sandbox.faults.next({ endpoint: 'notifications.list', status: 500 });
  await menu.bell.click();
  await expect
    .element(menu.panel.getByRole('alert').getByText('Não foi possível carregar as notificações'))
    .toBeVisible();
  await expect.element(menu.panel.getByText('Nenhuma notificação', { exact: true })).toBeVisible();
  await menu.panel.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(menu.panel.getByRole('alert')).not.toBeInTheDocument();
  await expectNoBreach();
});

test('T8.62 a failed poll shows no error; new notifications come with the next poll and are announced', async () => {
  await notifyTimes(1);
  const menu = await open({ pollInterval: 300 });
  await expect.element(menu.bell).toHaveAccessibleName('Notificações, 1 não lida');
  sandbox.faults.next({ endpoint: 'notifications.list', status: 500, times: 2 });
  await notify('Mais <b>um</b>');
  await expect.element(menu.bell).toHaveAccessibleName('Notificações, 2 não lidas');
  await expect.element(menu.screen.getByText('1 nova notificação')).toBeInTheDocument();
  expect(menu.onError).not.toHaveBeenCalled();
});

test('T7.4.07 the same polls update the task counts of the page', async () => {
  const onTaskCountsChange = vi.fn();
  const menu = await open({ pollInterval: 300, onTaskCountsChange });
  await expect.poll(() => onTaskCountsChange.mock.calls.length).toBeGreaterThan(0);
  expect(onTaskCountsChange.mock.lastCall?.[0]).toEqual({
    myTasks: expect.any(Number),
    groupTasks: expect.any(Number),
    assignedToMe: expect.any(Number),
  });
  expect(menu.sent('GET', /unread$/).length).toBeLessThanOrEqual(menu.sent('GET', '/v1/notifications').length);
});

test('the tabs of one user share their data, and only one of them polls', async () => {
  await notifyTimes(2);
  const settings = { storageScope: String(people.marianaCosta) };
  const one = await open({ settings, pollInterval: 400 });
  const other = await open({ settings, pollInterval: 400 });
  await expect.element(other.bell).toHaveAccessibleName('Notificações, 2 não lidas');
  const asked = () => [one, other].map(({ calls }) => calls.filter(({ path }) => path === '/v1/notifications').length);
  const before = asked();
  await notify('Mais <b>um</b>');
  await expect.element(one.bell).toHaveAccessibleName('Notificações, 3 não lidas');
  await expect.element(other.bell).toHaveAccessibleName('Notificações, 3 não lidas');
  const grow = () => asked().map((count, at) => count - (before[at] ?? 0));
  await expect.poll(() => Math.max(...grow())).toBeGreaterThanOrEqual(3);
  const grown = grow();
  expect(grown.filter((count) => count > 0)).toHaveLength(1);

  await one.bell.click();
  await row(one, 'Aviso 2').getByRole('button', { name: 'Marcar como lida' }).click();
  await expect.element(other.bell).toHaveAccessibleName('Notificações, 2 não lidas');
  await row(one, 'Aviso 1').getByRole('button', { name: 'Excluir notificação' }).click();
  await expect.element(other.bell).toHaveAccessibleName('Notificações, 1 não lida');
  await one.panel.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(other.bell).toHaveAccessibleName('Notificações, 2 não lidas');
  await one.markAll.click();
  await expect.element(other.bell).toHaveAccessibleName('Notificações');
});

test('tabs without a storage scope share nothing', async () => {
  await notifyTimes(1);
  const one = await open({ settings: { storageScope: '' } });
  const other = await open({ settings: { storageScope: '' } });
  await expect.element(other.bell).toHaveAccessibleName('Notificações, 1 não lida');
  await one.bell.click();
  await one.markAll.click();
  await expect.element(one.bell).toHaveAccessibleName('Notificações');
  // a message of another channel arrives after all messages that were sent before it
  const [from, to] = [new BroadcastChannel('test'), new BroadcastChannel('test')];
  await new Promise((resolve) => {
    to.onmessage = resolve;
    from.postMessage('sent');
  });
  for (const channel of [from, to]) channel.close();
  await expect.element(other.bell).toHaveAccessibleName('Notificações, 1 não lida');
});

test('works completely with the keyboard', async () => {
  await notifyTimes(4);
  const menu = await open();
  await expect.element(menu.bell).toHaveAccessibleName('Notificações, 4 não lidas');
  await userEvent.click(menu.screen.getByRole('button', { name: 'Antes' }));
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(main(menu, 'Aviso 4')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}j');
  await expect.element(main(menu, 'Aviso 2')).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(main(menu, 'Aviso 3')).toHaveFocus();
  await userEvent.keyboard('u');
  await expect.element(row(menu, 'Aviso 3')).toHaveAttribute('data-state', 'read');
  await userEvent.keyboard('{Delete}');
  await expect.element(main(menu, 'Aviso 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(menu.panel.getByRole('button', { name: 'Desfazer' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(main(menu, 'Aviso 3')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(main(menu, 'Aviso 1')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(row(menu, 'Aviso 1').getByRole('button', { name: 'Marcar como lida' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu.panel).not.toBeInTheDocument();
  await expect.element(menu.bell).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(main(menu, 'Aviso 4')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => menu.onOpenTask.mock.calls.length).toBe(1);
  await expect.element(menu.bell).toHaveFocus();
});

test('shows the keyboard shortcuts in the list', async () => {
  await notifyTimes(1);
  const menu = await opened();
  for (const key of ['J', 'K', 'Enter', 'U', 'Del', 'Esc']) {
    await expect.element(menu.panel.getByText(key, { exact: true })).toBeVisible();
  }
});

test('on a phone the list fills the screen, traps the focus and has touch targets', async () => {
  await browserPage.viewport(390, 844);
  await notifyTimes(12);
  const menu = await opened();
  await expect.poll(() => menu.rows.elements().length).toBe(10);
  const { width, height } = menu.panel.element().getBoundingClientRect();
  expect([width, height]).toEqual([390, 844]);
  for (const button of menu.panel.element().querySelectorAll('button')) {
    const box = button.getBoundingClientRect();
    expect(Math.min(box.width, box.height), button.textContent || button.ariaLabel || '').toBeGreaterThanOrEqual(44);
  }
  menu.more.element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(menu.panel.getByRole('button', { name: 'Marcar todas como lidas' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(menu.more).toHaveFocus();
  await expectNoBreach();
  await menu.panel.getByRole('button', { name: 'Fechar' }).click();
  await expect.element(menu.bell).toHaveFocus();
});

test('a page may control whether the menu is open', async () => {
  await notifyTimes(1);
  const onOpenChange = vi.fn();
  const menu = await open({ open: false, onOpenChange });
  await menu.bell.click();
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  await expect.element(menu.panel).not.toBeInTheDocument();
  await menu.screen.rerender(menu.draw({ open: true }));
  await expect.element(menu.panel).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await expect.element(menu.panel).toBeVisible();
});

test('works with only a client in a page without a provider', async () => {
  await notifyTimes(1);
  const { client } = sandboxPage(sandbox, 'mariana.costa');
  const screen = await render(<NotificationsMenu client={client} theme="dark" defaultOpen />);
  await expect
    .element(screen.getByRole('dialog', { name: 'Notificações' }).getByRole('button', { name: /Aviso 1/ }))
    .toBeInTheDocument();
});

test('C10.11 notifications have an icon of their kind, and the time under an older date', async () => {
  await notify('Ana Lima aprovou a etapa <b>Conferir</b> da sua solicitação <b>48216</b>, <b>Férias</b>');
  const id = await notify('Sua solicitação <b>48217</b>, <b>Férias</b>, foi concluída', { read: true });
  const created_at = new Date(sandbox.now().getTime() - 5 * 86_400_000);
  await sandbox.services.db.updateTable('notifications').set({ created_at }).where('id', '=', id).execute();
  const menu = await opened();
  const iconOf = (text: string) => row(menu, text).element().querySelector('[data-icon] > svg');
  await expect.element(row(menu, 'aprovou')).toBeVisible();
  expect(iconOf('aprovou')?.parentElement).toHaveAttribute('data-icon', 'approved');
  expect(iconOf('concluída')?.parentElement).toHaveAttribute('data-icon', 'finished');
  expect(row(menu, 'concluída').element().querySelector('time')?.textContent).toMatch(/^\d{2}:\d{2}, /);
  await expectNoBreach();
});

test('C10.11 groups equal new tasks in one line that can be expanded by keyboard', async () => {
  for (const idk of [48_216, 48_217, 48_218, 48_219])
    await notify(`<b>Fundo fixo &amp; caixa</b> <b>${idk}</b>, de Ana Lima, está com você na etapa <b>Conferir</b>`);
  await notify('<b>Férias</b> <b>48220</b>, de Ana Lima, está com você na etapa <b>Conferir</b>');
  const menu = await opened();
  const group = menu.panel.getByRole('button', { name: 'Não lida. 4 novas tarefas de Fundo fixo & caixa' });
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  // one line, with its text next to the icon
  const middle = (part: string) => {
    const box = group.element().parentElement?.querySelector(part)?.getBoundingClientRect();
    return box ? box.top + box.height / 2 : 0;
  };
  expect(Math.abs(middle('p') - middle('[data-icon]'))).toBeLessThanOrEqual(1);
  await expect.element(row(menu, '48220')).toBeVisible();
  expect(row(menu, '48216').query()).toBeNull();
  await expectNoBreach();
  await userEvent.keyboard('j');
  await expect.element(group).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row(menu, '48216').last()).toBeVisible();
  await userEvent.keyboard('jju');
  await expect.element(menu.panel.getByRole('button', { name: /3 novas tarefas de Fundo fixo/ })).toBeVisible();
  await expect.poll(async () => (await saved()).filter(({ read }) => read)).toHaveLength(1);
});
