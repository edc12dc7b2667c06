import { getTask, type TaskDetail as Task } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { bodyOf, button, field, loaded, message, type OpenTask, openTask } from '../testing/open-task.tsx';

const { tasks, requests, people } = sandboxIds;
const sandbox = await openSandbox(1280, 900);

const open = (userName: string, uuid: string, options = {}) => openTask(sandbox, userName, uuid, options);
const dialogOf = ({ screen }: OpenTask, name: string) => screen.getByRole('dialog', { name });

/** Changes the task in the next response. */
async function answerTask(userName: string, uuid: string, change: Partial<Task>) {
  const task = await sandboxPage(sandbox, userName).client.call(getTask, { params: { uuid } });
  sandbox.faults.next({ endpoint: 'tasks.get', status: 200, body: { ...task, ...change }, times: 9 });
}

async function choosePerson(opened: OpenTask, typed: string, name: string) {
  const picker = dialogOf(opened, 'Transferir a tarefa').getByRole('combobox', { name: 'Pessoas' });
  await picker.fill(typed);
  await opened.screen.getByRole('option', { name: new RegExp(name) }).click();
}

test('T1.14 T8.63 a task is transferred to the chosen people; the detail closes and the list is reloaded, without a message', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await button(opened, 'Transferir').click();
  await choosePerson(opened, 'priscila', 'Priscila Reis');
  await dialogOf(opened, 'Transferir a tarefa').getByRole('button', { name: 'Transferir' }).click();
  await expect.poll(() => opened.onClose.mock.calls.length).toBe(1);
  expect(opened.onChanged).toHaveBeenCalled();
  expect(bodyOf(opened.sent('POST', /route$/)[0])).toEqual({ assignees: [people.priscilaReis], groups: [] });
  expect(opened.screen.container.querySelector('[data-slot="snackbar"]')).toBeNull();
  const { client } = sandboxPage(sandbox, 'priscila.reis');
  const now = await client.call(getTask, { params: { uuid: tasks.refundHeld.uuid } });
  expect(now.assignees.map(({ id }) => id)).toEqual([people.priscilaReis]);
  expect(now.status).toBe('TO_DO');
});

test('T8.63 finishing a task shows no message either: the detail closes and the list is reloaded', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await button(opened, 'Aprovar').click();
  await expect.poll(() => opened.onClose.mock.calls.length).toBe(1);
  expect(opened.onChanged).toHaveBeenCalled();
  expect(opened.screen.container.querySelector('[data-slot="snackbar"]')).toBeNull();
});

test('T4.3.04 T4.3.06 T6.21 transferring waits, with its reason, until the task is held, and where the step forbids it', async () => {
  const waiting = await open('mariana.costa', tasks.refundApproval.uuid);
  await expect.element(button(waiting, 'Transferir')).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(button(waiting, 'Transferir'))
    .toHaveAccessibleDescription('Atribua a tarefa a você para continuar');
  await waiting.screen.unmount();
  await answerTask('mariana.costa', tasks.refundHeld.uuid, { isRoutable: false });
  const fixed = await open('mariana.costa', tasks.refundHeld.uuid);
  await expect.element(button(fixed, 'Transferir')).toHaveAccessibleDescription('Esta etapa não permite transferência');
  await button(fixed, 'Transferir').click({ force: true });
  expect(fixed.screen.getByRole('dialog').query()).toBeNull();
});

test('a failed transfer keeps the choice and typed input, shows the reason, and is applied once if it is retried', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await field(opened, 'Parecer').fill('Meio parecer');
  await button(opened, 'Transferir').click();
  await choosePerson(opened, 'priscila', 'Priscila Reis');
  const send = dialogOf(opened, 'Transferir a tarefa').getByRole('button', { name: 'Transferir' });
  sandbox.faults.next({ endpoint: 'tasks.transfer', abort: 'after' });
  await send.click();
  await message(opened, 'Não foi possível transferir a tarefa');
  expect(opened.onClose).not.toHaveBeenCalled();
  await expect.element(opened.screen.getByText('Priscila Reis').first()).toBeVisible();
  expect([...opened.screen.container.querySelectorAll('textarea')].map(({ value }) => value)).toContain('Meio parecer');
  await send.click();
  await expect.poll(() => opened.onClose.mock.calls.length).toBe(1);
  const keys = opened.sent('POST', /route$/).map((call) => call.headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
});

test('a transfer after another user was faster is reported above the task', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await button(opened, 'Transferir').click();
  await choosePerson(opened, 'priscila', 'Priscila Reis');
  const body = { status: 409, errorCode: 'TASK_ALREADY_DONE', message: 'Esta tarefa já foi concluída por Ana Lima.' };
  sandbox.faults.next({ endpoint: 'tasks.transfer', status: 409, body });
  await dialogOf(opened, 'Transferir a tarefa').getByRole('button', { name: 'Transferir' }).click();
  await message(opened, 'Esta tarefa já foi concluída por Ana Lima.');
  await expect.poll(() => opened.screen.getByRole('dialog').query()).toBeNull();
});

test('T4.4.07 T8.50 a tag chosen for the task is shown in its head, with a message', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await loaded(opened);
  await opened.screen.getByRole('button', { name: /^Etiquet/ }).click();
  await dialogOf(opened, 'Etiquetar a tarefa')
    .getByRole('radio', { name: /^Auditoria/ })
    .click();
  await button(opened, 'Confirmar').click();
  await message(opened, 'Atribuição feita com sucesso.');
  await expect.element(button(opened, 'Etiqueta Auditoria: trocar ou remover')).toBeVisible();
  await expect.element(button(opened, 'Etiqueta Auditoria: trocar ou remover')).toHaveFocus();
  expect(opened.onChanged).toHaveBeenCalled();
  expect(opened.onClose).not.toHaveBeenCalled();
});

test('T4.4.09 T4.4.11 T8.51 "Remover etiqueta" takes the tag off', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await button(opened, 'Etiqueta Urgente: trocar ou remover').click();
  const dialog = dialogOf(opened, 'Etiquetar a tarefa');
  await expect.element(dialog.getByRole('radio', { name: 'Urgente atual' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Remover etiqueta' }).click();
  await button(opened, 'Confirmar').click();
  await message(opened, 'Remoção feita com sucesso.');
  await expect.element(button(opened, 'Etiquetar')).toBeVisible();
  const { taskMarker } = await opened.client.call(getTask, { params: { uuid: tasks.refundApproval.uuid } });
  expect(taskMarker ?? null).toBeNull();
});

test('T8.52 a tag that cannot be assigned or removed shows an error, and the choice stays', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await button(opened, 'Etiqueta Urgente: trocar ou remover').click();
  const failed = 'Não foi possível atribuir/remover no momento. Tente novamente mais tarde.';
  const dialog = dialogOf(opened, 'Etiquetar a tarefa');
  await dialog.getByRole('radio', { name: /^Auditoria/ }).click();
  sandbox.faults.next({ endpoint: 'tasks.setTag', status: 500 });
  await button(opened, 'Confirmar').click();
  await message(opened, failed);
  await expect.element(dialog.getByRole('radio', { name: /^Auditoria/ })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Remover etiqueta' }).click();
  sandbox.faults.next({ endpoint: 'tasks.removeTag', status: 409 });
  await button(opened, 'Confirmar').click();
  await message(opened, failed);
  await expect.element(dialog.getByRole('radio', { name: 'Remover etiqueta' })).toBeChecked();
});

test('the tag of a request under way elsewhere says why it cannot be changed; of an ended one it is only shown', async () => {
  const { protocol } = requests.refundAtManager;
  const running = await open('rafael.nunes', protocol, { useRequests: true, page: 'my-tasks' });
  await expect.element(button(running, 'Etiquetar')).toHaveAccessibleDescription('A tarefa não está mais aberta');
  await running.screen.unmount();
  const ended = await open('rafael.nunes', requests.canceled.protocol, { useRequests: true, page: 'my-tasks' });
  await loaded(ended);
  expect(ended.screen.getByRole('button', { name: /^Etiquet/ }).query()).toBeNull();
});

test('transferring and tagging work by keyboard alone', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await expect.element(button(opened, 'Transferir')).toBeEnabled();
  button(opened, 'Transferir').element().focus();
  await userEvent.keyboard('{Enter}');
  const picker = dialogOf(opened, 'Transferir a tarefa').getByRole('combobox', { name: 'Pessoas' });
  await expect.element(picker).toHaveFocus();
  await userEvent.keyboard('priscila');
  await expect.element(opened.screen.getByRole('option', { name: /Priscila Reis/ })).toBeVisible();
  await userEvent.keyboard('{Enter}{Tab}');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => opened.screen.getByRole('dialog').query()).toBeNull();
  await expect.element(button(opened, 'Transferir')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // a dialog closed by mistake keeps its choice
  await expect.element(button(opened, 'Remover Priscila Reis')).toBeVisible();
  expect(opened.onClose).not.toHaveBeenCalled();
});
