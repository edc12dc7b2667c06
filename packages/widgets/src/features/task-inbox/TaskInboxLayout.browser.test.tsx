import { listTasks } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { TaskInbox } from './TaskInbox.tsx';
import type { TaskInboxProps } from './task-inbox-props.ts';

const { requests } = sandboxIds;
const sandbox = await openSandbox(1440, 900);

/** Shows a list as wide as the portal does at 1440 px, or at the width given. */
async function open(userName: string, props: Partial<TaskInboxProps> = {}, width = 1192) {
  const page = sandboxPage(sandbox, userName);
  const screen = await render(
    page.wrap(
      <div style={{ width, height: 800, display: 'flex' }}>
        <TaskInbox {...props} />
      </div>,
    ),
  );
  await expect.poll(() => screen.container.querySelector('tbody [data-task-link]')).not.toBeNull();
  return { ...page, screen };
}
type Opened = Awaited<ReturnType<typeof open>>;

const widthOf = ({ screen }: Opened, head: string): number =>
  screen.getByRole('columnheader', { name: head }).element().getBoundingClientRect().width;
const cells = ({ screen }: Opened, head: string): (string | null)[] => {
  const heads = [...screen.container.querySelectorAll('thead tr:first-child > *')].map((cell) => cell.textContent);
  return [...screen.container.querySelectorAll('tbody tr')].map(
    (row) => row.children[heads.indexOf(head)]?.textContent ?? null,
  );
};

test('C10.02 the process has at least 186 px at 1440, and no column of the list is cut off', async () => {
  const opened = await open('mariana.costa');
  expect(widthOf(opened, 'Processo')).toBeGreaterThanOrEqual(186);
  const scroll = opened.screen.container.querySelector('[data-slot="table-scroll"]') as HTMLElement;
  expect(scroll.scrollWidth).toBe(scroll.clientWidth);
});

test('C10.02 above that the rest is shared 2:2:1:1 between process, step, requester and responsible', async () => {
  const heads = ['Processo', 'Etapa', 'Solicitante', 'Responsável'];
  const opened = await open('mariana.costa', {}, 1192);
  const before = heads.map((head) => widthOf(opened, head));
  await opened.screen.unmount();
  await browserPage.viewport(1920, 900);
  const wide = await open('mariana.costa', {}, 1192 + 480);
  const gained = heads.map((head, index) => Math.round((widthOf(wide, head) - (before[index] ?? 0)) / 80));
  expect(gained).toEqual([2, 2, 1, 1]);
});

test('C10.22 columns that go away at 1280 px leave their width to the others, not to the process alone', async () => {
  const opened = await open('mariana.costa', {}, 1032);
  expect(opened.screen.getByRole('columnheader', { name: 'Solicitante' }).query()).toBeNull();
  const [process, step, responsible] = ['Processo', 'Etapa', 'Responsável'].map((head) => widthOf(opened, head));
  expect(step).toBeGreaterThan(180);
  expect(responsible).toBeGreaterThan(150);
  expect(process).toBeGreaterThanOrEqual(186);
});

test.each([1192, 1032, 967, 711, 390])(
  'C10.22 the bar of a selection shows all its actions in a list of %i px',
  async (width) => {
    await browserPage.viewport(width === 390 ? 390 : 1440, 900);
    const { screen } = await open('mariana.costa', {}, width);
    if (width === 390) await screen.getByRole('button', { name: 'Selecionar' }).click();
    await screen
      .getByLabelText(/^Selecionar a tarefa/)
      .first()
      .click();
    const bars = screen.getByRole('toolbar', { name: 'Ações para as tarefas selecionadas' });
    await expect.element(bars.first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^(Concluir|Aprovar)$/ }).first()).toBeVisible();
    for (const bar of bars.elements()) expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await browserPage.viewport(1440, 900);
  },
);

test.each([344, 390])('the buttons of a list of %i px next to a request are whole', async (width) => {
  await browserPage.viewport(width === 390 ? 390 : 1440, 900);
  const { screen } = await open('rafael.nunes', { page: 'my-tasks' }, width);
  const menu = screen.getByRole('button', { name: 'Opções da lista' });
  await expect.element(screen.getByText(/não lidas?$/)).toBeVisible();
  const { right, width: shown } = menu.element().getBoundingClientRect();
  const list = screen.container.querySelector('section')?.getBoundingClientRect();
  expect(shown).toBeGreaterThanOrEqual(28);
  expect(right).toBeLessThanOrEqual((list?.right ?? 0) - 4);
  await browserPage.viewport(1440, 900);
});

test.each([
  ['mariana.costa', {}],
  ['rafael.nunes', { page: 'my-tasks', status: 'finished' }],
] as const)('C10.22 tracks of five steps are not cut in the list of %s', async (userName, props) => {
  const { screen } = await open(userName, props);
  const cells = [...screen.container.querySelectorAll('td:has([data-slot="track"])')];
  expect(cells.length).toBeGreaterThan(0);
  for (const cell of cells) expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
});

test('C10.22 the actions of a selected row have the color of their row', async () => {
  const { screen } = await open('mariana.costa');
  await screen
    .getByLabelText(/^Selecionar a tarefa/)
    .first()
    .click();
  const row = screen.container.querySelector('tbody tr[aria-selected="true"]') as HTMLElement;
  await userEvent.hover(row);
  const actions = row.querySelector('[data-slot="row-actions"]') as HTMLElement;
  expect(getComputedStyle(actions).backgroundImage).toContain(getComputedStyle(row).backgroundColor);
});

test('C10.03 tasks of the user are sorted by due time, marked in the header of Prazo', async () => {
  const opened = await open('mariana.costa', { page: 'my-attendance' });
  const query = opened.sent('GET', /^\/v1\/tasks\b/)[0]?.search;
  expect(query?.get('orderByDueAt')).toBe('ASC');
  await expect
    .element(opened.screen.getByRole('columnheader', { name: 'Prazo' }))
    .toHaveAttribute('aria-sort', 'ascending');
  const sent = await opened.client.call(listTasks, {
    query: { myTasks: false, assignedToMe: true, status: 'TO_DO', orderByDueAt: 'ASC' },
  });
  const due = sent.map(({ dueAt }) => Date.parse(dueAt ?? '9999-01-01'));
  expect(due).toEqual([...due].sort((a, b) => a - b));
});

test('C10.05 rows of Minhas solicitações show the current step and who has it', async () => {
  const opened = await open('rafael.nunes', { page: 'my-tasks', status: 'in-progress' });
  const rows = await opened.client.call(listTasks, {
    query: { myTasks: true, assignedToMe: false, status: 'IN_PROGRESS' },
  });
  const waiting = rows.find(({ idk }) => idk === requests.refundAtManager.idk);
  const [holder] = waiting?.assignees ?? [];
  expect(holder).toBeDefined();
  expect(cells(opened, 'Etapa')).toContain(`Aprovação do gestor · com ${holder?.nickName}`);
});

test('C11.06 a stopped request names the step where it stopped in its row', async () => {
  const { idk } = requests.serviceFailed;
  const opened = await open('juliana.prado', { page: 'my-tasks', status: 'in-progress' });
  const steps = cells(opened, 'Etapa');
  const row = cells(opened, 'IDK').findIndex((cell) => cell?.includes(String(idk)));
  expect(steps[row]).toBe('Lançar no ERP · parou nesta etapa');
});

test.each([
  ['my-tasks', 'in-progress', 'rafael.nunes'],
  ['my-tasks', 'finished', 'rafael.nunes'],
  ['attendance', 'to-do', 'mariana.costa'],
] as const)('the arrow of an ordered column is whole in the list %s, %s', async (page, status, userName) => {
  const { screen } = await open(userName, { page, status });
  const buttons = [...screen.container.querySelectorAll<HTMLElement>('thead th button')];
  const shown = buttons.filter((one) => one.clientWidth > 0);
  expect(shown.length).toBeGreaterThan(2);
  for (const sort of shown) {
    // a further press would end the order that the list begins with
    if (!sort.querySelector('svg')) await userEvent.click(sort);
    await expect.poll(() => sort.querySelector('svg')).not.toBeNull();
    const arrow = sort.querySelector('svg')?.getBoundingClientRect();
    expect(arrow?.width).toBe(14);
    const end = sort.closest('th')?.getBoundingClientRect().right ?? 0;
    expect(arrow?.right, sort.textContent ?? '').toBeLessThanOrEqual(end - 7.5);
  }
});
