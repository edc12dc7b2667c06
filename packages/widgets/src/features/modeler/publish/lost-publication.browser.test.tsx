import { getProcess, listProcesses, type ProcessDetail, publishProcess } from '@tramita/client/contract';
import { addField, addStep, changeField, changeProcess, newWorkflow, publishBody } from '@tramita/client/rules';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storedName } from '../../../provider/storage/key-value-storage.ts';
import { workflowDraftKey } from '../../../provider/use-has-workflow-draft.ts';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { Modeler } from '../Modeler.tsx';
import { modelOf } from '../use-process.ts';

const sandbox = await openSandbox(1440, 900);
let settings: Pick<ProcessDetail, 'category' | 'department' | 'sector'>;

beforeAll(async () => {
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const { elements } = await client.call(listProcesses, { query: { q: 'Reembolso de despesas' } });
  settings = await client.call(getProcess, { params: { id: elements[0]?.id ?? 0 } });
});
beforeEach(() => sandbox.faults.clear());

/** Returns a session whose draft of a new process can be published. */
function sessionWithDraft(title: string) {
  const session = sandboxPage(sandbox, 'patricia.lemos');
  const { category, department, sector } = settings;
  let model = addStep(newWorkflow(), { kind: 'placeholder', stepId: 'vazio' }, 'USER_TASK', 'tarefa');
  const attributes = { title, category, department, sector, assigneeStatuses: [1], hasNps: true };
  model = changeProcess(addField(model, 'campo'), attributes);
  model = changeField(model, 'campo', { label: 'Motivo', type: 'string' }).model;
  // another order of properties than that of the contract, in which a draft is read again
  const written = { ...model, fields: model.fields.map(({ label, ...field }) => ({ ...field, label })) };
  session.storage.setItem(workflowDraftKey('ana'), JSON.stringify(written));
  return session;
}

type Session = ReturnType<typeof sessionWithDraft>;

async function open(session: Session, process: number | null = null, version = 1) {
  const navigate = vi.fn();
  const onError = vi.fn();
  const screen = await render(
    session.wrap(
      <div style={{ display: 'flex', height: 800 }}>
        <Modeler process={process} />
      </div>,
      { navigate, onError, storage: session.storage },
    ),
  );
  const back = screen.getByRole('button', { name: 'Voltar ao fluxo' });
  const publish = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Publicar', exact: true }));
    await userEvent.click(screen.getByRole('button', { name: `Publicar versão ${version}` }));
  };
  return {
    screen,
    navigate,
    onError,
    draft: () => session.storage.getItem(workflowDraftKey('ana')) ?? undefined,
    describe: (text: string) => userEvent.fill(screen.getByRole('textbox', { name: 'Descrição' }), text),
    publish,
    async publishInVain() {
      await publish();
      await expect.element(screen.getByText(/^O servidor não respondeu\./)).toBeVisible();
      await userEvent.click(back);
    },
  };
}

async function published(session: Session, title: string) {
  const { elements } = await session.client.call(listProcesses, { query: { q: title } });
  const details = elements.map(({ id }) => session.client.call(getProcess, { params: { id } }));
  return (await Promise.all(details)).map(({ version, description }) => ({ version, description }));
}

test('M4.50 M8.07 a new process whose published response was lost is not created twice after a reload', async () => {
  const session = sessionWithDraft('Publicado uma vez');
  const first = await open(session);
  await first.describe('Com descrição');
  sandbox.faults.next({ endpoint: 'processes.publish', abort: 'after' });
  await first.publishInVain();
  await first.screen.unmount();
  const second = await open(session);
  await second.publish();
  await vi.waitFor(() => expect(second.navigate).toHaveBeenCalledExactlyOnceWith('/adm/workflows'));
  expect(await published(session, 'Publicado uma vez')).toEqual([{ version: 1, description: 'Com descrição' }]);
  expect(second.draft()).toBeUndefined();
});

test('M4.50 M8.07 a new process edited after its published response was lost gets a second version', async () => {
  const session = sessionWithDraft('Publicado e editado');
  const first = await open(session);
  await first.describe('Antes');
  sandbox.faults.next({ endpoint: 'processes.publish', abort: 'before' });
  await first.publishInVain();
  await first.describe('Na primeira publicação');
  sandbox.faults.next({ endpoint: 'processes.publish', abort: 'after' });
  await first.publishInVain();
  await first.screen.unmount();
  const second = await open(session);
  await second.describe('Depois');
  await second.publish();
  await expect.element(second.screen.getByText('Processo publicado')).toBeVisible();
  await vi.waitFor(() => expect(second.navigate).toHaveBeenCalledExactlyOnceWith('/adm/workflows'));
  expect(await published(session, 'Publicado e editado')).toEqual([{ version: 2, description: 'Depois' }]);
  expect(second.onError).not.toHaveBeenCalled();
  expect(second.draft()).toBeUndefined();
});

test('M4.50 M8.07 a new process edited after a publication that never arrived is created once with the edit', async () => {
  const session = sessionWithDraft('Nunca chegou');
  const { describe, publish, publishInVain, navigate } = await open(session);
  await describe('Antes');
  sandbox.faults.next({ endpoint: 'processes.publish', abort: 'before' });
  await publishInVain();
  await describe('Depois');
  await publish();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/adm/workflows'));
  expect(await published(session, 'Nunca chegou')).toEqual([{ version: 1, description: 'Depois' }]);
});

test('M4.50 M4.51 a draft published in one tab continues in the other as the next version, not as a second process', async () => {
  const session = sessionWithDraft('Em duas abas');
  const first = await open(session);
  await first.describe('Antes');
  await vi.waitFor(() => expect(first.draft()).toContain('publicationKey'));
  const draft = first.draft() ?? '';
  await first.publish();
  await vi.waitFor(() => expect(first.navigate).toHaveBeenCalledExactlyOnceWith('/adm/workflows'));
  await first.screen.unmount();
  // the other tab was opened before the publication, is edited after it and notified in between
  const record = storedName('ana', 'modeler.publish-attempt');
  const publication = session.storage.getItem(record) ?? '';
  session.storage.setItem(workflowDraftKey('ana'), draft);
  session.storage.removeItem(record);
  const second = await open(session);
  session.storage.setItem(record, publication);
  window.dispatchEvent(new StorageEvent('storage', { key: record }));
  const notice = 'Este rascunho já foi publicado como versão 1. Publicar daqui cria a versão 2.';
  await expect.element(second.screen.getByText(notice)).toBeVisible();
  await second.describe('Da outra aba');
  await userEvent.click(second.screen.getByRole('button', { name: 'Publicar', exact: true }));
  await expect.element(second.screen.getByText('O que muda em relação à versão 1')).toBeVisible();
  await userEvent.click(second.screen.getByRole('button', { name: 'Publicar versão 2 mesmo assim' }));
  await vi.waitFor(() => expect(second.navigate).toHaveBeenCalledExactlyOnceWith('/adm/workflows'));
  expect(await published(session, 'Em duas abas')).toEqual([{ version: 2, description: 'Da outra aba' }]);
});

test('M4.50 a process started after a lost publication was discarded is a process of its own', async () => {
  const session = sessionWithDraft('Perdido');
  const first = await open(session);
  sandbox.faults.next({ endpoint: 'processes.publish', abort: 'after' });
  await first.publishInVain();
  const text = first.draft() ?? '';
  await userEvent.click(first.screen.getByRole('button', { name: 'Mais ações' }));
  await userEvent.click(first.screen.getByRole('menuitem', { name: 'Descartar alterações' }));
  await userEvent.click(first.screen.getByRole('button', { name: 'Sim' }));
  await vi.waitFor(() => expect(first.draft()).toBeUndefined());
  await first.screen.unmount();
  const { publicationKey: _, ...model } = JSON.parse(text);
  session.storage.setItem(workflowDraftKey('ana'), JSON.stringify({ ...model, title: 'Outro processo' }));
  const second = await open(session);
  await second.publish();
  await vi.waitFor(() => expect(second.navigate).toHaveBeenCalledExactlyOnceWith('/adm/workflows'));
  expect(await published(session, 'Perdido')).toHaveLength(1);
  expect(await published(session, 'Outro processo')).toMatchObject([{ version: 1 }]);
});

/** Opens an existing process, whose next publication has the given description and loses its response. */
async function openAfterLostVersion(description: string) {
  const session = sandboxPage(sandbox, 'patricia.lemos');
  const { elements } = await session.client.call(listProcesses, { query: { q: 'Reembolso de despesas' } });
  const detail = await session.client.call(getProcess, { params: { id: elements[0]?.id ?? 0 } });
  const opened = await open(session, detail.id, detail.version + 1);
  await opened.describe(description);
  sandbox.faults.next({ endpoint: 'processes.publish', abort: 'after' });
  await opened.publishInVain();
  const newest = async () => {
    const { lastVersion } = await session.client.call(getProcess, { params: { id: detail.id } });
    return session.client.call(getProcess, { params: { id: lastVersion?.id ?? 0 } });
  };
  return { ...opened, session, detail, newest };
}

test('M4.52 M8.07 a version edited after its published response was lost is no conflict with the own version', async () => {
  const { detail, describe, publish, navigate, onError, newest } = await openAfterLostVersion('Antes');
  onError.mockClear();
  await describe('Depois');
  await publish();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/adm/workflows'));
  expect(await newest()).toMatchObject({ version: detail.version + 2, description: 'Depois' });
  expect(onError).not.toHaveBeenCalled();
});

test('M8.07 a version of another user on top of the own lost one is a conflict', async () => {
  const { screen, session, detail, describe, publish, navigate, newest } = await openAfterLostVersion('Antes');
  const own = await newest();
  const body = publishBody(changeProcess(modelOf(own), { description: 'De outra pessoa' }), {
    parentId: own.parentId,
    knownVersion: own.version,
  });
  await session.client.call(publishProcess, { body, idempotencyKey: 'on-top-0001' });
  await describe('Depois');
  await publish();
  const conflict = new RegExp(`publicou a versão ${detail.version + 2} enquanto você editava`);
  await expect.element(screen.getByText(conflict)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `Publicar versão ${detail.version + 3} mesmo assim` }));
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/adm/workflows'));
  expect(await newest()).toMatchObject({ version: detail.version + 3, description: 'Depois' });
});
