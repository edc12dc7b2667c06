import {
  cancelRequest,
  finishTask,
  getRequest,
  getTask,
  startRequestFor,
  type TaskDetail as Task,
} from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatDate } from '../../messages/format/format-date.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { type SandboxPage, sandboxPage } from '../../testing/sandbox-session.tsx';
import { serviceAccount } from '../../testing/service-account.ts';
import { TaskDetail } from './TaskDetail.tsx';
import type { TaskDetailProps } from './task-detail-props.ts';

const { tasks, requests } = sandboxIds;
const sandbox = await openSandbox(1280, 900);
beforeEach(() => {
  // files that were not sent are stored in the browser, which the tests share
  indexedDB.deleteDatabase('tramita-files');
});

/** Opens a task as a user, in a new page or in the one given. */
async function open(
  userName: string,
  identifier: string,
  props: Partial<TaskDetailProps> = {},
  page: SandboxPage = sandboxPage(sandbox, userName),
) {
  const onClose = vi.fn();
  const onChanged = vi.fn();
  const draw = (id: string) =>
    page.wrap(
      <div style={{ height: 800 }}>
        <TaskDetail identifier={id} onClose={onClose} onChanged={onChanged} {...props} />
      </div>,
    );
  const screen = await render(draw(identifier));
  return { ...page, screen, onClose, onChanged, draw };
}

type Opened = Awaited<ReturnType<typeof open>>;
const button = ({ screen }: Opened, name: string) => screen.getByRole('button', { name, exact: true });
const message = ({ screen }: Opened, text: string | RegExp) =>
  expect.element(screen.getByText(text, { exact: true })).toBeVisible();
/** Expects a text among the notices. An open detail that failed shows the same text. */
const notice = ({ screen }: Opened, text: string) =>
  expect.element(screen.getByRole('region', { name: 'Avisos' }).getByText(text, { exact: true })).toBeVisible();
const loaded = (opened: Opened) => expect.element(opened.screen.getByRole('heading', { level: 2 })).toBeVisible();
const bodyOf = (call: { body: unknown } | undefined): Record<string, unknown> => JSON.parse(String(call?.body));

/** Form values required to complete the delivery of a notebook. */
const fillDelivery = ({ screen }: Opened) =>
  screen.getByRole('textbox', { name: 'Entregue em' }).fill(formatDate(sandbox.now(), 'pt-BR'));

/** Returns the facts next to the form, by label. */
function factsOf({ screen }: Opened): Record<string, string> {
  const labels = [...screen.container.querySelectorAll('dl dt')];
  return Object.fromEntries(labels.map((dt) => [dt.textContent, dt.nextElementSibling?.textContent ?? '']));
}

/** Changes the task in the next response. */
async function answerTask(userName: string, uuid: string, change: Partial<Task>) {
  const task = await sandboxPage(sandbox, userName).client.call(getTask, { params: { uuid } });
  sandbox.faults.next({ endpoint: 'tasks.get', status: 200, body: { ...task, ...change }, times: 9 });
}

const longDate = /^\d{2} de \p{L}+ de \d{4}/u;

test('T2.6.01 T2.6.03 T2.6.04 T2.6.05 T2.6.14 the card shows process, step, number and tag', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  const { screen } = opened;
  await expect.element(screen.getByRole('region', { name: 'Reembolso de despesas' })).toBeVisible();
  await expect.element(screen.getByText('Etapa: Aprovação financeira')).toBeVisible();
  await expect.element(screen.getByText(`IDK ${requests.refundAtFinance.idk}`)).toBeVisible();
  await message(opened, 'Urgente');
});

test('T2.6.06 T2.6.07 T2.6.08 T2.6.09 T2.6.10 T2.6.11 T9.25 the facts say who asked, where from, since and until when', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await loaded(opened);
  const facts = factsOf(opened);
  expect(facts).toMatchObject({
    Solicitante: 'Juliana Prado',
    Filial: '042 · Campinas Centro',
    Departamento: 'Regional Interior',
    'E-mail': 'juliana.prado@redeipe.example',
  });
  expect(facts['Criado em']).toMatch(longDate);
  expect(facts['Expira em']).toMatch(longDate);
  expect(facts).not.toHaveProperty('Concluída em');
});

test('T2.6.12 T2.6.13 the facts of a finished request contain its end; the description is above the form', async () => {
  const { protocol } = requests.finishedToRate;
  const opened = await open('rafael.nunes', protocol, { useRequests: true, page: 'my-tasks', status: 'finished' });
  await loaded(opened);
  expect(factsOf(opened)['Concluída em']).toMatch(longDate);
  await opened.screen.unmount();

  await answerTask('mariana.costa', tasks.refundApproval.uuid, { description: 'Visita técnica a Ribeirão Preto.' });
  const described = await open('mariana.costa', tasks.refundApproval.uuid);
  await message(described, 'Visita técnica a Ribeirão Preto.');
});

test('T2.6.15 T2.6.16 the facts name area and sector with their responsible people', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await loaded(opened);
  expect(factsOf(opened)).toMatchObject({
    'Departamento responsável': expect.stringMatching(/^Financeiro.*Marcos/),
    'Setor responsável': expect.stringMatching(/^Contas a pagar.*Mariana.*Priscila/),
  });
});

test('T2.6.17 the timeline shows the steps, the current one marked', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await expect.element(opened.screen.getByRole('list', { name: 'Etapas' })).toBeVisible();
  const current = opened.screen.container.querySelector('[aria-current="step"]');
  expect(current?.textContent).toContain('Aprovação financeira');
});

test('steps that cannot be loaded show an error and can be loaded again', async () => {
  sandbox.faults.next({ endpoint: 'requests.steps', status: 500 });
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await message(opened, 'Não foi possível buscar as informações.');
  await button(opened, 'Tentar novamente').click();
  await expect.element(opened.screen.getByRole('list', { name: 'Etapas' })).toBeVisible();
});

test('T2.6.18 T2.6.19 the form can be filled in once the user holds the task, and the files are below it', async () => {
  const waiting = await open('mariana.costa', tasks.refundApproval.uuid);
  await expect.element(waiting.screen.getByRole('textbox', { name: 'Parecer' })).toHaveAttribute('readonly');
  await expect.element(button(waiting, 'Baixar nota-fiscal-hotel.pdf')).toBeVisible();
  await waiting.screen.unmount();
  const held = await open('mariana.costa', tasks.refundHeld.uuid);
  await held.screen.getByRole('textbox', { name: 'Parecer' }).fill('Tudo certo.');
  await expect.element(held.screen.getByRole('textbox', { name: 'Parecer' })).toHaveValue('Tudo certo.');
});

test('T2.6.20 T2.6.21 comments have their tab only with a request, history always', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await expect
    .element(opened.screen.getByRole('tab', { name: /Comentários/ }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(opened.screen.getByRole('tab', { name: 'Histórico' })).toBeVisible();
  await opened.screen.unmount();

  await answerTask('mariana.costa', tasks.refundApproval.uuid, { processInstanceId: null });
  const alone = await open('mariana.costa', tasks.refundApproval.uuid);
  await expect.element(alone.screen.getByRole('tab', { name: 'Histórico' })).toBeVisible();
  expect(alone.screen.getByRole('tab').elements()).toHaveLength(1);
});

test('C10.18 the history names each author once, shows short times and folds automatic events; when it cannot be loaded it offers another try', async () => {
  sandbox.faults.next({ endpoint: 'requests.listHistory', status: 500 });
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await opened.screen.getByRole('tab', { name: 'Histórico' }).click();
  await message(opened, 'Não foi possível buscar as informações.');
  await button(opened, 'Tentar novamente').click();
  await expect.element(opened.screen.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  const oldest = opened.screen.getByRole('tabpanel').getByRole('listitem').last().element();
  expect(oldest.textContent).toMatch(/^Juliana Prado abriu a solicitação(\d{2}\/\d{2}(\/\d{4})? )?\d{2}:\d{2}$/);
  const folded = opened.screen.getByText(/^\d+ eventos? automáticos?$/).first();
  const reached = opened.screen.getByText(/A solicitação chegou à etapa/).first();
  await expect.element(reached).not.toBeVisible();
  await folded.click();
  await expect.element(reached).toBeVisible();
});

test('D10.01 the history shows what a service account did with its name and the mark integração', async () => {
  const erp = await serviceAccount(sandbox, 'ERP da fábrica', ['requests:start']);
  const data = { sistemas: ['erp'], perfil: 'Consulta', modulo: 'notas', justificativa: 'Nova função.' };
  const params = { id: sandboxIds.services.acessoASistemas };
  const body = { username: 'juliana.prado', data };
  const { protocol } = (await erp.call(startRequestFor, { params, body })).startProcessDto;
  const opened = await open('juliana.prado', protocol, { useRequests: true, page: 'my-tasks' });
  await opened.screen.getByRole('tab', { name: 'Histórico' }).click();
  const event = opened.screen.getByRole('tabpanel').getByRole('listitem').last();
  await expect.element(event.getByText(/^integração · \d{2}:\d{2}$/)).toBeVisible();
  expect(event.element().textContent).toContain('ERP da fábrica abriu a solicitação em nome de Juliana Prado');
});

test('T2.6.22 says Carregando... until the task is there', async () => {
  sandbox.faults.next({ endpoint: 'tasks.get', delayMs: 300 });
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await message(opened, 'Carregando...');
  await loaded(opened);
  expect(opened.screen.getByText('Carregando...').query()).toBeNull();
});

test('T2.6.02 T2.6.24 the close button and Escape close the detail', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await loaded(opened);
  await expect.element(opened.screen.getByRole('heading', { level: 2 })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(opened.onClose).toHaveBeenCalledTimes(1);
  await button(opened, 'Fechar').click();
  expect(opened.onClose).toHaveBeenCalledTimes(2);
});

test('T2.6.25 T7.3.12 opening an unread task of the attendance marks it read for the assignee', async () => {
  const opened = await open('mariana.costa', tasks.queue02.uuid);
  await expect.poll(() => opened.sent('POST', `/v1/tasks/assignee/${tasks.queue02.uuid}/read`)).toHaveLength(1);
  await expect.poll(() => opened.onChanged.mock.calls.length).toBe(1);
  const again = await opened.client.call(getTask, { params: { uuid: tasks.queue02.uuid } });
  expect(again.unread).toBe(false);
  expect(opened.sent('POST', /read$/)).toHaveLength(1);
});

test('T7.3.11 an unread task of one’s own requests is marked read by the other call', async () => {
  await answerTask('rafael.nunes', tasks.payslipCheck.uuid, { unread: true });
  const opened = await open('rafael.nunes', tasks.payslipCheck.uuid, { page: 'my-tasks' });
  await expect.poll(() => opened.sent('POST', `/v1/tasks/${tasks.payslipCheck.uuid}/read`)).toHaveLength(1);
});

test('T2.6.26 T8.05 a task that does not exist closes the detail with a message', async () => {
  const opened = await open('mariana.costa', '00000000-0000-4000-8000-000000000000');
  await notice(opened, 'Não foi possível encontrar a tarefa');
  expect(opened.onClose).toHaveBeenCalledTimes(1);
});

test('T8.06 T8.07 a load that fails closes the detail with its message', async () => {
  sandbox.faults.next({ endpoint: 'tasks.get', status: 400, body: { status: 400, errorCode: 'CREATOR_ERROR' } });
  const lost = await open('mariana.costa', tasks.refundApproval.uuid);
  await notice(lost, 'Não foi possível encontrar o criador da tarefa');
  expect(lost.onClose).toHaveBeenCalledTimes(1);
  await lost.screen.unmount();

  sandbox.faults.next({ endpoint: 'tasks.get', status: 500 });
  const broken = await open('mariana.costa', tasks.refundApproval.uuid);
  await notice(broken, 'Não foi possível carregar a tarefa');
  expect(broken.onClose).toHaveBeenCalledTimes(1);
});

test('an unknown user does not cause an endless loading state', async () => {
  sandbox.faults.next({ endpoint: 'session.authInfo', status: 500 });
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await notice(opened, 'Não foi possível carregar a tarefa');
  expect(opened.onClose).toHaveBeenCalledTimes(1);
});

test('T4.2.01 T4.2.02 T4.2.03 T4.2.04 T4.2.06 T8.39 T8.40 the toggle takes a group’s task and gives it back', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await loaded(opened);
  await expect.poll(() => opened.sent('POST', /read$/)[0]?.state).toBe('answered');
  await expect.poll(() => opened.onChanged.mock.calls.length).toBe(1);
  await button(opened, 'Atribuir a mim').click();
  await message(opened, 'Tarefa atribuída a você');
  const held = await opened.client.call(getTask, { params: { uuid: tasks.refundApproval.uuid } });
  expect(held.assignees.map(({ id }) => id)).toEqual([sandboxIds.people.marianaCosta]);
  await expect.element(button(opened, 'Atribuído a mim')).toHaveAttribute('aria-pressed', 'true');
  await button(opened, 'Atribuído a mim').click();
  await message(opened, 'Tarefa desatribuída');
  await expect.element(button(opened, 'Atribuir a mim')).toBeVisible();
  expect(opened.onChanged).toHaveBeenCalledTimes(3);
});

test('T4.2.05 a task with several assignees can be taken', async () => {
  const me = { id: sandboxIds.people.marianaCosta, nickName: 'Mariana' };
  const assignees = [me, { id: sandboxIds.people.priscilaReis, nickName: 'Priscila' }];
  await answerTask('mariana.costa', tasks.refundHeld.uuid, { assignees, groups: [], canAssign: true });
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await expect.element(button(opened, 'Atribuir a mim')).toBeEnabled();
});

test('T4.2.08 T4.2.09 an ended request offers neither the toggle nor new files, only downloads', async () => {
  const { protocol } = requests.finishedToRate;
  const opened = await open('rafael.nunes', protocol, { useRequests: true });
  await expect.element(button(opened, 'Baixar nota-fiscal-381.pdf')).toBeVisible();
  for (const name of [/Atribu/, 'Anexar arquivo', /^Excluir/, 'Aprovar', 'Cancelar']) {
    expect(opened.screen.getByRole('button', { name }).query()).toBeNull();
  }
});

test('T8.33 T8.37 T8.38 a toggle that is refused shows the message of its code, else the default', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  sandbox.faults.next({ endpoint: 'tasks.unassign', status: 400, body: { status: 400, errorCode: 'UNASSIGN_ERROR' } });
  await button(opened, 'Atribuído a mim').click();
  await message(opened, 'Você não pode desatribuir essa tarefa');
  sandbox.faults.next({ endpoint: 'tasks.unassign', status: 500 });
  await button(opened, 'Atribuído a mim').click();
  await message(opened, 'Ocorreu um erro não identificado');
  await message(opened, /^A tarefa continua atribuída a você\. Tente novamente\. Se persistir, informe ao suporte/);
});

test('C9.03 a finish that fails says that nothing is lost, with the code of the call in the server log', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await opened.screen.getByRole('textbox', { name: 'Parecer' }).fill('Notas em ordem.');
  sandbox.faults.next({ endpoint: 'tasks.finish', status: 500 });
  await button(opened, 'Aprovar').click();
  await message(opened, 'Não foi possível finalizar a tarefa');
  await message(opened, /^Ela continua aberta e o que você preencheu está guardado\. .* o código [\w-]{8,}\.$/);
});

test('T4.3.01 T4.3.02 T4.3.03 decisions wait, with their reason, until the task is held', async () => {
  const waiting = await open('mariana.costa', tasks.refundApproval.uuid);
  for (const name of ['Aprovar', 'Reprovar']) {
    await expect.element(button(waiting, name)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button(waiting, name)).toHaveAccessibleDescription('Atribua a tarefa a você para continuar');
  }
  expect(waiting.screen.getByRole('button', { name: 'Concluir' }).query()).toBeNull();
  await waiting.screen.unmount();
  const normal = await open('marina.teixeira', tasks.notebookTriage.uuid);
  await expect.element(button(normal, 'Concluir')).toHaveAttribute('aria-disabled', 'true');
  await normal.screen.unmount();
  const held = await open('marina.teixeira', tasks.notebookDelivery.uuid);
  await expect.element(button(held, 'Concluir')).toBeEnabled();
  expect(held.screen.getByRole('button', { name: 'Aprovar' }).query()).toBeNull();
});

test('C2.07 T4.3.07 T4.3.08 offers "Cancelar" to the creator only, and only while the request runs', async () => {
  const other = await open('mariana.costa', tasks.refundHeld.uuid);
  await expect.element(button(other, 'Aprovar')).toBeEnabled();
  expect(other.screen.getByRole('button', { name: 'Cancelar', exact: true }).query()).toBeNull();
  await other.screen.unmount();
  const own = await open('rafael.nunes', requests.refundAtManager.protocol, { useRequests: true, page: 'my-tasks' });
  await expect.element(button(own, 'Cancelar')).toBeEnabled();
  await own.screen.unmount();
  const ended = await open('rafael.nunes', requests.canceled.protocol, { useRequests: true, page: 'my-tasks' });
  await loaded(ended);
  expect(ended.screen.getByRole('button', { name: 'Cancelar', exact: true }).query()).toBeNull();
});

test('T2.6.23 T4.4.01 T4.4.02 T4.4.05 T7.3.01 approving sends the form with the decision, says Concluindo... and closes', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await opened.screen.getByRole('textbox', { name: 'Parecer' }).fill('Notas em ordem.');
  sandbox.faults.next({ endpoint: 'tasks.finish', delayMs: 200 });
  await button(opened, 'Aprovar').click();
  await message(opened, 'Concluindo...');
  await expect.poll(() => opened.onClose.mock.calls.length).toBe(1);
  const [sent] = opened.sent('POST', `/v1/tasks/${tasks.refundHeld.uuid}/finish`);
  expect(bodyOf(sent)).toMatchObject({ approved: true, motive: null, parecer: 'Notas em ordem.' });
  const { data } = await opened.client.call(getRequest, { params: { uuid: tasks.refundHeld.uuid } });
  expect(data).not.toBeNull();
  expect(opened.screen.getByRole('alertdialog').query()).toBeNull();
});

test('T1.13 T4.4.03 completing a normal task sends no decision, stores the form and ends the task', async () => {
  const opened = await open('marina.teixeira', tasks.notebookDelivery.uuid);
  await fillDelivery(opened);
  await button(opened, 'Concluir').click();
  await expect.poll(() => opened.onClose.mock.calls.length).toBe(1);
  const { approved, motive, ...values } = bodyOf(opened.sent('POST', /finish$/)[0]) as Record<string, unknown>;
  expect({ approved, motive }).toEqual({ approved: null, motive: null });
  const { status, fields } = await opened.client.call(getTask, { params: { uuid: tasks.notebookDelivery.uuid } });
  expect(status).toBe('FINISHED');
  const stored = Object.fromEntries(fields.map((field) => [field.name, field.value]));
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  expect(Object.keys(given)).not.toEqual([]);
  expect(stored).toMatchObject(given);
});

test('T4.4.04 T5.2.01 rejecting asks for a motive and sends it with the decision', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await button(opened, 'Reprovar').click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Reprovar a tarefa' });
  await expect.element(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Reprovar' }).click();
  await message(opened, 'Preenche o motivo');
  expect(opened.sent('POST', /finish$/)).toHaveLength(0);
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Falta a nota fiscal.');
  await dialog.getByRole('button', { name: 'Reprovar' }).click();
  await expect.poll(() => opened.onClose.mock.calls.length).toBe(1);
  expect(bodyOf(opened.sent('POST', /finish$/)[0])).toMatchObject({ approved: false, motive: 'Falta a nota fiscal.' });
});

test('T5.2.02 T5.2.03 T5.2.04 T9.09 the motive counts to 200, turns red past it and is then not sent', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await button(opened, 'Reprovar').click();
  const motive = opened.screen.getByRole('textbox', { name: 'Motivo' });
  await motive.fill('x'.repeat(200));
  const counter = opened.screen.getByText('200/200');
  await expect.element(counter).toBeVisible();
  const calm = getComputedStyle(counter.element()).color;
  await motive.fill('x'.repeat(201));
  const over = opened.screen.getByText('201/200');
  await expect.element(over).toBeVisible();
  expect(getComputedStyle(over.element()).color).not.toBe(calm);
  const [red = 0, green = 0] = getComputedStyle(over.element()).color.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(green * 2);
  await opened.screen.getByRole('dialog').getByRole('button', { name: 'Reprovar' }).click();
  await expect.element(motive).toHaveFocus();
  expect(opened.sent('POST', /finish$/)).toHaveLength(0);
});

test('a motive survives the closed dialog and a reload, and is gone once it was sent', async () => {
  const first = await open('mariana.costa', tasks.refundHeld.uuid);
  await button(first, 'Reprovar').click();
  await first.screen.getByRole('textbox', { name: 'Motivo' }).fill('Valor acima do teto.');
  await button(first, 'Voltar').click();
  await expect.element(button(first, 'Reprovar')).toHaveFocus();
  await first.screen.unmount();
  const again = await open('mariana.costa', tasks.refundHeld.uuid, {}, first);
  await button(again, 'Reprovar').click();
  await expect.element(again.screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Valor acima do teto.');
  await again.screen.getByRole('dialog').getByRole('button', { name: 'Reprovar' }).click();
  await expect.poll(() => again.onClose.mock.calls.length).toBe(1);
  expect(again.storage.getItem(`tramita:ana:motive.${tasks.refundHeld.uuid}`)).toBe('""');
});

test('T5.2.05 T8.43 cancelling asks for a motive, then ends the request', async () => {
  const { protocol } = requests.refundAtManager;
  const opened = await open('rafael.nunes', protocol, { useRequests: true, page: 'my-tasks' });
  await button(opened, 'Cancelar').click();
  const dialog = opened.screen.getByRole('dialog', { name: 'Cancelar a solicitação' });
  await dialog.getByRole('button', { name: 'Cancelar solicitação' }).click();
  await message(opened, 'Preenche o motivo');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Comprei por engano.');
  await dialog.getByRole('button', { name: 'Cancelar solicitação' }).click();
  await message(opened, 'Processo cancelado com sucesso');
  expect(opened.onClose).toHaveBeenCalledTimes(1);
  const { status } = await opened.client.call(getRequest, { params: { uuid: protocol } });
  expect(status).toBe('CANCELED');
});

test('T8.41 T8.42 a cancel that fails says why and keeps dialog and motive', async () => {
  const opened = await open('rafael.nunes', requests.refundAtManager.protocol, { useRequests: true, page: 'my-tasks' });
  await button(opened, 'Cancelar').click();
  await opened.screen.getByRole('textbox', { name: 'Motivo' }).fill('Comprei por engano.');
  sandbox.faults.next({ endpoint: 'requests.cancel', status: 400 });
  await button(opened, 'Cancelar solicitação').click();
  await message(opened, 'Preenche todos os campos corretamente');
  sandbox.faults.next({ endpoint: 'requests.cancel', status: 500 });
  await button(opened, 'Cancelar solicitação').click();
  await message(opened, 'Ocorreu um erro deconhecido ao cancelar');
  await expect.element(opened.screen.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Comprei por engano.');
  expect(opened.onClose).not.toHaveBeenCalled();
});

test('T5.2.06 a missing required file blocks approving, not rejecting', async () => {
  await answerTask('mariana.costa', tasks.refundHeld.uuid, { isAttachmentRequired: true, attachments: [] });
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await expect.element(button(opened, 'Aprovar')).toHaveAccessibleDescription('Anexo é obrigatório');
  await expect.element(button(opened, 'Aprovar')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button(opened, 'Reprovar')).toBeEnabled();
});

test('T8.08 a failed finish shows an error, and trying again sends the same key and counts once', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  sandbox.faults.next({ endpoint: 'tasks.finish', abort: 'after' });
  await button(opened, 'Aprovar').click();
  await message(opened, 'Não foi possível finalizar a tarefa');
  expect(opened.onClose).not.toHaveBeenCalled();
  await button(opened, 'Aprovar').click();
  await expect.poll(() => opened.onClose.mock.calls.length).toBe(1);
  const keys = opened.sent('POST', /finish$/).map((call) => call.headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a task that another user finished shows a message, keeps typed input and shows its current state on request', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await opened.screen.getByRole('textbox', { name: 'Parecer' }).fill('Ainda escrevendo.');
  const elsewhere = sandboxPage(sandbox, 'mariana.costa');
  const { uuid } = tasks.refundHeld;
  await elsewhere.client.call(finishTask, { params: { uuid }, body: { approved: false, motive: 'Duplicada.' } });
  await button(opened, 'Aprovar').click();
  await message(opened, 'Você já concluiu esta tarefa.');
  expect(opened.screen.getByRole('alert').element().textContent).toContain('O que você preencheu continua na tela.');
  await expect.element(opened.screen.getByRole('textbox', { name: 'Parecer' })).toHaveValue('Ainda escrevendo.');
  expect(opened.onClose).not.toHaveBeenCalled();
  await button(opened, 'Ver como ficou').click();
  await expect.poll(() => opened.screen.getByRole('button', { name: 'Aprovar' }).query()).toBeNull();
  expect(opened.screen.getByRole('alert').query()).toBeNull();
});

test('a form the server refuses shows each field’s problem and stays open', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  const fields = [{ name: 'parecer', code: 'REGEX', message: 'Diga quem conferiu.' }];
  sandbox.faults.next({
    endpoint: 'tasks.finish',
    status: 400,
    body: { status: 400, errorCode: 'FORM_INVALID', fields },
  });
  await button(opened, 'Aprovar').click();
  const notice = opened.screen.getByRole('alertdialog', { name: 'Confira o formulário' });
  await notice.getByRole('button', { name: 'Entendi' }).click();
  await expect.element(opened.screen.getByText('Diga quem conferiu.').first()).toBeVisible();
  await expect.element(opened.screen.getByRole('textbox', { name: 'Parecer' })).toHaveAttribute('aria-invalid', 'true');
  expect(opened.onClose).not.toHaveBeenCalled();
});

test('T4.4.06 T5.2.08 a comment is sent unless it is empty; on a held approval Sim leads to the decision', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  const { screen } = opened;
  const field = screen.getByRole('textbox', { name: 'Novo comentário' });
  await field.fill('   ');
  await button(opened, 'Comentar').click();
  expect(opened.sent('POST', /comments$/)).toHaveLength(0);
  await field.fill('Conferi com a loja.');
  await button(opened, 'Comentar').click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Deseja concluir esta etapa?' })).toBeVisible();
  await button(opened, 'Sim').click();
  await expect.element(button(opened, 'Aprovar')).toHaveFocus();
  expect(opened.sent('POST', /finish$/)).toHaveLength(0);
  await message(opened, 'Conferi com a loja.');
  await expect.element(field).toHaveValue('');
});

test('T4.4.06 after a comment on a held normal task Sim completes it, Não does not', async () => {
  const opened = await open('marina.teixeira', tasks.notebookDelivery.uuid);
  await fillDelivery(opened);
  const field = opened.screen.getByRole('textbox', { name: 'Novo comentário' });
  await field.fill('Entregue na recepção.');
  await button(opened, 'Comentar').click();
  await button(opened, 'Não').click();
  expect(opened.sent('POST', /finish$/)).toHaveLength(0);
  await field.fill('Com termo assinado.');
  await button(opened, 'Comentar').click();
  await button(opened, 'Sim').click();
  await expect.poll(() => opened.onClose.mock.calls.length).toBe(1);
  expect(opened.sent('POST', /finish$/)).toHaveLength(1);
});

test('a comment on a task that is not held asks nothing', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await opened.screen.getByRole('textbox', { name: 'Novo comentário' }).fill('Vou conferir.');
  await button(opened, 'Comentar').click();
  await message(opened, 'Vou conferir.');
  expect(opened.screen.getByRole('alertdialog').query()).toBeNull();
});

test('T8.16 T8.19 comments that cannot be loaded can be loaded again; a task without comments shows a message', async () => {
  sandbox.faults.next({ endpoint: 'requests.listComments', status: 500 });
  const opened = await open('mariana.costa', tasks.queue01.uuid);
  await message(opened, 'Não foi possível carregar os comentários');
  await button(opened, 'Tentar novamente').click();
  await message(opened, 'Nenhum comentário encontrado.');
});

test('C11.05 T8.17 T8.18 T8.34 T8.35 a refused comment shows the sentence of its code and stays in the field', async () => {
  const opened = await open('mariana.costa', tasks.queue01.uuid);
  const field = opened.screen.getByRole('textbox', { name: 'Novo comentário' });
  await field.fill('Olá');
  sandbox.faults.next({ endpoint: 'requests.addComment', status: 500 });
  await button(opened, 'Comentar').click();
  await message(opened, 'Não foi possivel adicionar o comentário');
  for (const errorCode of ['PAYLOAD_EMPTY_COMMENTS', 'REQUIRED_FIELDS_COMMENTS']) {
    sandbox.faults.next({ endpoint: 'requests.addComment', status: 400, body: { status: 400, errorCode } });
    await button(opened, 'Comentar').click();
    await expect.element(opened.screen.getByText(/^Adicione um comentário/).last()).toBeVisible();
  }
  // equal messages are merged, and none of them covered the button
  await expect.element(opened.screen.getByText(/^Adicione um comentário 2 vezes/)).toBeVisible();
  await expect.element(field).toHaveValue('Olá');
});

test('T5.2.14 T5.2.15 leaving with something typed asks first: Voltar stays, Sair drops it and leaves', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  const opinion = opened.screen.getByRole('textbox', { name: 'Parecer' });
  const before = await expect
    .element(opinion)
    .toBeVisible()
    .then(() => (opinion.element() as HTMLTextAreaElement).value);
  await opinion.fill('Rascunho.');
  await button(opened, 'Fechar').click();
  const question = { name: 'As alterações não foram salvas, tem certeza que deseja sair?' };
  await expect.element(opened.screen.getByRole('alertdialog', question)).toBeVisible();
  await button(opened, 'Voltar').click();
  expect(opened.onClose).not.toHaveBeenCalled();
  await expect.element(opinion).toHaveValue('Rascunho.');
  await button(opened, 'Fechar').click();
  await button(opened, 'Sair').click();
  expect(opened.onClose).toHaveBeenCalledTimes(1);
  await expect.element(opinion).toHaveValue(before);
});

test('T5.2.14 a comment being typed is worth the question too', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid, { position: 1, total: 3, onNext: vi.fn() });
  await opened.screen.getByRole('textbox', { name: 'Novo comentário' }).fill('Meia frase');
  await button(opened, 'Próxima tarefa').click();
  await expect.element(opened.screen.getByRole('alertdialog')).toBeVisible();
});

test('T5.2.14 T5.2.15 a page that guards its navigation learns of unsent input, and the detail asks for it', async () => {
  const onUnsavedChange = vi.fn();
  const leaving = { leave: vi.fn(), stay: vi.fn() };
  const opened = await open('mariana.costa', tasks.refundHeld.uuid, { onUnsavedChange });
  await opened.screen.getByRole('textbox', { name: 'Parecer' }).fill('Rascunho.');
  await expect.poll(() => onUnsavedChange.mock.lastCall).toEqual([true]);
  await opened.screen.unmount();
  expect(onUnsavedChange.mock.lastCall).toEqual([false]);

  const held = await open('mariana.costa', tasks.refundHeld.uuid, { ...opened, onUnsavedChange, leaving });
  const opinion = held.screen.getByRole('textbox', { name: 'Parecer' });
  await expect.element(opinion).toHaveValue('Rascunho.');
  await button(held, 'Voltar').click();
  expect([leaving.stay.mock.calls.length, leaving.leave.mock.calls.length]).toEqual([1, 0]);
  await expect.element(opinion).toHaveValue('Rascunho.');
  leaving.leave.mockImplementation(() => expect(onUnsavedChange.mock.lastCall).toEqual([false]));
  await button(held, 'Sair').click();
  expect([leaving.stay.mock.calls.length, leaving.leave.mock.calls.length]).toEqual([1, 1]);
  await expect.element(opinion).not.toHaveValue('Rascunho.');
});

test('T5.2.14 a finished task leaves nothing to ask for', async () => {
  const onUnsavedChange = vi.fn();
  const onFinished = vi.fn(() => expect(onUnsavedChange.mock.lastCall).toEqual([false]));
  const opened = await open('mariana.costa', tasks.refundHeld.uuid, { onUnsavedChange, onFinished });
  await opened.screen.getByRole('textbox', { name: 'Parecer' }).fill('De acordo.');
  await expect.poll(() => onUnsavedChange.mock.lastCall).toEqual([true]);
  await button(opened, 'Aprovar').click();
  await expect.poll(() => onFinished.mock.calls.length).toBe(1);
});

const fileInput = ({ screen }: Opened) => {
  const inputs = screen.container.querySelectorAll<HTMLInputElement>('input[type="file"][multiple]');
  const input = inputs[inputs.length - 1];
  if (!input) throw new Error('no file input');
  return input;
};

/** Chooses files as the browser's own dialog does. */
function pick(opened: Opened, ...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  const input = fileInput(opened);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return input;
}

const textFile = (name: string, content = 'conteúdo') => new File([content], name, { type: 'text/plain' });

test('T8.25 an uploaded file is listed at once', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await loaded(opened);
  sandbox.faults.next({ endpoint: 'requests.uploadAttachment', delayMs: 150 });
  pick(opened, textFile('recibo-hotel-serra.txt'));
  await expect.element(opened.screen.getByRole('progressbar')).toBeVisible();
  await message(opened, 'Arquivo enviado com sucesso');
  await expect.element(button(opened, 'Baixar recibo-hotel-serra.txt')).toBeVisible();
});

test('T9.11 a long file name is shortened to ten characters and whole in its tooltip', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  const file = button(opened, 'Ver nota-fiscal-hotel.pdf');
  await expect.element(file.getByText('nota-fisca...pdf', { exact: true })).toBeVisible();
  await expect.element(file).toHaveAttribute('title', 'nota-fiscal-hotel.pdf');
});

test('C2.04 T8.29 T5.2.12 T9.10 a name of 101 characters and a foreign extension are refused before sending', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await loaded(opened);
  pick(opened, textFile(`${'a'.repeat(97)}.txt`), textFile('programa.exe'));
  await message(opened, 'Nome do arquivo excedeu o limite de tamanho de 100 caracteres.');
  await message(opened, 'Somente são permitidos arquivos jpg, jpeg, png, pdf, txt, docx, csv, xmls e xlsx.');
  expect(opened.sent('POST', /attachments/)).toHaveLength(0);
  pick(opened, textFile(`${'b'.repeat(96)}.txt`));
  await message(opened, 'Arquivo enviado com sucesso');
});

const uploadRefusals = [
  ['T8.20 T8.27', { status: 400, errorCode: 'AWS_UPLOAD_ERROR' }, 'Ocorreu um erro ao enviar o arquivo.'],
  ['T8.28', { status: 400, errorCode: 'ATTACHMENT_ERROR' }, 'Ocorreu um erro ao ler o arquivo.'],
  ['T8.32', { status: 400, errorCode: 'MAX_FILE_SIZE' }, 'O arquivo excedeu o tamanho máximo permitido.'],
  ['T8.22', { status: 413, message: 'O limite desta empresa é 5 MB.' }, 'O limite desta empresa é 5 MB.'],
  [
    'T8.23',
    { status: 400, errorCode: 'ATTACHMENT_FILENAME_SIZE_EXCEEDED', message: 'Use um nome mais curto.' },
    'Use um nome mais curto.',
  ],
  ['T8.26 T8.36', { status: 500 }, 'Ocorreu um erro não identificado'],
] as const;

for (const [ids, body, sentence] of uploadRefusals) {
  test(`${ids} an upload refused with ${body.status} says: ${sentence}`, async () => {
    const opened = await open('mariana.costa', tasks.refundApproval.uuid);
    await loaded(opened);
    sandbox.faults.next({ endpoint: 'requests.uploadAttachment', status: body.status, body });
    pick(opened, textFile('nota.txt'));
    await message(opened, sentence);
  });
}

test('T8.21 T8.24 a refused upload marks the file and leaves the input empty for another try', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await loaded(opened);
  sandbox.faults.next({
    endpoint: 'requests.uploadAttachment',
    status: 400,
    body: { status: 400, errorCode: 'ATTACHMENT_ERROR' },
  });
  const input = pick(opened, textFile('nota.txt'));
  await message(opened, 'Ocorreu um erro ao ler o arquivo.');
  expect(input.value).toBe('');
  expect(input.files).toHaveLength(0);
  expect(opened.screen.container.querySelector('[data-slot="file"][data-state="refused"]')?.textContent).toContain(
    'nota.txt',
  );
  pick(opened, textFile('nota.txt'));
  await message(opened, 'Arquivo enviado com sucesso');
  await button(opened, 'Dispensar o aviso sobre nota.txt').click();
  expect(opened.screen.container.querySelector('[data-state="refused"]')).toBeNull();
});

test('an upload can be given up while it runs', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await loaded(opened);
  sandbox.faults.next({ endpoint: 'requests.uploadAttachment', delayMs: 5000 });
  pick(opened, textFile('nota.txt'));
  await button(opened, 'Cancelar o envio de nota.txt').click();
  await expect.poll(() => opened.sent('POST', /attachments/)[0]?.state).toBe('lost');
  expect(opened.screen.container.querySelector('[data-state="sending"]')).toBeNull();
});

test('the author of a file can delete it after a question; a failure is reported', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await loaded(opened);
  pick(opened, textFile('engano.txt'));
  const remove = button(opened, 'Excluir engano.txt');
  await remove.click();
  sandbox.faults.next({ endpoint: 'requests.deleteAttachment', status: 500 });
  await button(opened, 'Excluir').click();
  await message(opened, 'Ocorreu um erro inesperado');
  await remove.click();
  await button(opened, 'Excluir').click();
  await expect.poll(() => remove.query()).toBeNull();
});

test('T8.14 T8.15 a download that fails says why', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  const file = button(opened, 'Baixar nota-fiscal-hotel.pdf');
  sandbox.faults.next({ endpoint: 'requests.downloadAttachment', status: 401, times: 2 });
  await file.click();
  await message(opened, 'Acesso não autorizado.');
  sandbox.faults.clear();
  sandbox.faults.next({ endpoint: 'requests.downloadAttachment', status: 500 });
  await file.click();
  await message(opened, 'Não foi possível solicitar o arquivo, tente novamente.');
});

test('a finished request of one’s own links to its rating until it is rated', async () => {
  const rateHref = (protocol: string) => `/nps/${protocol}`;
  const { protocol } = requests.finishedToRate;
  const opened = await open('rafael.nunes', protocol, { useRequests: true, page: 'my-tasks', rateHref });
  await expect
    .element(opened.screen.getByRole('link', { name: 'Avaliar atendimento' }))
    .toHaveAttribute('href', `/nps/${protocol}`);
  await opened.screen.unmount();
  const rated = await open('rafael.nunes', requests.alreadyRated.protocol, { useRequests: true, rateHref });
  await loaded(rated);
  expect(rated.screen.getByRole('link', { name: 'Avaliar atendimento' }).query()).toBeNull();
});

test('unmounting the detail aborts its requests', async () => {
  sandbox.faults.next({ endpoint: 'requests.steps', delayMs: 5000 });
  sandbox.faults.next({ endpoint: 'requests.listComments', delayMs: 5000 });
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  await expect.poll(() => opened.sent('GET', /comments$/)).toHaveLength(1);
  await opened.screen.unmount();
  await expect.poll(() => opened.calls.filter((call) => call.state === 'pending')).toEqual([]);
});

test('an answer that comes after moving on closes nothing', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await loaded(opened);
  sandbox.faults.next({ endpoint: 'tasks.finish', delayMs: 400 });
  await button(opened, 'Aprovar').click();
  await opened.screen.rerender(opened.draw(tasks.queue01.uuid));
  await expect.element(opened.screen.getByText(`IDK ${requests.queue01.idk}`)).toBeVisible();
  await expect.poll(() => opened.sent('POST', /finish$/)[0]?.state).toBe('answered');
  await expect.poll(() => opened.onChanged.mock.calls.length).toBeGreaterThan(0);
  expect(opened.onClose).not.toHaveBeenCalled();
});

test('a slow response of the previous task does not replace the visible one', async () => {
  sandbox.faults.next({ endpoint: 'tasks.get', delayMs: 300 });
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await opened.screen.rerender(opened.draw(tasks.queue01.uuid));
  await expect.element(opened.screen.getByText(`IDK ${requests.queue01.idk}`)).toBeVisible();
  await expect.poll(() => opened.calls.filter(({ state }) => state === 'pending')).toEqual([]);
  await expect.element(opened.screen.getByText(`IDK ${requests.queue01.idk}`)).toBeVisible();
});

test('what was typed survives a reload of the page as a draft', async () => {
  const first = await open('mariana.costa', tasks.refundHeld.uuid);
  await first.screen.getByRole('textbox', { name: 'Parecer' }).fill('Meio parecer');
  await first.screen.getByRole('textbox', { name: 'Novo comentário' }).fill('Meia frase');
  await first.screen.unmount();
  const again = await open('mariana.costa', tasks.refundHeld.uuid, {}, first);
  await expect.element(again.screen.getByRole('textbox', { name: 'Parecer' })).toHaveValue('Meio parecer');
  await expect.element(again.screen.getByRole('textbox', { name: 'Novo comentário' })).toHaveValue('Meia frase');
});

test('a request canceled elsewhere meanwhile refuses the decision in words', async () => {
  const opened = await open('mariana.costa', tasks.refundHeld.uuid);
  await loaded(opened);
  const owner = sandboxPage(sandbox, 'juliana.prado');
  const { protocol } = requests.refundHeldByMariana;
  await owner.client.call(cancelRequest, { params: { protocolKirk: protocol }, body: { motive: 'Desisti.' } });
  await button(opened, 'Aprovar').click();
  await expect.element(opened.screen.getByRole('alert')).toBeVisible();
  expect(opened.onClose).not.toHaveBeenCalled();
});

test('T6.29 outside production the raw task can be looked at', async () => {
  const opened = await open('mariana.costa', tasks.refundApproval.uuid);
  const panel = opened.screen.getByText('Dados da tarefa (desenvolvimento)');
  await panel.click();
  const raw = opened.screen.container.querySelector('[data-slot="debug"] pre')?.textContent ?? '';
  expect(JSON.parse(raw)).toMatchObject({ uuid: tasks.refundApproval.uuid });
});
