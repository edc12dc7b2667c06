import { assignTask, getTask, listTasks } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatDate } from '../../messages/format/format-date.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { type SandboxPage, sandboxPage } from '../../testing/sandbox-session.tsx';
import { timerDelays } from '../../testing/timer-delays.ts';
import { TaskInbox } from './TaskInbox.tsx';
import type { OpenTask, TaskInboxProps } from './task-inbox-props.ts';

const { tasks, requests } = sandboxIds;
const sandbox = await openSandbox(1400, 900);

/** Replaces the detail: shows what the list passed to it, and its functions. */
function Detail({ identifier, position, total, onPrevious, onNext, onClose, onChanged }: OpenTask) {
  return (
    <section aria-label="Detalhe">
      <p>
        {identifier} {position} de {total}
      </p>
      <input aria-label="Campo" />
      <button type="button" disabled={!onPrevious} onClick={onPrevious}>
        Anterior
      </button>
      <button type="button" disabled={!onNext} onClick={onNext}>
        Seguinte
      </button>
      <button type="button" onClick={onChanged}>
        Mudou
      </button>
      <button type="button" onClick={onClose}>
        Fechar detalhe
      </button>
    </section>
  );
}

/** Shows a list to a person, in a page of their own or in the one given. */
async function open(userName: string, props: Partial<TaskInboxProps> = {}, page = sandboxPage(sandbox, userName)) {
  const onOpenTaskChange = vi.fn();
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 800, display: 'flex' }}>
          <TaskInbox
            onOpenTaskChange={onOpenTaskChange}
            renderDetail={(task) => <Detail key={task.identifier} {...task} />}
            {...props}
          />
        </div>
      </StrictMode>,
    ),
  );
  return { ...page, screen, onOpenTaskChange };
}

type Opened = Awaited<ReturnType<typeof open>>;

const link = ({ screen }: Opened, idk: number) => {
  const row = [...screen.container.querySelectorAll('tbody tr')].find((tr) => tr.textContent?.includes(String(idk)));
  return row?.querySelector<HTMLElement>('[data-task-link]') ?? null;
};
const rowOf = (opened: Opened, idk: number) => link(opened, idk)?.closest('tr') ?? null;
const shown = ({ screen }: Opened): number[] =>
  [...screen.container.querySelectorAll('tbody [data-task-link]')].map((element) =>
    Number(element.closest('tr')?.textContent?.match(/\d{5}/)?.[0]),
  );
/** Waits for these rows: changes rest up to 0.8 s before they are sent. */
const rows = (opened: Opened, idks: readonly number[]) => expect.poll(() => shown(opened)).toEqual(idks);
const heads = ({ screen }: Opened): string[] =>
  [...screen.container.querySelectorAll('thead th')].map((th) => th.textContent ?? '');
const cell = (opened: Opened, idk: number, head: string): string =>
  rowOf(opened, idk)?.querySelectorAll('td:not([data-select])')[heads(opened).indexOf(head)]?.textContent ?? '';
const loaded = (opened: Opened) => expect.poll(() => shown(opened).length).toBeGreaterThan(0);
const message = ({ screen }: Opened, text: string) =>
  expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
const button = ({ screen }: Opened, name: string) => screen.getByRole('button', { name, exact: true });
const filter = ({ screen }: Opened, column: string) => screen.getByLabelText(`Filtrar por ${column}`, { exact: true });
const lists = (opened: SandboxPage) => opened.sent('GET', '/v1/tasks');
const lastList = (opened: SandboxPage): Record<string, string> =>
  Object.fromEntries(lists(opened).at(-1)?.search ?? []);
const settled = (opened: SandboxPage) =>
  expect.poll(() => lists(opened).every(({ state }) => state !== 'pending')).toBe(true);

/** Opens the menu of a row from its button and chooses an entry. */
async function choose(opened: Opened, idk: number, entry: string) {
  await userEvent.hover(rowOf(opened, idk) as HTMLElement);
  await button(opened, `Mais ações da tarefa ${idk}`).click();
  await opened.screen.getByRole('menuitem', { name: entry }).click();
}

const newest = [48210, 48209, 48208, 48207, 48206, 48205, 48202, 48201, 48199, 48196];

test('T2.5.05 T2.5.06 a click on a row opens the task by its uuid, next to the list', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  await userEvent.click(rowOf(opened, 48209)?.querySelectorAll('td')[4] as HTMLElement);
  expect(opened.onOpenTaskChange).toHaveBeenCalledExactlyOnceWith(tasks.queue09.uuid);
  await expect.element(opened.screen.getByText(`${tasks.queue09.uuid} 2 de 14`)).toBeVisible();
  expect(rowOf(opened, 48209)).toHaveAttribute('aria-current', 'true');
  expect(rowOf(opened, 48210)).toBeVisible();
});

test('T2.5.07 on every other list the task is named by its protocol', async () => {
  const opened = await open('rafael.nunes', { page: 'my-tasks', status: 'finished' });
  await loaded(opened);
  await userEvent.click(rowOf(opened, requests.rejected.idk) as HTMLElement);
  expect(opened.onOpenTaskChange).toHaveBeenCalledExactlyOnceWith(requests.rejected.protocol);
});

test('T2.5.08 every row is a link to its address and has another named Abrir', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  const address = `/attendance/to-do/${tasks.queue09.uuid}`;
  expect(link(opened, 48209)).toHaveAttribute('href', address);
  const second = opened.screen.getByRole('link', { name: 'Abrir IDK 48209', exact: true });
  await expect.element(second).toHaveAttribute('href', address);
  expect(opened.screen.getByRole('link', { name: /^Abrir/ }).elements()).toHaveLength(10);
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  const stays = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', stays, { once: true });
  second.element().dispatchEvent(pressed);
  expect(stays).toHaveBeenCalledOnce();
  expect(opened.onOpenTaskChange).not.toHaveBeenCalled();
  await userEvent.hover(rowOf(opened, 48209) as HTMLElement);
  await second.click();
  expect(opened.onOpenTaskChange).toHaveBeenCalledExactlyOnceWith(tasks.queue09.uuid);
});

test('a page says where tasks live', async () => {
  const opened = await open('mariana.costa', { taskHref: (identifier) => `/portal/tarefa/${identifier}` });
  await loaded(opened);
  expect(link(opened, 48209)).toHaveAttribute('href', `/portal/tarefa/${tasks.queue09.uuid}`);
});

/** Opens the steps of a task by its eye. */
async function openSteps(opened: Opened) {
  await loaded(opened);
  const eye = button(opened, 'Etapas do Processo, IDK 48210');
  expect(eye.element().querySelector('svg')).not.toBeNull();
  await eye.click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Etapas do Processo' });
  await expect.element(dialog.getByRole('list', { name: 'Etapas' })).toBeVisible();
  return { eye, dialog };
}

test('T2.5.09 T2.5.10 T2.7.01 the eye opens the steps, not the task, and gets the focus back', async () => {
  const opened = await open('mariana.costa');
  const { eye } = await openSteps(opened);
  expect(opened.onOpenTaskChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(eye).toHaveFocus();
});

test('T2.7.02 T2.7.03 T2.7.04 T2.7.05 T2.7.06 the steps dialog names area, sector, their people and the owner', async () => {
  const { dialog } = await openSteps(await open('mariana.costa'));
  const facts = [...dialog.element().querySelectorAll('dl > div')].map((part) =>
    [...part.children].map((child) => child.textContent ?? ''),
  );
  expect(facts).toEqual([
    ['Departamento responsável', 'Financeiro', expect.stringContaining('Marcos Tavares')],
    ['Setor responsável', 'Contas a pagar', expect.stringMatching(/Mariana Costa.*Priscila Reis/)],
    ['Responsável pelo processo', expect.stringMatching(/\S/)],
  ]);
});

test('T2.7.07 T2.7.08 the steps are in a box of 200 px that scrolls', async () => {
  const { dialog } = await openSteps(await open('mariana.costa'));
  const box = dialog.getByRole('region', { name: 'Etapas' }).element();
  expect(getComputedStyle(box).maxHeight).toBe('200px');
  expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
});

test('T8.02 steps that cannot be loaded show an error and can be loaded again', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  sandbox.faults.next({ endpoint: 'requests.steps', status: 500 });
  await button(opened, 'Etapas do Processo, IDK 48210').click();
  await message(opened, 'Não foi possível buscar as informações.');
  await button(opened, 'Tentar novamente').click();
  await expect.element(opened.screen.getByRole('list', { name: 'Etapas' })).toBeVisible();
});

test('T2.5.09 T2.5.11 T2.5.12 T2.5.13 T2.5.14 T2.5.15 the own to-do list has tag and step, but no columns of other people', async () => {
  const opened = await open('rafael.nunes', { page: 'my-tasks' });
  await loaded(opened);
  expect(heads(opened)).toEqual(['Status', 'Etiqueta', 'IDK', 'Processo', 'Etapa', 'Data de criação', 'Prazo']);
  expect(cell(opened, 48184, 'IDK')).toContain('48184');
  expect(cell(opened, 48184, 'Processo')).toContain('Compra de materiais');
  expect(cell(opened, 48184, 'Etapa')).toBe('Confirmar recebimento · com você');
});

test('T2.5.11 T2.5.17 T2.5.18 T9.25 attendance adds requester and those responsible; days are dd/MM/yyyy', async () => {
  const opened = await open('mariana.costa', { page: 'attendance' });
  await loaded(opened);
  expect(heads(opened)).toEqual([
    'Status',
    'Etiqueta',
    'IDK',
    'Processo',
    'Etapa',
    'Data de criação',
    'Solicitante',
    'Responsável',
    'Prazo',
  ]);
  await filter(opened, 'IDK').fill('48195,48190');
  await rows(opened, [48195, 48190]);
  expect(cell(opened, 48195, 'Etiqueta')).toBe('Urgente');
  expect(cell(opened, 48195, 'Solicitante')).toBe('Juliana Prado');
  expect(cell(opened, 48195, 'Responsável')).toContain('Financeiro');
  expect(cell(opened, 48190, 'Responsável')).toContain('Você');
  expect(cell(opened, 48195, 'Data de criação')).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
});

test('T2.5.04 T2.5.16 T2.5.18 lists of ended requests show their end and no assignee', async () => {
  const finished = await open('mariana.costa', { status: 'finished' });
  await loaded(finished);
  expect(heads(finished)).toEqual(['Status', 'IDK', 'Processo', 'Data de criação', 'Data de conclusão', 'Solicitante']);
  expect(cell(finished, requests.onFirstVersion.idk, 'Data de conclusão')).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  await finished.screen.unmount();

  const canceled = await open('rafael.nunes', { page: 'my-tasks', status: 'canceled' });
  await loaded(canceled);
  expect(heads(canceled)).toEqual(['Status', 'IDK', 'Processo', 'Data de criação', 'Data de conclusão']);
  expect(shown(canceled)).toEqual([requests.canceled.idk]);
});

test('T2.5.02 T2.5.03 T7.2.02 each page and status asks for its own list', async () => {
  for (const [props, sent] of [
    [
      { page: 'my-tasks', status: 'in-progress' },
      { myTasks: 'true', assignedToMe: 'false', status: 'IN_PROGRESS' },
    ],
    [
      { page: 'attendance', status: 'finished' },
      { myTasks: 'false', assignedToMe: 'false', status: 'FINISHED' },
    ],
    [
      { page: 'my-attendance', status: 'to-do' },
      { myTasks: 'false', assignedToMe: 'true', status: 'TO_DO' },
    ],
  ] as const) {
    const opened = await open('mariana.costa', props);
    await expect.poll(() => lists(opened).length).toBeGreaterThan(0);
    expect(lastList(opened)).toMatchObject({ ...sent, page: '0', itemsPerPage: '10' });
    await opened.screen.unmount();
  }
});

test('T2.5.22 a filter is shown as a chip with its words; "Limpar filtro" removes all filters and the order', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  expect(opened.screen.getByRole('button', { name: 'Limpar filtro', exact: true }).query()).toBeNull();
  await filter(opened, 'Etapa').fill('aprovação');
  await rows(opened, [48195, 48190]);
  await filter(opened, 'Etiqueta').selectOptions('Urgente');
  await button(opened, 'IDK').click();
  // one row has the same place in any order
  await expect.poll(() => lastList(opened)).toMatchObject({ step: 'aprovação', taskMarker: '1', orderByIdk: 'ASC' });
  await rows(opened, [48195]);
  const chips = [...opened.screen.container.querySelectorAll('[data-slot="chip"][data-tone="accent"]')];
  expect(chips.map((chip) => chip.textContent)).toEqual(['Etiqueta é Urgente', 'Etapa contém aprovação']);
  await message(opened, '1 tarefa');

  await button(opened, 'Remover filtro Etiqueta').click();
  await rows(opened, [48190, 48195]);
  await button(opened, 'Limpar filtro').click();
  await rows(opened, newest);
  expect(lastList(opened)).not.toHaveProperty('orderByIdk');
  await expect.element(filter(opened, 'Etapa')).toHaveValue('');
  expect(opened.screen.getByRole('button', { name: 'Limpar filtro', exact: true }).query()).toBeNull();
  expect(document.activeElement?.closest('thead')).not.toBeNull();
});

test('T2.5.22 "Limpar filtro" also empties a typed day that does not exist', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  const day = filter(opened, 'Data de criação');
  await userEvent.type(day, '31022027');
  await expect.element(day).toHaveValue('31/02/2027');
  await filter(opened, 'Etapa').fill('aprovação');
  await button(opened, 'Limpar filtro').click();
  await expect.element(day).toHaveValue('');
});

test('T7.2.01 every column filters by its own name', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  await filter(opened, 'Processo').selectOptions('Compra de materiais');
  await rows(opened, [48186]);
  await filter(opened, 'Processo').selectOptions('');
  await filter(opened, 'Solicitante').fill('bruno');
  await rows(opened, [48210]);
  await filter(opened, 'Solicitante').fill('');
  await filter(opened, 'Responsável').fill('priscila');
  await rows(opened, [48193]);
  await button(opened, 'Limpar o filtro Responsável').click();
  await expect.element(filter(opened, 'Responsável')).toHaveFocus();
  await filter(opened, 'IDK').fill('48190 e 48186, x');
  await expect.element(filter(opened, 'IDK')).toHaveValue('4819048186,');
  await filter(opened, 'IDK').fill('48190,48186');
  await rows(opened, [48190, 48186]);
  await userEvent.keyboard('{Escape}');
  await expect.element(filter(opened, 'IDK')).toHaveValue('');
  const day = formatDate(sandbox.now(), 'pt-BR');
  await filter(opened, 'Data de criação').fill(day);
  await expect.poll(() => lastList(opened)['createdAt']).toBe(day.split('/').reverse().join('-'));
  await expect.element(opened.screen.getByText(`Data de criação em ${day}`)).toBeVisible();
});

test('T7.2.07 the process filter offers the titles of the list first', async () => {
  const opened = await open('mariana.costa');
  await expect
    .poll(() =>
      [...filter(opened, 'Processo').element().querySelectorAll('optgroup')].map((group) => [
        group.label,
        group.children.length,
      ]),
    )
    .toEqual([
      ['Nesta lista', 2],
      ['Outros processos', 7],
    ]);
  expect(opened.sent('GET', '/v1/my-processes-titles')[0]?.search.get('taskScreen')).toBe('ASSIGNED_TASK_TO_DO');
});

test('T8.02 a filter whose choices cannot be loaded shows an error, and the list stays', async () => {
  sandbox.faults.next({ endpoint: 'tasks.myProcessTitles', status: 500 });
  const opened = await open('mariana.costa');
  await message(opened, 'Não foi possível buscar as informações.');
  await loaded(opened);
});

test('a head orders by its column, turned around at the second press; without order the newest come first', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  const head = (name: string) => opened.screen.getByRole('columnheader', { name, exact: true });
  await expect.element(head('Data de criação')).toHaveAttribute('aria-sort', 'descending');
  await button(opened, 'Prazo').click();
  await expect.poll(() => shown(opened)[0]).toBe(48193);
  await expect.element(head('Prazo')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Data de criação').element()).not.toHaveAttribute('aria-sort');
  await button(opened, 'Prazo').click();
  await expect.poll(() => lastList(opened)['orderByDueAt']).toBe('DESC');
  expect(head('Status').element().querySelector('button')).toBeNull();
});

test('T2.5.23 T2.5.28 T9.33 columns move by buttons, which keep the focus, and stay so for this list alone', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  const before = heads(opened);
  await button(opened, 'Colunas').click();
  await button(opened, 'Mover IDK para baixo').click();
  expect(heads(opened).slice(0, 4)).toEqual(['Status', 'Etiqueta', 'Processo', 'IDK']);
  await expect.element(button(opened, 'Mover IDK para baixo')).toHaveFocus();
  await message(opened, 'IDK na posição 4 de 9');
  await userEvent.keyboard('{Enter}');
  await button(opened, 'Mover Prazo para cima').click();
  const after = ['Status', 'Etiqueta', 'Processo', 'Etapa', 'IDK', 'Data de criação', 'Solicitante'];
  expect(heads(opened)).toEqual([...after, 'Prazo', 'Responsável']);
  expect(cell(opened, 48210, 'IDK')).toContain('48210');
  await opened.screen.unmount();

  const again = await open('mariana.costa', {}, opened);
  expect(heads(again)).toEqual([...after, 'Prazo', 'Responsável']);
  await button(again, 'Colunas').click();
  await button(again, 'Restaurar a ordem').click();
  expect(heads(again)).toEqual(before);
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  await again.screen.unmount();

  opened.storage.setItem('tramita:ana:tasks.attendance.to-do.columns', '["dueAt","gone","idk"]');
  const kept = await open('mariana.costa', {}, opened);
  expect(heads(kept).slice(0, 3)).toEqual(['Prazo', 'IDK', 'Status']);
  await kept.screen.unmount();
  const other = await open('mariana.costa', { page: 'my-attendance' }, opened);
  expect(heads(other)).toEqual(before);
});

test('T2.5.23 columns move by dragging', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  await button(opened, 'Colunas').click();
  const items = opened.screen.getByRole('dialog', { name: 'Ordem das colunas' }).getByRole('listitem');
  await userEvent.dragAndDrop(items.filter({ hasText: 'Prazo' }), items.filter({ hasText: 'Status' }));
  expect(heads(opened).slice(0, 2)).toEqual(['Prazo', 'Status']);
});

test('T2.5.24 a right click on a to-do row marks the task unread', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  expect(rowOf(opened, 48209)).toHaveAttribute('data-state', 'idle');
  await userEvent.click(rowOf(opened, 48209) as HTMLElement, { button: 'right' });
  await opened.screen.getByRole('menuitem', { name: 'Marcar como não lido' }).click();
  await expect.poll(() => rowOf(opened, 48209)?.dataset['state']).toBe('unread');
  expect(link(opened, 48209)).toHaveFocus();
  expect(link(opened, 48209)?.textContent).toBe('Reembolso de despesas (não lida)');
  const { unread } = await opened.client.call(getTask, { params: { uuid: tasks.queue09.uuid } });
  expect(unread).toBe(true);
  expect(opened.onOpenTaskChange).not.toHaveBeenCalled();
  await message(opened, '8 não lidas');
});

test('T2.5.24 the keyboard opens the menu of a row; an unread row is named as unread', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  link(opened, 48209)?.focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button(opened, 'Mais ações da tarefa 48209')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(opened.screen.getByRole('menuitem', { name: 'Abrir' })).toHaveFocus();
  await userEvent.keyboard('m');
  await expect.element(opened.screen.getByRole('menuitem', { name: 'Marcar como não lido' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rowOf(opened, 48209)?.dataset['state']).toBe('unread');
  await expect.element(button(opened, 'Mais ações da tarefa 48209')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect
    .element(opened.screen.getByRole('menuitem', { name: /Marcar como não lido/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await message(opened, 'A tarefa já está como não lida');
});

test('T2.5.24 a right click on other lists is the browser’s', async () => {
  const opened = await open('rafael.nunes', { page: 'my-tasks', status: 'finished' });
  await loaded(opened);
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  rowOf(opened, requests.rejected.idk)?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(opened.screen.getByRole('menu').query()).toBeNull();
});

test('T8.04 a failed change of the unread mark shows an error', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  sandbox.faults.next({ endpoint: 'tasks.unread', status: 500 });
  await choose(opened, 48209, 'Marcar como não lido');
  await message(opened, 'Ocorreu um erro inesperado');
  expect(rowOf(opened, 48209)?.dataset['state']).not.toContain('unread');
});

test('T2.5.26 T8.61 an empty list shows a message that tasks will appear in it', async () => {
  const opened = await open('walter.nobre', { page: 'my-tasks' });
  await message(opened, 'Nenhum item encontrado');
  await message(opened, 'Quando houver tarefas nesta lista, elas aparecem aqui.');
  await message(opened, '0 solicitações');
  await opened.screen.unmount();

  const filtered = await open('mariana.costa');
  await loaded(filtered);
  await filter(filtered, 'Etapa').fill('não existe');
  await message(filtered, 'Nenhum item encontrado');
  await message(filtered, 'Nenhuma tarefa corresponde aos filtros escolhidos.');
  await button(filtered, 'Limpar filtro').last().click();
  await rows(filtered, newest);
  expect(document.activeElement).not.toBe(document.body);
});

test('T2.5.27 T9.32 filters, order and page size come back for this page and status alone', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  await filter(opened, 'Etapa').fill('aprovação');
  await button(opened, 'IDK').click();
  await rows(opened, [48190, 48195]);
  await opened.screen.unmount();
  const again = await open('mariana.costa', {}, opened);
  await expect.element(filter(again, 'Etapa')).toHaveValue('aprovação');
  await rows(again, [48190, 48195]);
  await again.screen.unmount();
  const others = [
    { page: 'my-attendance', status: 'to-do' },
    { page: 'attendance', status: 'in-progress' },
  ] as const;
  for (const props of others) {
    const other = await open('mariana.costa', props, opened);
    await expect.poll(() => lastList(other)['assignedToMe']).toBe(String(props.page === 'my-attendance'));
    expect(lastList(other)).not.toHaveProperty('step');
    expect(lastList(other)).not.toHaveProperty('orderByIdk');
    await other.screen.unmount();
  }
});

test('T7.2.03 T9.03 T9.05 the list is loaded 300 ms after the last change of a filter, and typed text counts 500 ms after the last key', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  const asked = () => lists(opened).length;
  const before = asked();
  const tag = filter(opened, 'Etiqueta').element() as HTMLSelectElement;
  const delays = timerDelays();
  for (const id of ['1', '3']) {
    tag.value = id;
    tag.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await expect.poll(asked, { interval: 20 }).toBe(before + 1);
  expect(delays()).toContain(300);
  expect(lastList(opened)['taskMarker']).toBe('3');

  await button(opened, 'Limpar filtro').click();
  await expect.poll(() => lastList(opened)['taskMarker']).toBeUndefined();
  await settled(opened);
  const rested = asked();
  const known = delays().length;
  await filter(opened, 'Etapa').fill('aprov');
  await expect.poll(asked, { interval: 20 }).toBe(rested + 1);
  expect(delays().slice(known)).toContain(500 + 300);
  expect(lastList(opened)['step']).toBe('aprov');
});

test('T7.2.04 a newer call aborts the one in flight, whose late answer shows nothing and no error', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  sandbox.faults.next({ endpoint: 'tasks.list', delayMs: 1500 });
  await filter(opened, 'Etiqueta').selectOptions('Urgente');
  await expect.poll(() => lists(opened).at(-1)?.state, { interval: 20 }).toBe('pending');
  const slow = lists(opened).at(-1);
  await filter(opened, 'Etiqueta').selectOptions('Falta nota');
  await rows(opened, [48186]);
  expect(slow?.state).toBe('lost');
  await settled(opened);
  expect(shown(opened)).toEqual([48186]);
  expect(opened.screen.getByText('Não foi possível carregar a lista de tarefas').query()).toBeNull();
});

test('T7.2.04 leaving the list aborts its call', async () => {
  const onError = vi.fn();
  sandbox.faults.next({ endpoint: 'tasks.list', delayMs: 3000 });
  const page = sandboxPage(sandbox, 'mariana.costa');
  const screen = await render(page.wrap(<TaskInbox />, { onError }));
  await expect.poll(() => lists(page).at(-1)?.state).toBe('pending');
  await screen.unmount();
  await expect.poll(() => lists(page).every(({ state }) => state === 'lost')).toBe(true);
  expect(onError).not.toHaveBeenCalled();
});

test('C2.05 T8.01 a list that cannot be loaded shows an error until another try succeeds', async () => {
  sandbox.faults.next({ endpoint: 'tasks.list', status: 500 });
  const opened = await open('mariana.costa');
  await message(opened, 'Não foi possível carregar a lista de tarefas');
  expect(opened.screen.getByText('Ocorreu um erro interno').query()).toBeNull();
  await expect.element(opened.screen.getByText('A lista não foi carregada')).toBeInTheDocument();
  await button(opened, 'Tentar novamente').click();
  await rows(opened, newest);
  expect(opened.screen.getByText('Não foi possível carregar a lista de tarefas').query()).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
});

test('T8.01 rows stay while newer ones fail', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  sandbox.faults.next({ endpoint: 'tasks.list', status: 500 });
  await button(opened, 'Próxima página').click();
  await message(opened, 'Não foi possível carregar a lista de tarefas');
  expect(shown(opened)).toEqual(newest);
  await button(opened, 'Tentar novamente').click();
  await rows(opened, [48195, 48190, 48193, 48186]);
});

test('a list that the user may not see shows the reason instead of rows', async () => {
  const opened = await open('otavio.rezende', { page: 'attendance' });
  await message(opened, 'Você não tem acesso a esta página');
  expect(shown(opened)).toEqual([]);
});

test('T9.01 T9.02 page sizes differ between one’s own tasks and attendance; 10 at first', async () => {
  for (const [props, sizes] of [
    [{ page: 'my-tasks' }, [10, 25, 50]],
    [{ page: 'attendance' }, [10, 25, 50, 100, 200]],
    [{ page: 'my-attendance' }, [10, 25, 50, 100, 200]],
  ] as const) {
    const opened = await open('mariana.costa', props);
    const size = opened.screen.getByLabelText('Linhas por página');
    await expect.element(size).toHaveValue('10');
    expect([...size.element().querySelectorAll('option')].map((option) => Number(option.textContent))).toEqual(sizes);
    await opened.screen.unmount();
  }
});

test('pages turn, a new size starts at the first, and the button that ends hands the focus over', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  await expect.element(button(opened, 'Página anterior')).toBeDisabled();
  await button(opened, 'Próxima página').click();
  await expect.element(button(opened, 'Página anterior')).toHaveFocus();
  await rows(opened, [48195, 48190, 48193, 48186]);
  await message(opened, '11–14');
  await opened.screen.getByLabelText('Linhas por página').selectOptions('25');
  await expect.poll(() => shown(opened).length).toBe(14);
  expect(lastList(opened)).toMatchObject({ page: '0', itemsPerPage: '25' });
});

test.each([
  [2, [3, 1, 2]],
  [3, [4, 1, 2]],
  [99, [100, 1, 2]],
])('T4.1.11 from an empty page the list steps back to the last one with rows (page %i)', async (at, asked) => {
  const page = sandboxPage(sandbox, 'mariana.costa');
  page.storage.setItem(
    'tramita:ana:tasks.attendance.to-do.filters',
    JSON.stringify({ columns: {}, pagination: { page: at, rowsPerPage: 10 } }),
  );
  const opened = await open('mariana.costa', {}, page);
  await rows(opened, [48195, 48190, 48193, 48186]);
  await message(opened, '11–14');
  expect(opened.sent('GET', '/v1/tasks').map(({ search }) => Number(search.get('page')) + 1)).toEqual(asked);
});

test('T8.39 T8.40 the toggle takes a task and gives it back, and the row shows whose it is', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  await choose(opened, 48210, 'Atribuir a mim');
  await message(opened, 'Tarefa atribuída a você');
  await expect.poll(() => cell(opened, 48210, 'Responsável')).toContain('Você');
  await choose(opened, 48210, 'Atribuído a mim');
  await message(opened, 'Tarefa desatribuída');
  await expect.poll(() => cell(opened, 48210, 'Responsável')).toContain('Contas a pagar');
});

test('the actions of a row show while one is on it', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  const actions = rowOf(opened, 48209)?.querySelector('[data-slot="row-actions"]') as HTMLElement;
  expect(getComputedStyle(actions).opacity).toBe('0');
  await userEvent.hover(rowOf(opened, 48209) as HTMLElement);
  expect(getComputedStyle(actions).opacity).toBe('1');
  await userEvent.click(actions.querySelector('[aria-label="Atribuir a mim"]') as HTMLElement);
  await message(opened, 'Tarefa atribuída a você');
  await userEvent.click(actions.querySelector('[aria-label="Marcar como não lido"]') as HTMLElement);
  await expect.poll(() => rowOf(opened, 48209)?.dataset['state']).toContain('unread');
  expect(link(opened, 48209)).toHaveFocus();
});

test('the button of an open row menu stays in its place, and the row is marked, while the pointer is elsewhere', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  await userEvent.hover(rowOf(opened, 48209) as HTMLElement);
  const more = button(opened, 'Mais ações da tarefa 48209');
  await more.click();
  await expect.element(opened.screen.getByRole('menu')).toBeVisible();
  const placeOfButton = () => more.element().getBoundingClientRect().toJSON();
  const place = placeOfButton();
  const colorOf = (idk: number) => getComputedStyle(rowOf(opened, idk) as HTMLElement).backgroundColor;

  await userEvent.hover(rowOf(opened, 48210) as HTMLElement);
  expect(placeOfButton()).toEqual(place);
  expect(colorOf(48209)).not.toBe(colorOf(48205));
  await opened.screen.getByRole('menuitem', { name: 'Marcar como não lido' }).click();
  await expect.poll(() => rowOf(opened, 48209)?.dataset['state']).toContain('unread');
});

test('selecting text in a row or sliding off a control of it does not open it', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  const row = rowOf(opened, 48209) as HTMLElement;
  const step = [...row.querySelectorAll('td')].at(5) as HTMLElement;
  await userEvent.dragAndDrop(step, step, { sourcePosition: { x: 10, y: 20 }, targetPosition: { x: 70, y: 20 } });
  await userEvent.dragAndDrop(row.querySelector('input[type="checkbox"]') as HTMLElement, step);
  await userEvent.hover(row);
  const assign = row.querySelector('[data-slot="row-actions"] [aria-label="Atribuir a mim"]') as HTMLElement;
  await userEvent.dragAndDrop(assign, step, { targetPosition: { x: 10, y: 20 } });
  expect(opened.onOpenTaskChange).not.toHaveBeenCalled();
  await userEvent.click(step);
  expect(opened.onOpenTaskChange).toHaveBeenCalledOnce();
});

test('what another person did meanwhile is said by name and seen in the row', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  await sandboxPage(sandbox, 'priscila.reis').client.call(assignTask, { params: { uuid: tasks.queue10.uuid } });
  await choose(opened, 48210, 'Atribuir a mim');
  await message(opened, 'Esta tarefa já está atribuída a Priscila Reis.');
  await expect.poll(() => cell(opened, 48210, 'Responsável')).toContain('Priscila Reis');
});

test('T8.33 T8.37 T8.38 a toggle that is refused shows the message of its code, else the default', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  sandbox.faults.next({ endpoint: 'tasks.assign', status: 400, body: { status: 400, errorCode: 'UNASSIGN_ERROR' } });
  await choose(opened, 48210, 'Atribuir a mim');
  await message(opened, 'Você não pode desatribuir essa tarefa');
  sandbox.faults.next({ endpoint: 'tasks.assign', abort: 'before' });
  await choose(opened, 48210, 'Atribuir a mim');
  await message(opened, 'Ocorreu um erro não identificado');
});

test('J, K and the arrows move, Enter opens with the focus in the detail, Escape closes and gives it back', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  await userEvent.click(button(opened, 'Colunas'));
  await userEvent.keyboard('{Escape}j');
  expect(link(opened, 48210)).toHaveFocus();
  await userEvent.keyboard('j{ArrowDown}jk');
  expect(link(opened, 48208)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(opened.onOpenTaskChange).toHaveBeenLastCalledWith(tasks.queue09.uuid);
  await expect.element(opened.screen.getByRole('region', { name: 'Detalhe' })).toBeVisible();
  expect(document.activeElement?.contains(opened.screen.getByRole('region', { name: 'Detalhe' }).element())).toBe(true);
  await button(opened, 'Fechar detalhe').click();
  expect(opened.onOpenTaskChange).toHaveBeenLastCalledWith(null);
  expect(link(opened, 48209)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  link(opened, 48209)?.focus();
  await userEvent.keyboard('{Escape}');
  expect(opened.screen.getByRole('region', { name: 'Detalhe' }).query()).toBeNull();
  expect(link(opened, 48209)).toHaveFocus();
});

test('/ goes to the first filter, ? lists the keys, and neither acts while typing or with the focus elsewhere', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  await userEvent.keyboard('/j?');
  expect(document.activeElement).toBe(document.body);
  link(opened, 48210)?.focus();
  await userEvent.keyboard('/');
  await expect.element(filter(opened, 'Etiqueta')).toHaveFocus();
  await filter(opened, 'Etapa').click();
  await userEvent.keyboard('j/?');
  await expect.element(filter(opened, 'Etapa')).toHaveValue('j/?');
  await filter(opened, 'Etapa').fill('');
  link(opened, 48210)?.focus();
  await userEvent.keyboard('?');
  const dialog = opened.screen.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('j');
  expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(link(opened, 48210));
});

test('the detail goes on over the borders of pages', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  await userEvent.click(rowOf(opened, 48196) as HTMLElement);
  await expect.element(opened.screen.getByText(`${tasks.queue01.uuid} 10 de 14`)).toBeVisible();
  await button(opened, 'Seguinte').click();
  await expect.element(opened.screen.getByText(`${tasks.refundApproval.uuid} 11 de 14`)).toBeVisible();
  await button(opened, 'Anterior').click();
  await expect.element(opened.screen.getByText(`${tasks.queue01.uuid} 10 de 14`)).toBeVisible();
  await button(opened, 'Anterior').click();
  await expect.element(opened.screen.getByText(`${tasks.queue02.uuid} 9 de 14`)).toBeVisible();
});

test('when the open task leaves the list, the focus goes to the row in its place', async () => {
  const opened = await open('mariana.costa', { page: 'my-attendance' });
  await loaded(opened);
  const { page, client } = { page: 'my-attendance', client: opened.client } as const;
  await client.call(assignTask, { params: { uuid: tasks.queue10.uuid } });
  await client.call(assignTask, { params: { uuid: tasks.queue09.uuid } });
  await opened.screen.unmount();
  const again = await open('mariana.costa', { page }, opened);
  // by due time, the first order of this list
  await rows(again, [48190, 48209, 48210]);
  await choose(again, 48209, 'Atribuído a mim');
  await rows(again, [48190, 48210]);
  expect(link(again, 48210)).toHaveFocus();

  await userEvent.click(rowOf(again, 48210) as HTMLElement);
  await button(again, 'Fechar detalhe').click();
  expect(link(again, 48210)).toHaveFocus();
});

test('the page may control the open task, which opens next to any page of the list', async () => {
  const opened = await open('mariana.costa', { openTask: tasks.refundApproval.uuid });
  await expect.element(opened.screen.getByText(`${tasks.refundApproval.uuid} de 14`)).toBeVisible();
  await button(opened, 'Fechar detalhe').click();
  expect(opened.onOpenTaskChange).toHaveBeenCalledExactlyOnceWith(null);
  await expect.element(opened.screen.getByRole('region', { name: 'Detalhe' })).toBeVisible();
});

test('a change in the detail loads the list again', async () => {
  const opened = await open('mariana.costa', { defaultOpenTask: tasks.queue10.uuid });
  await expect.element(opened.screen.getByText(`${tasks.queue10.uuid} 1 de 14`)).toBeVisible();
  await settled(opened);
  await opened.client.call(assignTask, { params: { uuid: tasks.queue10.uuid } });
  const before = opened.sent('GET', '/v1/tasks/assignee/unread').length;
  await button(opened, 'Mudou').click();
  await expect.poll(() => cell(opened, 48210, 'Responsável')).toContain('Você');
  expect(opened.sent('GET', '/v1/tasks/assignee/unread').length).toBeGreaterThan(before);
});

test('C9.01 shows rows as cards on a phone, with filters and order in a sheet', async () => {
  await browserPage.viewport(390, 800);
  const opened = await open('mariana.costa');
  await loaded(opened);
  expect(getComputedStyle(rowOf(opened, 48210) as HTMLElement).display).toBe('grid');
  expect(rowOf(opened, 48210)?.textContent).toContain('48210 · Bruno Amaral · ');
  expect(opened.screen.container.querySelector('thead')).not.toBeVisible();
  await button(opened, 'Filtros').click();
  const sheet = opened.screen.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByLabelText('Etapa', { exact: true }).fill('aprovação');
  await sheet.getByLabelText('Ordenar por').selectOptions('IDK');
  await expect.element(sheet.getByLabelText('Sentido')).toHaveValue('ASC');
  const directions = () =>
    [...(sheet.getByLabelText('Sentido').element() as HTMLSelectElement).options].map(({ text }) => text);
  expect(directions()).toEqual(['Crescente', 'Decrescente']);
  await sheet.getByLabelText('Ordenar por').selectOptions('Data de criação');
  expect(directions()).toEqual(['Mais antigas', 'Mais recentes']);
  await sheet.getByLabelText('Ordenar por').selectOptions('Prazo');
  expect(directions()).toEqual(['Vencem primeiro', 'Vencem por último']);
  await sheet.getByLabelText('Ordenar por').selectOptions('IDK');
  await sheet.getByRole('button', { name: 'Ver 2 tarefas' }).click();
  await rows(opened, [48190, 48195]);
  await expect.element(opened.screen.getByRole('button', { name: 'Filtros 1 filtro ativo' })).toBeVisible();
  await userEvent.click(rowOf(opened, 48195) as HTMLElement);
  await expect.element(opened.screen.getByRole('region', { name: 'Detalhe' })).toBeVisible();
  expect(rowOf(opened, 48190)).not.toBeVisible();
  await button(opened, 'Fechar detalhe').click();
  await expect.poll(() => document.activeElement).toBe(link(opened, 48195));
});

test('loading keeps the place of what comes: nothing moves when the rows arrive', async () => {
  sandbox.faults.next({ endpoint: 'tasks.list', delayMs: 1000 });
  const opened = await open('mariana.costa');
  const region = opened.screen.getByRole('region', { name: 'Lista de tarefas' });
  await expect.element(region).toHaveAttribute('aria-busy', 'true');
  const tops = () =>
    [...opened.screen.container.querySelectorAll('tbody tr')].map((tr) => tr.getBoundingClientRect().top);
  const widths = () =>
    [...opened.screen.container.querySelectorAll('th')].map((th) => th.getBoundingClientRect().width);
  await expect.poll(() => tops().length).toBe(10);
  const before = { tops: tops(), widths: widths() };
  await loaded(opened);
  expect({ tops: tops(), widths: widths() }).toEqual(before);
  await expect.element(region).toHaveAttribute('aria-busy', 'false');
});

test('the count and the state of the load are announced', async () => {
  sandbox.faults.next({ endpoint: 'tasks.list', delayMs: 400 });
  const opened = await open('mariana.costa');
  const status = opened.screen.getByRole('status').filter({ hasText: 'Carregando a lista de tarefas' });
  await expect.element(status).toBeInTheDocument();
  await expect.element(opened.screen.getByRole('status').filter({ hasText: '14 tarefas' })).toBeInTheDocument();
  const { length } = await opened.client.call(listTasks, {
    query: { myTasks: false, assignedToMe: false, status: 'TO_DO', itemsPerPage: 50 },
  });
  expect(length).toBe(14);
});

test('T3.35 the filter state is kept for each page and status: columns by name with query and direction, and the place', async () => {
  const opened = await open('mariana.costa');
  await loaded(opened);
  await filter(opened, 'Etapa').fill('conferência');
  await button(opened, 'IDK').click();
  const key = (list: string) => `tramita:ana:tasks.${list}.filters`;
  await expect
    .poll(() => JSON.parse(opened.storage.getItem(key('attendance.to-do')) ?? 'null'))
    .toEqual({
      columns: { step: { query: 'conferência', direction: null }, idk: { query: '', direction: 'ASC' } },
      pagination: { page: 0, rowsPerPage: 10 },
    });
  expect(opened.storage.getItem(key('my-attendance.to-do'))).toBeNull();
  expect(opened.storage.getItem(key('attendance.finished'))).toBeNull();
});

test('T4.1.10 the list passes from loading to loaded, on screen and for screen readers', async () => {
  sandbox.faults.next({ endpoint: 'tasks.list', delayMs: 600 });
  const opened = await open('mariana.costa');
  const list = opened.screen.getByRole('region', { name: 'Lista de tarefas' });
  await expect.element(list).toHaveAttribute('aria-busy', 'true');
  await expect.element(opened.screen.getByText('Carregando a lista de tarefas')).toBeInTheDocument();
  expect(shown(opened)).toEqual([]);
  await loaded(opened);
  await expect.element(list).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => opened.screen.container.textContent).not.toContain('Carregando a lista de tarefas');
});
