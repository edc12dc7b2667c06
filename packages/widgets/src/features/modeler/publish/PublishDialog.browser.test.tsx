import {
  getProcess,
  listProcesses,
  type ProcessDetail,
  publishProcess,
  type WorkflowModel,
} from '@tramita/client/contract';
import {
  addStep,
  changeConnection,
  changeField,
  changeProcess,
  changeStep,
  newWorkflow,
  publishBody,
  removeField,
} from '@tramita/client/rules';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { breachesOfAxe } from '../../../testing/breaches-of-axe.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { Modeler } from '../Modeler.tsx';
import { modelOf } from '../use-process.ts';
import { PublishStage } from './testing/PublishStage.tsx';

const sandbox = await openSandbox(1440, 900);

async function load(userName = 'patricia.lemos') {
  const session = sandboxPage(sandbox, userName);
  const { elements } = await session.client.call(listProcesses, { query: { q: 'Reembolso de despesas' } });
  const detail = await session.client.call(getProcess, { params: { id: elements[0]?.id ?? 0 } });
  return { session, detail, model: changeProcess(modelOf(detail), { description: 'Com nota fiscal' }) };
}

async function open(
  { session }: Pick<Awaited<ReturnType<typeof load>>, 'session'>,
  detail: ProcessDetail | null,
  model: WorkflowModel,
) {
  const on = { onPublished: vi.fn(), onGoTo: vi.fn(), onClose: vi.fn() };
  const screen = await render(session.wrap(<PublishStage detail={detail} model={model} {...on} />));
  return { screen, ...on, publish: screen.getByRole('button', { name: /^Publicar versão/ }) };
}

test('M5.4.01 M5.4.13 shows the first failing check, links every problem to its element, and sends nothing', async () => {
  const loaded = await load();
  const gateway = loaded.model.steps.find(({ type }) => type === 'GATEWAY')?.id ?? '';
  const open1 = changeConnection(loaded.model, gateway, 0, { operator: undefined });
  const field = open1.fields.find(({ type }) => type === 'select');
  const model = changeField(open1, field?.id ?? '', { options: [] }).model;
  const { screen, publish, onGoTo } = await open(loaded, loaded.detail, model);
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Preenche todas as conexões de decisão')).toBeVisible();
  const snackbar = screen.container.ownerDocument.querySelector('[data-slot="snackbars"]');
  await vi.waitFor(() => expect(snackbar?.textContent).toContain('Preenche todas as conexões de decisão'));
  expect(snackbar?.textContent).not.toContain('Existem problemas');
  await expect.element(dialog.getByText(`${field?.label}: não contém opções`)).toBeVisible();
  await expect.element(dialog.getByText('Corrija os 2 problemas para publicar').first()).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Ver todas' }));
  await expect.element(dialog.getByText('Conexões de decisão preenchidas: com problemas')).toBeVisible();
  await expect.element(publish).toHaveAttribute('aria-disabled', 'true');
  await publish.click({ force: true });
  expect(loaded.session.sent('POST', '/v1/processes')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: /Existem problemas no formulário.*Ir para o campo/ }));
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith({ kind: 'field', fieldId: field?.id });
});

test('C10.12 a process without changes shows a warning and a secondary publish button', async () => {
  const loaded = await load();
  const { version } = loaded.detail;
  const unchanged = await open(loaded, loaded.detail, modelOf(loaded.detail));
  await expect.element(unchanged.screen.getByText(`Nada muda em relação à versão ${version}.`)).toBeVisible();
  await expect
    .poll(() => unchanged.screen.getByRole('dialog').query()?.textContent)
    .toContain(`Publicar agora cria a versão ${version + 1} com o mesmo conteúdo`);
  const quiet = unchanged.publish.element().className;
  await unchanged.screen.unmount();
  const changed = await open(loaded, loaded.detail, loaded.model);
  await expect.element(changed.publish).toBeVisible();
  expect(changed.screen.getByText(/com o mesmo conteúdo/).elements()).toEqual([]);
  expect(changed.publish.element().className).not.toBe(quiet);
});

test('M4.53 M8.09 M7.05 shows the changes and the requests that continue, and a success message after publishing', async () => {
  const loaded = await load();
  const { detail } = loaded;
  const task = loaded.model.steps.find(({ type }) => type === 'APPROVAL_TASK');
  const model = changeStep(loaded.model, task?.id ?? '', { title: 'Aval do gestor', sla: 2, slaUnit: 'DAYS' });
  const { screen, publish, onPublished } = await open(loaded, detail, model);
  const dialog = screen.getByRole('dialog', { name: new RegExp(`^Publicar a versão ${detail.version + 1}`) });
  await expect.element(dialog.getByText(`O que muda em relação à versão ${detail.version}`)).toBeVisible();
  await expect.element(dialog.getByText('Aval do gestor')).toBeVisible();
  await expect.element(dialog.getByText(/em andamento continuam? na versão/).first()).toBeVisible();
  await expect.element(dialog.getByText(`Novas solicitações usam a versão ${detail.version + 1}`)).toBeVisible();
  expect(await breachesOfAxe(screen.container.ownerDocument.body)).toEqual([]);
  await userEvent.click(publish);
  await expect.element(screen.getByText('Processo publicado')).toBeVisible();
  expect(onPublished).toHaveBeenCalledExactlyOnceWith(expect.any(Number), detail.version + 1);
  const [call] = loaded.session.sent('POST', '/v1/processes');
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
  const body = JSON.parse(String(call?.body));
  expect(body).toMatchObject({ parentId: detail.parentId, knownVersion: detail.version });
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['steps', 'data', 'dataSteps', 'gatewayFlows']));
});

test('M5.4.23 a process without form fields asks first: Não returns, Sim publishes', async () => {
  const loaded = await load();
  const { department, sector, category } = loaded.model;
  let model = addStep(newWorkflow(), { kind: 'placeholder', stepId: 'vazio' }, 'USER_TASK', 'tarefa');
  model = changeProcess(model, {
    title: 'Sem formulário',
    department,
    sector,
    category,
    assigneeStatuses: [1],
    hasNps: true,
  });
  const { screen, publish, onPublished } = await open(loaded, null, model);
  const question = screen.getByRole('alertdialog', {
    name: 'Você está publicando um processo sem formulário. Tem certeza disso?',
  });
  await expect.element(screen.getByRole('dialog', { name: /^Publicar a versão 1/ })).toBeVisible();
  await userEvent.click(publish);
  await userEvent.click(question.getByRole('button', { name: 'Não' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(loaded.session.sent('POST', '/v1/processes')).toEqual([]);
  await userEvent.click(publish);
  await userEvent.click(question.getByRole('button', { name: 'Sim' }));
  await expect.element(screen.getByText('Processo publicado')).toBeVisible();
  expect(onPublished).toHaveBeenCalledExactlyOnceWith(expect.any(Number), 1);
});

test('M6.07 M8.08 M8.07 shows a message for missing permission and for a failure, until publishing is retried', async () => {
  const loaded = await load();
  const { screen, publish, onPublished } = await open(loaded, loaded.detail, loaded.model);
  const forbidden = { errorCode: 'FORBIDDEN', message: 'Sem permissão' };
  sandbox.faults.next({ endpoint: 'processes.publish', status: 403, body: forbidden });
  await userEvent.click(publish);
  await expect.element(screen.getByText('Usuário sem permissão para publicação')).toBeVisible();
  sandbox.faults.next({ endpoint: 'processes.publish', status: 500 });
  await userEvent.click(publish);
  await expect.element(screen.getByText('Não foi possível publicar o processo')).toBeVisible();
  expect(onPublished).not.toHaveBeenCalled();
  const keys = loaded.session.sent('POST', '/v1/processes').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  await userEvent.click(publish);
  await expect.element(screen.getByText('Processo publicado')).toBeVisible();
  for (const text of ['Usuário sem permissão para publicação', 'Não foi possível publicar o processo']) {
    await expect.element(screen.getByText(text)).not.toBeInTheDocument();
  }
});

test('lists problems found only by the server with a link to their element', async () => {
  const loaded = await load();
  const fields = [{ name: 'steps.gestor', message: 'O grupo Fiscal não existe' }];
  const body = { errorCode: 'PROCESS_INVALID', message: 'O grupo Fiscal não existe', fields };
  sandbox.faults.next({ endpoint: 'processes.publish', status: 400, body });
  const { screen, publish, onGoTo } = await open(loaded, loaded.detail, loaded.model);
  await userEvent.click(publish);
  await userEvent.click(screen.getByRole('button', { name: /O grupo Fiscal não existe/ }));
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith({ kind: 'step', stepId: 'gestor' });
});

test('shows the other version and asks again if another user published meanwhile', async () => {
  const loaded = await load();
  const { detail } = loaded;
  const others = sandboxPage(sandbox, 'patricia.lemos').client;
  const field = detail.fields[0];
  const theirs = removeField(modelOf(detail), field?.id ?? '');
  const body = publishBody(changeProcess(theirs, { title: 'Reembolso novo' }), {
    parentId: detail.parentId,
    knownVersion: detail.version,
  });
  const { screen, publish, onPublished } = await open(loaded, detail, loaded.model);
  await expect.element(publish).toBeVisible();
  await others.call(publishProcess, { body, idempotencyKey: 'theirs-0001' });
  await userEvent.click(publish);
  const newer = detail.version + 1;
  await expect.element(screen.getByText(new RegExp(`publicou a versão ${newer} enquanto você editava`))).toBeVisible();
  await expect
    .element(screen.getByText(`O que a versão ${newer} mudou em relação à versão ${detail.version}`))
    .toBeVisible();
  await expect.element(screen.getByText(`O que muda em relação à versão ${newer}`)).toBeVisible();
  expect(onPublished).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: `Publicar versão ${newer + 1} mesmo assim` }));
  await expect.element(screen.getByText('Processo publicado')).toBeVisible();
  expect(onPublished).toHaveBeenCalledExactlyOnceWith(expect.any(Number), newer + 1);
});

test('a conflict with another user is still shown when the dialog is opened again', async () => {
  const { session, detail } = await load();
  const screen = await render(
    session.wrap(
      <div style={{ height: 860, display: 'flex' }}>
        <Modeler process={detail.id} />
      </div>,
    ),
  );
  const opener = screen.getByRole('button', { name: 'Publicar', exact: true });
  const newer = detail.version + 1;
  await userEvent.click(opener);
  const others = sandboxPage(sandbox, 'patricia.lemos').client;
  const body = publishBody(modelOf(detail), { parentId: detail.parentId, knownVersion: detail.version });
  await expect.element(screen.getByRole('button', { name: `Publicar versão ${newer}` })).toBeVisible();
  await others.call(publishProcess, { body, idempotencyKey: 'theirs-0002' });
  await userEvent.click(screen.getByRole('button', { name: `Publicar versão ${newer}` }));
  const conflict = screen.getByText(new RegExp(`publicou a versão ${newer} enquanto você editava`));
  await expect.element(conflict).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao fluxo' }));
  await userEvent.click(opener);
  await expect.element(conflict).toBeVisible();
  await expect.element(screen.getByRole('button', { name: `Publicar versão ${newer + 1} mesmo assim` })).toBeVisible();
});

test('M4.54 a successful publish leads from the modeler to the list', async () => {
  const { session, detail } = await load();
  const navigate = vi.fn();
  const screen = await render(
    session.wrap(
      <div style={{ height: 860, display: 'flex' }}>
        <Modeler process={detail.id} />
      </div>,
      { navigate },
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Publicar', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: `Publicar versão ${detail.version + 1}` }));
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/adm/workflows'));
});

test('M8.07 a publication whose response was lost is not repeated after the dialog was closed', async () => {
  const { session, detail } = await load();
  const navigate = vi.fn();
  const screen = await render(
    session.wrap(
      <div style={{ height: 860, display: 'flex' }}>
        <Modeler process={detail.id} />
      </div>,
      { navigate },
    ),
  );
  const opener = screen.getByRole('button', { name: 'Publicar', exact: true });
  const publish = screen.getByRole('button', { name: `Publicar versão ${detail.version + 1}` });
  sandbox.faults.next({ endpoint: 'processes.publish', abort: 'after' });
  await userEvent.click(opener);
  await userEvent.click(publish);
  await expect.element(screen.getByText('Não foi possível publicar o processo')).toBeVisible();
  await expect.element(screen.getByText(/^O servidor não respondeu\. Suas alterações continuam aqui/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao fluxo' }));
  await userEvent.click(opener);
  await userEvent.click(publish);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/adm/workflows'));
  const { lastVersion } = await session.client.call(getProcess, { params: { id: detail.id } });
  expect(lastVersion?.version).toBe(detail.version + 1);
});
