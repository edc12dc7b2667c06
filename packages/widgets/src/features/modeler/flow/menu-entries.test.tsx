import type { ModelStep, WorkflowModel } from '@tramita/client/contract';
import { type AddPlace, changeStep, newWorkflow, removeConnection, removeStep } from '@tramita/client/rules';
import { expect, test, vi } from 'vitest';
import { canvasMessages } from '../../../messages/features/modeler/canvas.ts';
import { longWorkflow, placeholderOnly, refund } from '../canvas/testing/canvas-examples.ts';
import type { FlowCommands } from './flow-context.ts';
import { actionEntries, addEntries } from './menu-entries.tsx';

const commands: FlowCommands = {
  openMenu: vi.fn(),
  hasActions: vi.fn(),
  closeMenu: vi.fn(),
  choose: vi.fn(),
  openSettings: vi.fn(),
  moveTo: vi.fn(),
  add: vi.fn(),
  remove: vi.fn(),
  removeConnection: vi.fn(),
  move: vi.fn(),
  startConnecting: vi.fn(),
  stopConnecting: vi.fn(),
};

const labels = (entries: ReturnType<typeof addEntries>) =>
  entries.flatMap((entry) => ('label' in entry && entry.kind !== 'heading' ? [entry.label] : []));
const added = (model: WorkflowModel, place: AddPlace) => labels(addEntries(model, place, commands, canvasMessages));
const actions = (model: WorkflowModel, id: string) => {
  const step = model.steps.find((each) => each.id === id);
  return step ? labels(actionEntries(model, step, commands, canvasMessages)) : null;
};
const row = (...ids: string[]): WorkflowModel => ({
  ...refund,
  steps: ids
    .map((id) => refund.steps.find((step) => step.id === id))
    .filter((step): step is ModelStep => Boolean(step)),
});

const tasksAndDecision = ['Tarefa (Usuário)', 'Tarefa (Aprovação)', 'Tarefa de Serviço', 'Decisão'];

test('M4.07 offers only the start if the row is empty', () => {
  expect(added(placeholderOnly, { kind: 'placeholder', stepId: 'vazio' })).toEqual(['Início']);
});

test('M4.08 M3.2.03 M3.2.04 M3.2.05 M3.2.06 otherwise offers the tasks and the decision by their titles', () => {
  expect(added(newWorkflow(), { kind: 'placeholder', stepId: 'vazio' })).toEqual(tasksAndDecision);
  expect(added(refund, { kind: 'after', stepId: 'gestor' })).toEqual(tasksAndDecision);
});

test('M4.09 M3.2.07 offers the end only after the last step', () => {
  const open = removeStep(refund, 'fim');
  expect(added(open, { kind: 'placeholder', stepId: 'fim' })).toEqual([...tasksAndDecision, 'Final']);
  expect(added(open, { kind: 'after', stepId: 'gestor' })).not.toContain('Final');
  expect(added(refund, { kind: 'after', stepId: 'pagamento' })).not.toContain('Final');
});

test('M4.06 also offers to remove the connection between two steps', () => {
  const place: AddPlace = { kind: 'between', stepId: 'gestor', index: 0 };
  expect(added(refund, place)).toEqual([...tasksAndDecision, 'Remover conexão']);
  expect(added(refund, { kind: 'after', stepId: 'gestor' })).not.toContain('Remover conexão');
  const removal = addEntries(refund, place, commands, canvasMessages).find(({ id }) => id === 'remove-connection');
  if (removal && 'onSelect' in removal) removal.onSelect?.();
  expect(commands.removeConnection).toHaveBeenCalledExactlyOnceWith('gestor', 0);
});

test('M4.14 M4.17 offers to move up from place 2 on, but not past a decision', () => {
  expect(actions(refund, 'registrar')).not.toContain('Mover para cima');
  expect(actions(refund, 'conferencia')).toContain('Mover para cima');
  expect(actions(refund, 'diretoria')).not.toContain('Mover para cima');
});

test('M4.15 M4.16 does not offer to move up the end or a decision', () => {
  expect(actions(refund, 'fim')).toEqual(['Excluir']);
  expect(actions(refund, 'alcada')).toEqual(['Nova conexão', 'Excluir']);
});

test('M4.18 M4.23 offers to move down unless a decision follows', () => {
  expect(actions(refund, 'conferencia')).toContain('Mover para baixo');
  expect(actions(refund, 'gestor')).not.toContain('Mover para baixo');
});

test('M4.19 M4.20 M4.22 does not offer to move down the start, a decision or the last two steps', () => {
  expect(actions(refund, 'inicio')).toEqual([]);
  expect(actions(longWorkflow(12), 'etapa5')).not.toContain('Mover para baixo');
  expect(actions(refund, 'pagamento')).not.toContain('Mover para baixo');
  expect(actions(refund, 'fim')).not.toContain('Mover para baixo');
});

test('M4.21 does not offer to move down with fewer than three steps', () => {
  expect(actions(row('registrar', 'conferencia'), 'registrar')).not.toContain('Mover para baixo');
  expect(actions(row('registrar', 'conferencia', 'gestor'), 'registrar')).toContain('Mover para baixo');
});

test('M4.24 M4.25 offers to delete every step except a start that is followed by others', () => {
  for (const { id, type } of refund.steps) {
    if (type === 'START_EVENT') expect(actions(refund, id)).not.toContain('Excluir');
    else expect(actions(refund, id)).toContain('Excluir');
  }
  const two = { ...newWorkflow(), steps: newWorkflow().steps.slice(0, 2) };
  expect(actions(two, 'inicio')).toEqual(['Excluir']);
});

test('M4.26 M4.27 M4.28 offers a new connection at decisions and tasks, not at start and end', () => {
  for (const id of ['alcada', 'gestor', 'registrar', 'erp']) expect(actions(refund, id)).toContain('Nova conexão');
  for (const id of ['inicio', 'fim']) expect(actions(refund, id)).not.toContain('Nova conexão');
  expect(actions(removeConnection(refund, 'gestor', 0), 'gestor')).toContain('Nova conexão');
});

test('M2.3.05 labels the actions; an empty place has none', () => {
  expect(actions(refund, 'conferencia')).toEqual(['Nova conexão', 'Mover para cima', 'Mover para baixo', 'Excluir']);
  expect(actions(newWorkflow(), 'vazio')).toEqual([]);
  expect(actions(changeStep(refund, 'gestor', { title: '' }), 'gestor')).toContain('Nova conexão');
});
