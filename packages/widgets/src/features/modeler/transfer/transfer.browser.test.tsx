import type { WorkflowModel } from '@tramita/client/contract';
import { addStep, changeProcess, changeStep, exportWorkflow, newWorkflow } from '@tramita/client/rules';
import { type Sandbox, sharedSandbox } from '@tramita/server/sandbox';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { breachesOfAxe } from '../../../testing/breaches-of-axe.ts';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { createModelerStore } from '../store/create-modeler-store.ts';
import { TransferStage } from './testing/TransferStage.tsx';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await sharedSandbox();
  await sandbox.reset();
});
beforeEach(async () => {
  sandbox.faults.clear();
  await browserPage.viewport(1280, 800);
});

/** A process of another system with tasks of the initiator, of Ana and of the group Fiscal. */
function foreignProcess(): WorkflowModel {
  let model = addStep(newWorkflow(), { kind: 'placeholder', stepId: 'vazio' }, 'USER_TASK', 'a');
  model = addStep(model, { kind: 'between', stepId: 'a', index: 0 }, 'APPROVAL_TASK', 'b');
  const assignees = [
    { id: 1, firstName: 'Iniciador' },
    { id: 880, firstName: 'Ana' },
  ];
  model = changeStep(model, 'a', { assignees, groups: [{ id: 990, name: 'Fiscal' }] });
  model = changeStep(model, 'b', { assignees: [{ id: 880, firstName: 'Ana' }] });
  return changeProcess(model, { title: 'Compra externa', assigneeStatuses: [1, 2, 4, 77] });
}

async function open(isOpen = true) {
  const store = createModelerStore(changeProcess(newWorkflow(), { title: 'Aberto' }));
  const onClose = vi.fn();
  const session = sandboxPage(sandbox, 'patricia.lemos');
  const screen = await render(session.wrap(<TransferStage store={store} open={isOpen} onClose={onClose} />));
  return { screen, store, onClose, present: () => store.get().history.present };
}

type Screen = Awaited<ReturnType<typeof open>>['screen'];

async function paste(screen: Screen, text: string) {
  await screen.getByRole('textbox', { name: 'Processo (JSON ou BPMN)' }).fill(text);
  await userEvent.click(screen.getByRole('button', { name: 'Importar' }));
}

async function pick(screen: Screen, field: RegExp, typed: string, option: RegExp) {
  await userEvent.type(screen.getByRole('combobox', { name: field }), typed);
  await userEvent.click(screen.getByRole('option', { name: option }).first());
}

test('M4.59 M8.10 M8.11 copies the process to the clipboard, or shows that it failed', async () => {
  const { screen, present } = await open(false);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Copiar' }));
  await expect.element(screen.getByText('Processo copiado para o clipboard')).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(exportWorkflow(present()));
  write.mockRejectedValueOnce(new DOMException('forbidden', 'NotAllowedError'));
  await userEvent.click(screen.getByRole('button', { name: 'Copiar' }));
  await expect.element(screen.getByText('Não foi possível copiar o processo')).toBeVisible();
  write.mockRestore();
});

test('M5.5.13 M8.12 refuses a pasted text or file that is not a process, and keeps the document', async () => {
  const { screen, store, onClose } = await open();
  const before = store.get();
  await paste(screen, '{"steps": [{}], "fields": []}');
  const failure = screen.getByText(/^Não foi possível importar o processo/);
  await expect.element(failure).toBeVisible();
  await screen.getByRole('textbox', { name: 'Processo (JSON ou BPMN)' }).fill('');
  await expect.element(failure).not.toBeInTheDocument();
  const file = new File(['%PDF-1.7'], 'processo.json', { type: 'application/json' });
  await userEvent.upload(screen.container.ownerDocument.querySelector('input[type=file]') as HTMLElement, file);
  await expect.element(failure).toBeVisible();
  expect(store.get()).toBe(before);
  expect(onClose).not.toHaveBeenCalled();
});

/** A BPMN file as some Windows tools write it. */
function utf16File(): File {
  const xml = `<?xml version="1.0" encoding="UTF-16"?><definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL">
    <process id="p" name="Admissão"><startEvent id="s"/><exclusiveGateway id="m" name="Junta"/><task id="t" name="Registrar"/>
    <sequenceFlow id="f1" sourceRef="s" targetRef="m"/><sequenceFlow id="f2" sourceRef="t" targetRef="m"/>
    <sequenceFlow id="f3" sourceRef="m" targetRef="t"/></process></definitions>`;
  return new File([Uint16Array.from(`\uFEFF${xml}`, (unit) => unit.charCodeAt(0))], 'admissao.bpmn');
}

function drag(type: 'dragover' | 'drop', files: readonly File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

test('C11.08 C4.05 the dialog mentions BPMN and accepts one dropped UTF-16 file at a time', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('textbox', { name: 'Processo (JSON ou BPMN)' })).toBeVisible();
  await expect.element(screen.getByText(/solte aqui um arquivo \.json, \.bpmn ou \.xml/)).toBeVisible();
  drag('dragover', [utf16File()]);
  await expect.element(screen.getByText('Solte o arquivo para importar')).toBeVisible();
  drag('drop', [utf16File(), utf16File()]);
  await expect.element(screen.getByText('Solte um arquivo de cada vez')).toBeVisible();
  drag('drop', [utf16File()]);
  await expect.element(screen.getByRole('dialog', { name: 'Destinos da importação' })).toBeVisible();
  await expect.element(screen.getByText(/A união "Junta" não foi importada/)).toBeVisible();
  // a BPMN file names neither people nor groups
  await expect
    .element(screen.getByText('Falta o departamento responsável pelo processo. Escolha o departamento e o setor.'))
    .toBeVisible();
  expect(screen.getByText(/^Escolha (?:quem|os grupos)/).elements()).toEqual([]);
});

test('M2.3.20 M5.5.09 M5.5.10 M5.5.11 M5.5.12 M4.57 M4.58 requires a replacement for each person and group, and the areas', async () => {
  const { screen, store, onClose } = await open();
  const before = store.get();
  await paste(screen, exportWorkflow(foreignProcess()));
  const dialog = screen.getByRole('dialog', { name: 'Destinos da importação' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByRole('combobox', { name: /no lugar de/ }).elements()).toHaveLength(2);
  await expect
    .element(dialog.getByText('Escolha quem entra no lugar das pessoas e dos grupos que o arquivo cita.'))
    .toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
  for (const message of [
    'Selecione um responsável',
    'Selecione um grupo',
    'Selecione um departamento',
    'Selecione um setor',
  ]) {
    await expect.element(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  await expect.element(dialog.getByRole('combobox', { name: /no lugar de Ana/ })).toHaveFocus();
  expect(await breachesOfAxe(screen.container.ownerDocument.body)).toEqual([]);
  expect(store.get()).toBe(before);
  await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }).last());
  expect(onClose).toHaveBeenCalledOnce();
  expect(store.get()).toBe(before);
});

test('M4.55 M4.56 M4.57 M4.58 edits an imported file with its replacements, default assignees and existing statuses', async () => {
  const { screen, store, present } = await open();
  const file = new File([exportWorkflow(foreignProcess())], 'compra.json', { type: 'application/json' });
  await userEvent.upload(screen.container.ownerDocument.querySelector('input[type=file]') as HTMLElement, file);
  await pick(screen, /no lugar de Ana/, 'helena', /Helena Barros/);
  await pick(screen, /no lugar de Fiscal/, 'tesou', /Tesouraria/);
  await pick(screen, /^Departamento/, 'tecno', /Tecnologia/);
  await pick(screen, /^Setor/, 'acess', /Acessos/);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await expect.element(screen.getByText('Processo importado')).toBeVisible();
  const model = present();
  expect(model).toMatchObject({
    title: 'Compra externa',
    department: { description: 'Tecnologia' },
    sector: { description: 'Acessos' },
    assigneeStatuses: [1, 2, 4],
  });
  expect(model.steps.find(({ id }) => id === 'a')).toMatchObject({
    assignees: [{ id: 1, firstName: 'Iniciador' }, { firstName: 'Helena' }],
    groups: [{ name: 'Tesouraria' }],
  });
  store.undo();
  expect(present().title).toBe('Aberto');
});

test('a pasted process is not lost by Escape or "Fechar" without a question', async () => {
  const { screen, onClose } = await open();
  const area = screen.getByRole('textbox', { name: 'Processo (JSON ou BPMN)' });
  await area.fill('{"title"');
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Voltar' }).click();
  await expect.element(area).toHaveValue('{"title"');
  expect(onClose).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Fechar' }).last().click();
  await screen.getByRole('button', { name: 'Sair' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
