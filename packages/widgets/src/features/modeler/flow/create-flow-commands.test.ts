import type { WorkflowModel } from '@tramita/client/contract';
import { newWorkflow, removeConnection } from '@tramita/client/rules';
import { expect, test, vi } from 'vitest';
import { canvasMessages } from '../../../messages/features/modeler/canvas.ts';
import { refund } from '../canvas/testing/canvas-examples.ts';
import { createModelerStore } from '../store/create-modeler-store.ts';
import { createFlowCommands } from './create-flow-commands.ts';

function open(model: WorkflowModel) {
  const store = createModelerStore(model, model);
  const screen = { showMenu: vi.fn(), moveTo: vi.fn(), say: vi.fn(), refuse: vi.fn(), showSettings: vi.fn() };
  const commands = createFlowCommands(store, canvasMessages, screen);
  const ids = () => store.get().history.present.steps.map(({ id }) => id);
  const connectionsOf = (id: string) => store.get().history.present.steps.find((step) => step.id === id)?.connections;
  return { store, screen, commands, ids, connectionsOf };
}

test('M4.05 inserts a step between two steps, selects it, makes it current and announces it', () => {
  const { store, screen, commands, ids } = open(refund);
  commands.add({ kind: 'between', stepId: 'registrar', index: 0 }, 'USER_TASK');
  const added = ids()[2] ?? '';
  expect(ids().slice(1, 4)).toEqual(['registrar', added, 'conferencia']);
  expect(store.get().selection).toEqual({ kind: 'step', stepId: added });
  expect(screen.moveTo).toHaveBeenLastCalledWith({ kind: 'step', stepId: added }, true);
  expect(screen.say).toHaveBeenLastCalledWith('Tarefa (Usuário) adicionada depois de Registrar despesas. 10 etapas');
  commands.add({ kind: 'after', stepId: added }, 'GATEWAY');
  expect(new Set(ids()).size).toBe(11);
});

test('makes the neighbour current after a deletion and restores the step on undo', () => {
  const { store, screen, commands, ids } = open(refund);
  commands.remove('conferencia');
  expect(ids()).not.toContain('conferencia');
  expect(screen.moveTo).toHaveBeenLastCalledWith({ kind: 'step', stepId: 'registrar' }, true);
  expect(screen.say).toHaveBeenLastCalledWith('Etapa Conferência fiscal excluída. 8 etapas');
  store.undo();
  expect(ids()).toEqual(refund.steps.map(({ id }) => id));
  commands.remove('fim');
  expect(screen.moveTo).toHaveBeenLastCalledWith({ kind: 'step', stepId: 'fim' }, true);
  commands.remove('inicio');
  expect(ids()).toContain('inicio');
});

test('M5.1.17 M8.15 refuses a second connection of a task and shows the reason', () => {
  const { store, screen, commands } = open(refund);
  commands.startConnecting('gestor');
  expect(screen.refuse).toHaveBeenCalledExactlyOnceWith('É permitido apenas uma conexão para tarefas');
  expect(store.get().connectingFrom).toBeNull();
  commands.startConnecting('fim');
  expect(screen.refuse).toHaveBeenCalledOnce();
});

test('M4.29 M4.30 M4.31 a new connection starts selection mode and may lead to any unconnected earlier or later step', () => {
  const { store, screen, commands, connectionsOf } = open(refund);
  commands.startConnecting('alcada');
  expect(store.get().connectingFrom).toBe('alcada');
  expect(screen.moveTo).toHaveBeenLastCalledWith({ kind: 'step', stepId: 'pagamento' }, true);
  for (const refused of ['alcada', 'inicio', 'erp']) commands.choose({ kind: 'step', stepId: refused });
  expect(store.get().connectingFrom).toBe('alcada');
  commands.choose({ kind: 'step', stepId: 'registrar' });
  expect(connectionsOf('alcada')?.at(-1)).toEqual({ stepId: 'registrar' });
  expect(store.get()).toMatchObject({
    connectingFrom: null,
    selection: { kind: 'connection', stepId: 'alcada', index: 3 },
  });
  commands.startConnecting('alcada');
  commands.choose({ kind: 'step', stepId: 'fim' });
  expect(connectionsOf('alcada')?.at(-1)).toEqual({ stepId: 'fim' });
});

test('M4.32 removing a connection removes the link to the second step', () => {
  const { screen, commands, connectionsOf } = open(refund);
  commands.removeConnection('gestor', 0);
  expect(connectionsOf('gestor')).toEqual([]);
  expect(screen.say).toHaveBeenLastCalledWith('Conexão de Aprovação do gestor para Acima de R$ 5.000? removida');
  const { store, commands: others } = open(removeConnection(refund, 'gestor', 0));
  others.startConnecting('gestor');
  expect(store.get().connectingFrom).toBe('gestor');
});

test('M2.3.24 ignores all commands while a check fails', () => {
  const { store, screen, commands, ids } = open(refund);
  store.setCheck('step-title', false);
  commands.openMenu({ kind: 'actions', stepId: 'gestor' }, { x: 1, y: 1 });
  commands.add({ kind: 'after', stepId: 'gestor' }, 'USER_TASK');
  commands.remove('gestor');
  commands.move('conferencia', 1);
  commands.removeConnection('gestor', 0);
  commands.startConnecting('alcada');
  commands.choose({ kind: 'step', stepId: 'gestor' });
  expect(store.get().history.present).toBe(refund);
  expect(store.get()).toMatchObject({ selection: { kind: 'process' }, connectingFrom: null });
  expect(screen.showMenu).not.toHaveBeenCalled();
  store.setCheck('step-title', true);
  commands.move('conferencia', 1);
  expect(ids().indexOf('conferencia')).toBe(3);
});

test('M2.3.23 opens no menu and edits nothing while a connection is drawn', () => {
  const { store, screen, commands } = open(refund);
  commands.startConnecting('alcada');
  commands.openMenu({ kind: 'actions', stepId: 'gestor' }, { x: 1, y: 1 });
  commands.remove('gestor');
  commands.openSettings({ kind: 'step', stepId: 'gestor' });
  expect(store.get().history.present).toBe(refund);
  expect([screen.showMenu.mock.calls, screen.showSettings.mock.calls]).toEqual([[], []]);
  commands.choose(null);
  expect(store.get().connectingFrom).toBeNull();
});

test('does not open a menu without entries', () => {
  const { screen, commands } = open(refund);
  commands.openMenu({ kind: 'actions', stepId: 'inicio' }, { x: 1, y: 1 });
  commands.openMenu({ kind: 'add', place: { kind: 'after', stepId: 'fim' } }, { x: 1, y: 1 });
  expect(screen.showMenu).not.toHaveBeenCalled();
  commands.openMenu({ kind: 'actions', stepId: 'fim' }, { x: 1, y: 2 });
  expect(screen.showMenu).toHaveBeenCalledExactlyOnceWith({
    request: { kind: 'actions', stepId: 'fim' },
    at: { x: 1, y: 2 },
  });
});

test('moves a step as far as allowed', () => {
  const { commands, ids } = open(refund);
  commands.move('registrar', 9);
  expect(ids().slice(0, 5)).toEqual(['inicio', 'conferencia', 'gestor', 'registrar', 'alcada']);
});

test('announces the first step of an empty process without a place', () => {
  const { screen, commands } = open({ ...newWorkflow(), steps: newWorkflow().steps.slice(1, 2) });
  commands.add({ kind: 'placeholder', stepId: 'vazio' }, 'START_EVENT');
  expect(screen.say).toHaveBeenLastCalledWith('Início adicionado. 1 etapa');
});
