import { assignTask, type FinishBody, finishTask } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { type SandboxPage, sandboxPage } from '../../testing/sandbox-session.tsx';
import { TaskInbox } from './TaskInbox.tsx';
import type { TaskInboxProps } from './task-inbox-props.ts';

// whole journeys through windows and forms

const { tasks, requests } = sandboxIds;
const sandbox = await openSandbox(1400, 900);

/** Shows a list to a person. */
async function open(userName: string, props: Partial<TaskInboxProps> = {}, page = sandboxPage(sandbox, userName)) {
  const screen = await render(
    page.wrap(
      <StrictMode>
        <div style={{ height: 800, display: 'flex' }}>
          <TaskInbox {...props} />
        </div>
      </StrictMode>,
    ),
  );
  const opened = { ...page, screen };
  await expect.poll(() => shown(opened).length).toBeGreaterThan(0);
  return opened;
}

type Opened = SandboxPage & { screen: Awaited<ReturnType<typeof render>> };

const rowOf = ({ screen }: Opened, idk: number) =>
  [...screen.container.querySelectorAll('tbody tr')].find((row) => row.textContent?.includes(String(idk))) ?? null;
const linkOf = (opened: Opened, idk: number) => rowOf(opened, idk)?.querySelector<HTMLElement>('[data-task-link]');
const shown = ({ screen }: Opened): number[] =>
  [...screen.container.querySelectorAll('tbody [data-task-link]')].map((link) =>
    Number(link.closest('tr')?.textContent?.match(/\d{5}/)?.[0]),
  );
const selectedRows = ({ screen }: Opened): number[] =>
  [...screen.container.querySelectorAll('tbody tr[aria-selected="true"]')].map((row) =>
    Number(row.textContent?.match(/\d{5}/)?.[0]),
  );
const box = ({ screen }: Opened, idk: number) => screen.getByLabelText(`Selecionar a tarefa ${idk}`);
const pageBox = ({ screen }: Opened) =>
  screen.container.querySelector('thead input[type="checkbox"]') as HTMLInputElement;
const bar = ({ screen }: Opened) => screen.getByRole('toolbar', { name: 'Ações para as tarefas selecionadas' });
const action = (opened: Opened, name: string) => bar(opened).getByRole('button', { name, exact: true });
const message = ({ screen }: Opened, text: string) =>
  expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
const saidCount = (opened: Opened, text: string) =>
  expect.element(bar(opened).getByText(text, { exact: true })).toBeVisible();
const panel = ({ screen }: Opened) => screen.getByRole('complementary', { name: 'Ação em lote' });
const filterBy = async ({ screen }: Opened, step: string) => {
  await userEvent.selectOptions(screen.getByLabelText('Filtrar por Processo'), 'Reembolso de despesas');
  await screen.getByLabelText('Filtrar por Etapa').fill(step);
};
const bodyOf = (call: { body: unknown } | undefined) => JSON.parse(String(call?.body)) as Record<string, unknown>;

const mixed = 'Não é permitido selecionar tarefas de processos e/ou etapas diferentes.';
const notFiltered = 'Para selecionar todos, você deve filtrar por processo e etapa.';

test('T2.3.12 T2.5.25 a box in each row selects it, and the bar says how many are selected', async () => {
  const onSelectionChange = vi.fn();
  const opened = await open('mariana.costa', { onSelectionChange });
  expect(opened.screen.container.querySelector('[role="toolbar"]')).toBeNull();
  await box(opened, 48210).click();
  await saidCount(opened, '1 tarefa(s) selecionada(s)');
  await box(opened, 48208).click();
  await saidCount(opened, '2 tarefa(s) selecionada(s)');
  expect(selectedRows(opened)).toEqual([48210, 48208]);
  expect(onSelectionChange).toHaveBeenLastCalledWith([tasks.queue10.uuid, tasks.queue08.uuid]);
  expect(pageBox(opened).indeterminate).toBe(true);
  await box(opened, 48208).click();
  await saidCount(opened, '1 tarefa(s) selecionada(s)');
  await action(opened, 'Limpar seleção').click();
  await expect.poll(() => selectedRows(opened)).toEqual([]);
});

test('the bar replaces the toolbar without moving the rows below it', async () => {
  const opened = await open('mariana.costa');
  const top = () => opened.screen.container.querySelector('table')?.getBoundingClientRect().top;
  const before = top();
  await box(opened, 48210).click();
  await saidCount(opened, '1 tarefa(s) selecionada(s)');
  expect(opened.screen.container.querySelector('[data-slot="toolbar"]')).toBeNull();
  expect(top()).toBe(before);
});

test('T5.3.01 a task of another process or step is refused, and its box stays empty', async () => {
  const opened = await open('mariana.costa');
  await userEvent.selectOptions(opened.screen.getByLabelText('Linhas por página'), '25');
  await expect.poll(() => shown(opened)).toContain(48186);
  await box(opened, 48210).click();
  await box(opened, 48195).click();
  await message(opened, mixed);
  await expect.element(box(opened, 48195)).not.toBeChecked();
  await box(opened, 48186).click();
  await expect.element(box(opened, 48186)).not.toBeChecked();
  expect(selectedRows(opened)).toEqual([48210]);
});

test('T5.3.02 all rows of the page are selected at once only under a filter by process and step', async () => {
  const opened = await open('mariana.costa');
  await userEvent.click(pageBox(opened));
  await message(opened, notFiltered);
  expect(pageBox(opened).checked).toBe(false);
  expect(selectedRows(opened)).toEqual([]);
  await box(opened, 48210).click();
  await expect.poll(() => pageBox(opened).indeterminate).toBe(true);
  await userEvent.click(pageBox(opened));
  expect(selectedRows(opened)).toEqual([48210]);
  expect(pageBox(opened).indeterminate).toBe(true);
  await action(opened, 'Limpar seleção').click();
  await filterBy(opened, 'Aprovação');
  await expect.poll(() => shown(opened)).toEqual([48195, 48190]);
  await userEvent.click(pageBox(opened));
  await expect.poll(() => selectedRows(opened)).toEqual([48195, 48190]);
  expect(pageBox(opened).checked).toBe(true);
  await userEvent.click(pageBox(opened));
  await expect.poll(() => selectedRows(opened)).toEqual([]);
});

test('with Shift a box selects the rows since the last one too', async () => {
  const opened = await open('mariana.costa');
  await box(opened, 48209).click();
  await box(opened, 48206).click({ modifiers: ['Shift'] });
  await expect.poll(() => selectedRows(opened)).toEqual([48209, 48208, 48207, 48206]);
  await box(opened, 48210).click({ modifiers: ['Shift'] });
  await expect.poll(() => selectedRows(opened)).toEqual([48210, 48209, 48208, 48207, 48206]);
});

test('T4.7.01 the keyboard selects, extends, selects the page and gives up', async () => {
  const opened = await open('mariana.costa', { autoFocus: true });
  await expect.element(linkOf(opened, 48210) as HTMLElement).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.poll(() => selectedRows(opened)).toEqual([48210]);
  await userEvent.keyboard('{Shift>}j{/Shift}');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(() => selectedRows(opened)).toEqual([48210, 48209, 48208]);
  await expect.element(linkOf(opened, 48208) as HTMLElement).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.poll(() => selectedRows(opened)).toEqual([48210, 48209]);
  await userEvent.keyboard('{Control>}a{/Control}');
  await message(opened, notFiltered);
  expect(selectedRows(opened)).toEqual([48210, 48209]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => selectedRows(opened)).toEqual([]);
  await expect.element(linkOf(opened, 48208) as HTMLElement).toHaveFocus();
});

test('in the bar the arrows move, Tab leaves, and giving up puts the focus back on the row', async () => {
  const opened = await open('mariana.costa', { autoFocus: true });
  await expect.element(linkOf(opened, 48210) as HTMLElement).toHaveFocus();
  await userEvent.keyboard('x');
  await saidCount(opened, '1 tarefa(s) selecionada(s)');
  const clear = action(opened, 'Limpar seleção').element() as HTMLElement;
  clear.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(bar(opened).getByRole('button', { name: /^Selecionar as/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(action(opened, 'Atribuir a mim')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(action(opened, 'Concluir')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(bar(opened).getByRole('checkbox')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(action(opened, 'Transferir')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(linkOf(opened, 48210) as HTMLElement).toHaveFocus();
});

test('a selection is kept over pages and orders, and given up when a filter changes', async () => {
  const opened = await open('mariana.costa');
  await box(opened, 48210).click();
  await opened.screen.getByRole('button', { name: 'Próxima página' }).click();
  await expect.poll(() => shown(opened)).toContain(48193);
  await saidCount(opened, '1 tarefa(s) selecionada(s)');
  await box(opened, 48193).click();
  await saidCount(opened, '2 tarefa(s) selecionada(s)');
  await opened.screen.getByRole('button', { name: 'IDK' }).click();
  await expect.poll(() => shown(opened)[0]).toBe(48186);
  await saidCount(opened, '2 tarefa(s) selecionada(s)');
  await opened.screen.getByLabelText('Filtrar por IDK').fill('48210');
  await expect.poll(() => shown(opened)).toEqual([48210]);
  expect(selectedRows(opened)).toEqual([]);
});

function KeepingPage() {
  const [selection, setSelection] = useState<readonly string[]>([tasks.queue09.uuid]);
  return (
    <>
      <p>{selection.length} no total</p>
      <div style={{ height: 700, display: 'flex' }}>
        <TaskInbox selection={selection} onSelectionChange={setSelection} />
      </div>
      <button type="button" onClick={() => setSelection([])}>
        Nenhuma
      </button>
    </>
  );
}

test('a page can hold the selection itself', async () => {
  const page = sandboxPage(sandbox, 'mariana.costa');
  const opened = { ...page, screen: await render(page.wrap(<KeepingPage />)) };
  await expect.poll(() => selectedRows(opened)).toEqual([48209]);
  await box(opened, 48210).click();
  await message(opened, '2 no total');
  await opened.screen.getByRole('button', { name: 'Nenhuma' }).click();
  await expect.poll(() => selectedRows(opened)).toEqual([]);
});

function PageWithTopBar() {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <>
      <header ref={setSlot} style={{ height: 52 }} />
      <div style={{ height: 700, display: 'flex' }}>
        <TaskInbox selectionBarContainer={slot} defaultSelection={[tasks.queue10.uuid]} />
      </div>
    </>
  );
}

test('T2.3.12 T2.3.13 the bar goes into an element of the page, such as its top bar', async () => {
  const page = sandboxPage(sandbox, 'mariana.costa');
  const opened = { ...page, screen: await render(page.wrap(<PageWithTopBar />)) };
  await saidCount(opened, '1 tarefa(s) selecionada(s)');
  const header = opened.screen.container.querySelector('header');
  expect(header).toContainElement(bar(opened).element() as HTMLElement);
  expect(header).toContainElement(action(opened, 'Etiquetar').element() as HTMLElement);
  expect(opened.screen.container.querySelector('[data-slot="toolbar"]')).toBeVisible();
  (action(opened, 'Limpar seleção').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => header?.childElementCount).toBe(0);
  await expect.element(linkOf(opened, 48210) as HTMLElement).toHaveFocus();
});

test('T2.3.13 what the selection does not allow stays in the bar with its reason', async () => {
  const opened = await open('mariana.costa');
  await box(opened, 48210).click();
  for (const name of ['Transferir', 'Concluir']) {
    await expect.element(action(opened, name)).toHaveAttribute('aria-disabled', 'true');
  }
  await expect.element(action(opened, 'Concluir')).toHaveAccessibleDescription('Atribua a tarefa a você para concluir');
  await expect.element(action(opened, 'Etiquetar')).not.toHaveAttribute('aria-disabled');
});

test('lists without bulk actions have no boxes', async () => {
  const opened = await open('rafael.nunes', { page: 'my-tasks', status: 'finished' });
  expect(opened.screen.container.querySelector('input[type="checkbox"]')).toBeNull();
});

test('T4.2.07 T8.39 T8.40 a bulk assign flips the toggle of the bar, and a bulk unassign flips it back', async () => {
  const opened = await open('mariana.costa');
  await box(opened, 48210).click();
  await box(opened, 48209).click();
  await action(opened, 'Atribuir a mim').click();
  await message(opened, 'Tarefa atribuída a você');
  await expect.element(action(opened, 'Atribuído a mim')).toBeVisible();
  const [call] = opened.sent('POST', '/v1/tasks/massive-assign');
  expect(bodyOf(call)).toEqual({ tasks: [tasks.queue10.uuid, tasks.queue09.uuid] });
  expect(call?.headers.get('idempotency-key')).toMatch(/\w{16,}/);
  await expect.element(action(opened, 'Concluir')).not.toHaveAttribute('aria-disabled');
  await expect.poll(() => rowOf(opened, 48210)?.textContent).toContain('Você');
  await action(opened, 'Atribuído a mim').click();
  await message(opened, 'Tarefa desatribuída');
  await expect.element(action(opened, 'Atribuir a mim')).toBeVisible();
  expect(selectedRows(opened)).toEqual([48210, 48209]);
});

/** Chooses in the window of tags. */
async function chooseTag(opened: Opened, title: string, tag: RegExp) {
  await action(opened, 'Etiquetar').click();
  const dialog = opened.screen.getByRole('dialog', { name: title });
  await dialog.getByRole('radio', { name: tag }).click();
  return dialog.getByRole('button', { name: 'Confirmar' });
}

test('T4.4.08 T8.50 T5.2.11 a tag is put on the selected tasks once one is chosen', async () => {
  const opened = await open('mariana.costa');
  await box(opened, 48210).click();
  await box(opened, 48209).click();
  await action(opened, 'Etiquetar').click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Etiquetar 2 tarefas' });
  const confirm = dialog.getByRole('button', { name: 'Confirmar' });
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('radio', { name: /^Urgente/ }).click();
  await confirm.click();
  await message(opened, 'Atribuição feita com sucesso.');
  const [call] = opened.sent('POST', '/v1/tasks/task-marker-massive');
  expect(bodyOf(call)).toEqual({ items: [tasks.queue10.uuid, tasks.queue09.uuid] });
  expect(call?.search.get('idTaskMarker')).toMatch(/^\d+$/);
  await expect.poll(() => rowOf(opened, 48209)?.textContent).toContain('Urgente');
  expect(selectedRows(opened)).toEqual([48210, 48209]);
});

test('T4.4.10 T4.4.11 T8.51 Remover etiqueta takes the tags off the selected tasks', async () => {
  const opened = await open('mariana.costa');
  await box(opened, 48210).click();
  await (await chooseTag(opened, 'Etiquetar a tarefa', /^Urgente/)).click();
  await message(opened, 'Atribuição feita com sucesso.');
  await (await chooseTag(opened, 'Etiquetar a tarefa', /^Remover etiqueta/)).click();
  await message(opened, 'Remoção feita com sucesso.');
  expect(bodyOf(opened.sent('DELETE', '/v1/tasks/task-marker-massive')[0])).toEqual({ items: [tasks.queue10.uuid] });
  await expect.poll(() => rowOf(opened, 48210)?.textContent).not.toContain('Urgente');
});

test('T8.52 a refused tag is reported in its dialog, which keeps the choice', async () => {
  const opened = await open('mariana.costa');
  await box(opened, 48210).click();
  const confirm = await chooseTag(opened, 'Etiquetar a tarefa', /^Urgente/);
  sandbox.faults.next({ endpoint: 'tasks.bulkSetTag', status: 403 });
  await confirm.click();
  await message(opened, 'Não foi possível atribuir/remover no momento. Tente novamente mais tarde.');
  await expect.element(opened.screen.getByRole('radio', { name: /^Urgente/ })).toBeChecked();
  await confirm.click();
  await message(opened, 'Atribuição feita com sucesso.');
});

test('T8.49 tags that cannot be loaded show an error in the dialog', async () => {
  sandbox.faults.next({ endpoint: 'tasks.listTags', status: 500, times: 9 });
  const opened = await open('mariana.costa');
  await box(opened, 48210).click();
  await action(opened, 'Etiquetar').click();
  const dialog = opened.screen.getByRole('dialog');
  await expect.element(dialog.getByText('Não foi possível listar os nomes pré cadastrados.')).toBeVisible();
});

/** Takes tasks over for Mariana, so that she may end them. */
async function hold(...uuids: string[]): Promise<void> {
  const { client } = sandboxPage(sandbox, 'mariana.costa');
  for (const uuid of uuids) await client.call(assignTask, { params: { uuid } });
}

/** Mariana ends a task in another session. */
const finishElsewhere = (uuid: string, body: FinishBody) =>
  sandboxPage(sandbox, 'mariana.costa').client.call(finishTask, { params: { uuid }, body });

/** Selects tasks of the queue, and opens the form they share. */
async function openForm(opened: Opened, idks: readonly number[]) {
  for (const idk of idks) await box(opened, idk).click();
  await action(opened, 'Concluir').click();
  const count = idks.length === 1 ? '1 tarefa' : `${idks.length} tarefas`;
  const dialog = opened.screen.getByRole('dialog', { name: `Concluir ${count}` });
  await expect.element(dialog.getByRole('textbox', { name: /^Parecer/ })).toBeVisible();
  return dialog;
}

type FormDialog = Awaited<ReturnType<typeof openForm>>;

async function fill(dialog: FormDialog) {
  await dialog.getByRole('textbox', { name: /^Valor aprovado/ }).fill('50,00');
  await dialog.getByRole('textbox', { name: /^Parecer/ }).fill('Conferido.');
  await dialog.getByRole('combobox', { name: /^Categorias da despesa/ }).click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
}
const complete = (dialog: FormDialog) => dialog.getByRole('button', { name: 'Concluir' });

test('T8.45 T7.3.15 the selected tasks are completed through one form of the step’s editable fields', async () => {
  await hold(tasks.queue10.uuid, tasks.queue09.uuid);
  const opened = await open('mariana.costa');
  const dialog = await openForm(opened, [48210, 48209]);
  const [asked] = opened.sent('GET', '/v1/tasks/editable-fields-metadata');
  expect(Object.fromEntries(asked?.search ?? [])).toEqual({
    'process-step-id': 'conferencia',
    task: tasks.queue10.uuid,
  });
  await fill(dialog);
  await complete(dialog).click();
  await message(opened, 'Tarefa(s) finaliza(s) com sucesso');
  const { tasks: sent, data } = bodyOf(opened.sent('POST', '/v1/tasks/massive-finish')[0]);
  expect(sent).toEqual([tasks.queue10.uuid, tasks.queue09.uuid]);
  expect(data).toMatchObject({ approved: null, motive: null, valor_aprovado: 50, parecer: 'Conferido.' });
  const done = `[data-task-link="${tasks.queue10.uuid}"]`;
  await expect.poll(() => opened.screen.container.querySelector(done)).toBeNull();
  expect(opened.screen.container.querySelector('[role="toolbar"]')).toBeNull();
  await expect.poll(() => document.activeElement?.hasAttribute('data-task-link')).toBe(true);
});

test('T5.1.22 an invalid bulk form is reported in one short line, and nothing is sent', async () => {
  await hold(tasks.queue10.uuid);
  const opened = await open('mariana.costa');
  const dialog = await openForm(opened, [48210]);
  await complete(dialog).click();
  await message(opened, 'Preenche corretamente todos os campos do formulário para prosseguir');
  expect(opened.sent('POST', '/v1/tasks/massive-finish')).toHaveLength(0);
});

test('T8.46 a refused bulk finish shows an error in its dialog, and nothing typed is lost', async () => {
  await hold(tasks.queue10.uuid);
  const opened = await open('mariana.costa');
  const dialog = await openForm(opened, [48210]);
  await fill(dialog);
  sandbox.faults.next({ endpoint: 'tasks.bulkFinish', status: 403 });
  await complete(dialog).click();
  await message(opened, 'Não foi possível finalizar a(s) tarefa(s)');
  await expect.element(dialog.getByRole('textbox', { name: /^Parecer/ })).toHaveValue('Conferido.');
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  expect(selectedRows(opened)).toEqual([48210]);
  await action(opened, 'Concluir').click();
  await expect.element(dialog.getByRole('textbox', { name: /^Parecer/ })).toHaveValue('Conferido.');
  await complete(dialog).click();
  await message(opened, 'Tarefa(s) finaliza(s) com sucesso');
});

test('T8.47 a form that cannot be loaded is reported with the server’s message, or ours, until it is tried again', async () => {
  await hold(tasks.queue10.uuid);
  const opened = await open('mariana.costa');
  await box(opened, 48210).click();
  const body = { status: 409, message: 'O processo mudou de versão.' };
  sandbox.faults.next({ endpoint: 'tasks.editableFieldsMetadata', status: 409, body });
  await action(opened, 'Concluir').click();
  await message(opened, 'O processo mudou de versão.');
  await expect.poll(() => opened.screen.container.querySelector('[role="dialog"]')).toBeNull();
  sandbox.faults.next({ endpoint: 'tasks.editableFieldsMetadata', status: 500, body: { status: 500 } });
  await action(opened, 'Concluir').click();
  await message(opened, 'Não foi possível buscar informações dos processos.');
  const snackbars = opened.screen.getByRole('region', { name: 'Avisos' });
  await expect.poll(() => snackbars.getByRole('button').elements().length).toBe(1);
  await action(opened, 'Concluir').click();
  await expect.element(opened.screen.getByRole('dialog')).toBeVisible();
  await expect.poll(() => snackbars.getByRole('button').elements().length).toBe(0);
});

test('a task that another user ended meanwhile is reported in its line; it stays selected, and only it is retried', async () => {
  await hold(tasks.queue10.uuid, tasks.queue09.uuid, tasks.queue08.uuid);
  const opened = await open('mariana.costa');
  const dialog = await openForm(opened, [48210, 48209, 48208]);
  await fill(dialog);
  const answer = {
    processed: [tasks.queue10.uuid, tasks.queue08.uuid],
    ignored: [tasks.queue09.uuid],
    results: [
      { id: tasks.queue10.uuid, outcome: 'done' },
      { id: tasks.queue09.uuid, outcome: 'failed', reason: 'ATTACHMENT_REQUIRED', message: 'Anexo é obrigatório' },
      { id: tasks.queue08.uuid, outcome: 'done' },
    ],
  };
  sandbox.faults.next({ endpoint: 'tasks.bulkFinish', status: 200, body: answer });
  await complete(dialog).click();
  await expect.element(panel(opened)).toBeVisible();
  await expect.element(panel(opened).getByText('Anexo é obrigatório')).toBeVisible();
  await expect.element(panel(opened)).toHaveFocus();
  const [failed] = panel(opened).getByRole('listitem').elements();
  expect(failed?.textContent).toContain('48209');
  expect(selectedRows(opened)).toEqual([48209]);
  const [{ data }] = opened.sent('POST', '/v1/tasks/massive-finish').map(bodyOf) as [Record<string, unknown>];
  await finishElsewhere(tasks.queue09.uuid, data as FinishBody);
  await panel(opened).getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.poll(() => opened.sent('POST', '/v1/tasks/massive-finish').length).toBe(2);
  const [first, second] = opened.sent('POST', '/v1/tasks/massive-finish');
  expect(bodyOf(second)).toEqual({ ...bodyOf(first), tasks: [tasks.queue09.uuid] });
  expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  await expect.element(panel(opened).getByText('1 ignorada')).toBeVisible();
  await expect.poll(() => selectedRows(opened)).toEqual([]);
  await panel(opened).getByRole('button', { name: 'Fechar' }).last().click();
  await expect.poll(() => opened.screen.container.querySelector('aside')).toBeNull();
});

test('T8.46 a call whose response was lost is repeated with the same key, so that nothing happens twice', async () => {
  await hold(tasks.queue10.uuid);
  const opened = await open('mariana.costa');
  const dialog = await openForm(opened, [48210]);
  await fill(dialog);
  sandbox.faults.next({ endpoint: 'tasks.bulkFinish', abort: 'after' });
  await complete(dialog).click();
  await expect.element(panel(opened)).toBeVisible();
  await message(opened, 'Não foi possível finalizar a(s) tarefa(s)');
  await panel(opened).getByRole('button', { name: 'Tentar novamente' }).click();
  await message(opened, 'Tarefa(s) finaliza(s) com sucesso');
  const [first, second] = opened.sent('POST', '/v1/tasks/massive-finish');
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(bodyOf(second)).toEqual(bodyOf(first));
});

test('a backend that says nothing but that it succeeded is taken at its word', async () => {
  const opened = await open('mariana.costa');
  await box(opened, 48210).click();
  sandbox.faults.next({ endpoint: 'tasks.bulkAssign', status: 200, body: {} });
  await action(opened, 'Atribuir a mim').click();
  await message(opened, 'Tarefa atribuída a você');
  await expect.element(action(opened, 'Atribuído a mim')).toBeVisible();
});

test('T5.2.09 a bulk rejection asks for its motive and sends it for every task', async () => {
  const opened = await open('helena.barros');
  await box(opened, 48212).click();
  await box(opened, 48211).click();
  await action(opened, 'Reprovar').click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Reprovar 2 tarefas' });
  await dialog.getByRole('button', { name: 'Reprovar' }).click();
  await message(opened, 'Descreva o motivo para realizar a ação');
  expect(opened.sent('POST', '/v1/tasks/massive-finish')).toHaveLength(0);
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Sem comprovante.');
  await dialog.getByRole('button', { name: 'Reprovar' }).click();
  await message(opened, 'Tarefa(s) finaliza(s) com sucesso');
  const { data } = bodyOf(opened.sent('POST', '/v1/tasks/massive-finish')[0]);
  expect(data).toMatchObject({ approved: false, motive: 'Sem comprovante.' });
  await expect.poll(() => shown(opened)).toEqual([48203]);
});

test('selected approvals are approved at once', async () => {
  const opened = await open('helena.barros');
  await box(opened, 48203).click();
  await action(opened, 'Aprovar').click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Aprovar 1 tarefa' });
  await dialog.getByRole('button', { name: 'Aprovar' }).click();
  await message(opened, 'Tarefa(s) finaliza(s) com sucesso');
  expect(bodyOf(opened.sent('POST', '/v1/tasks/massive-finish')[0])['data']).toMatchObject({ approved: true });
});

test('T8.44 T5.2.09 several own requests are canceled with one motive', async () => {
  const opened = await open('rafael.nunes', { page: 'my-tasks', status: 'in-progress' });
  await box(opened, 48212).click();
  await box(opened, 48201).click();
  await action(opened, 'Cancelar').click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Cancelar 2 solicitações' });
  await dialog.getByRole('button', { name: 'Cancelar solicitações' }).click();
  await message(opened, 'Descreva o motivo para realizar a ação');
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Pedido em duplicidade.');
  await dialog.getByRole('button', { name: 'Cancelar solicitações' }).click();
  await message(opened, 'Processo(s) cancelado(s) com sucesso');
  expect(bodyOf(opened.sent('POST', '/v1/processes/massive-cancel')[0])).toEqual({
    protocols: [requests.refundAtManager.protocol, requests.queue03.protocol],
    motive: 'Pedido em duplicidade.',
  });
  await expect.poll(() => shown(opened)).not.toContain(48212);
});

test('T8.63 a transfer of several tasks has no message but the list without them', async () => {
  await hold(tasks.queue10.uuid, tasks.queue09.uuid);
  const opened = await open('mariana.costa', { page: 'my-attendance' });
  await box(opened, 48210).click();
  await box(opened, 48209).click();
  await action(opened, 'Transferir').click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Transferir 2 tarefas' });
  await dialog.getByRole('checkbox', { name: 'Iniciador', exact: true }).click();
  await dialog.getByRole('button', { name: 'Transferir' }).click();
  await expect.poll(() => shown(opened)).not.toContain(48210);
  expect(bodyOf(opened.sent('POST', '/v1/tasks/massive-route')[0])).toEqual({
    tasks: [tasks.queue10.uuid, tasks.queue09.uuid],
    assignees: [1],
    groups: [],
  });
  const snackbars = opened.screen.container.querySelector('[data-slot="snackbars"]');
  expect(snackbars?.childElementCount).toBe(0);
});

test('a long action shows how far it is, can be stopped, and goes on from there', async () => {
  const opened = await open('mariana.costa');
  await box(opened, 48210).click();
  await box(opened, 48209).click();
  sandbox.faults.next({ endpoint: 'tasks.bulkAssign', delayMs: 1500 });
  await action(opened, 'Atribuir a mim').click();
  await expect.element(panel(opened).getByText('Atribuindo 2 tarefas')).toBeVisible();
  await expect
    .element(action(opened, 'Etiquetar'))
    .toHaveAccessibleDescription('Outra ação em lote ainda está em andamento');
  await panel(opened).getByRole('button', { name: 'Interromper' }).click();
  await expect.element(panel(opened).getByRole('button', { name: 'Interrompendo...' })).toBeVisible();
  await message(opened, 'Tarefa atribuída a você');
});

test('T4.4.07 T4.4.09 the menu of a row puts a tag on it and takes it off', async () => {
  const opened = await open('mariana.costa', { autoFocus: true });
  await expect.element(linkOf(opened, 48210) as HTMLElement).toHaveFocus();
  for (const [tag, text] of [
    [/^Urgente/, 'Atribuição feita com sucesso.'],
    [/^Remover etiqueta/, 'Remoção feita com sucesso.'],
  ] as const) {
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await opened.screen.getByRole('menuitem', { name: 'Etiquetar' }).click();
    const dialog = opened.screen.getByRole('dialog', { name: 'Etiquetar a tarefa' });
    await dialog.getByRole('radio', { name: tag }).click();
    await dialog.getByRole('button', { name: 'Confirmar' }).click();
    await message(opened, text);
    await expect.element(linkOf(opened, 48210) as HTMLElement).toHaveFocus();
  }
  const path = `/v1/tasks/${tasks.queue10.uuid}/task-marker`;
  expect(opened.sent('POST', path)).toHaveLength(1);
  expect(opened.sent('DELETE', path)).toHaveLength(1);
});

test('T8.43 the menu of a row cancels one request, and shows why it cannot', async () => {
  const opened = await open('rafael.nunes', { page: 'my-tasks', status: 'in-progress' });
  const row = rowOf(opened, 48212) as HTMLElement;
  row.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 300, clientY: 200 }));
  await opened.screen.getByRole('menuitem', { name: 'Cancelar' }).click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Cancelar a solicitação' });
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Pedido em duplicidade.');
  sandbox.faults.next({ endpoint: 'requests.cancel', status: 500 });
  await dialog.getByRole('button', { name: 'Cancelar solicitação' }).click();
  await message(opened, 'Ocorreu um erro deconhecido ao cancelar');
  await dialog.getByRole('button', { name: 'Cancelar solicitação' }).click();
  await message(opened, 'Processo cancelado com sucesso');
});

test('keys work where nothing has the focus any more, once the list was entered', async () => {
  const opened = await open('mariana.costa');
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(document.body);
  linkOf(opened, 48209)?.focus();
  linkOf(opened, 48209)?.blur();
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('j');
  await expect.element(linkOf(opened, 48210) as HTMLElement).toHaveFocus();
});

test('on cards a long press starts selecting, and a tap selects from then on', async () => {
  await browserPage.viewport(390, 844);
  const onOpenTaskChange = vi.fn();
  const opened = await open('mariana.costa', { onOpenTaskChange });
  expect(box(opened, 48210).elements()[0]?.checkVisibility()).toBe(false);
  const card = rowOf(opened, 48210) as HTMLElement;
  const finger = { bubbles: true, pointerType: 'touch', clientX: 100, clientY: 200 };
  card.dispatchEvent(new PointerEvent('pointerdown', finger));
  await saidCount(opened, '1 tarefa(s) selecionada(s)');
  card.dispatchEvent(new PointerEvent('pointerup', finger));
  linkOf(opened, 48210)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(selectedRows(opened)).toEqual([48210]);
  linkOf(opened, 48209)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  await expect.poll(() => selectedRows(opened)).toEqual([48210, 48209]);
  expect(onOpenTaskChange).not.toHaveBeenCalled();
});

test('on cards a button shows the boxes, and the actions are below the list', async () => {
  await browserPage.viewport(390, 844);
  const opened = await open('mariana.costa');
  await opened.screen.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await expect.element(opened.screen.getByText('0 tarefa(s) selecionada(s)').first()).toBeVisible();
  await box(opened, 48210).click();
  await expect.poll(() => bar(opened).elements().length).toBe(2);
  const [, under] = bar(opened).elements();
  const list = opened.screen.container.querySelector('table') as HTMLElement;
  expect(under?.getBoundingClientRect().top).toBeGreaterThan(list.getBoundingClientRect().top + 200);
  expect(under?.textContent).toContain('Concluir');
  await expect.element(opened.screen.getByText(/Atribua a tarefa a você para concluir/).last()).toBeVisible();
  await bar(opened).getByRole('button', { name: 'Limpar seleção' }).click();
  await expect.poll(() => opened.screen.container.querySelector('[role="toolbar"]')).toBeNull();
});
