import { describe, expect, test } from 'vitest';
import { bulkActionsOf, selectionAssignment } from './bulk-actions.ts';
import {
  afterAssignment,
  canSelectAll,
  canSelectTogether,
  isSelectable,
  type ListName,
  leavesList,
  type SelectableRow,
  selectionMessages,
} from './selection.ts';

const me = { id: 7 };
const attendance: ListName = { page: 'attendance', status: 'to-do' };
const mine: ListName = { page: 'my-tasks', status: 'to-do' };
const running: ListName = { page: 'my-tasks', status: 'in-progress' };

let number = 0;
const row = (rest: Partial<SelectableRow> = {}): SelectableRow => ({
  uuid: `task-${++number}`,
  process: 'Compras',
  step: 'Cotação',
  type: 'NORMAL',
  assignees: [],
  groups: [{ id: 3, name: 'Suprimentos' }],
  held: false,
  canUnassign: false,
  isRoutable: true,
  instanceCreatedBy: 1,
  ...rest,
});
const held = (rest: Partial<SelectableRow> = {}) => row({ held: true, canUnassign: true, ...rest });
const offered = (rows: readonly SelectableRow[], list: ListName) =>
  Object.fromEntries(bulkActionsOf(rows, list, me).map(({ kind, reason }) => [kind, reason]));

describe('selecting', () => {
  test('T4.7.01 rows can be selected if a bulk action accepts them: to-do lists and own running requests', () => {
    expect(isSelectable(attendance)).toBe(true);
    expect(isSelectable({ page: 'my-attendance', status: 'to-do' })).toBe(true);
    expect(isSelectable(mine)).toBe(true);
    expect(isSelectable(running)).toBe(true);
    expect(isSelectable({ page: 'attendance', status: 'in-progress' })).toBe(false);
    for (const status of ['finished', 'canceled'] as const) {
      expect(isSelectable({ page: 'my-tasks', status })).toBe(false);
    }
  });

  test('T5.3.01 tasks of another process or step are not selected together', () => {
    expect(canSelectTogether([row(), row(), row()], attendance)).toBe(true);
    expect(canSelectTogether([row(), row({ process: 'Férias' })], attendance)).toBe(false);
    expect(canSelectTogether([row(), row({ step: 'Aprovação' })], attendance)).toBe(false);
    expect(canSelectTogether([row(), row({ step: null })], attendance)).toBe(false);
    expect(canSelectTogether([row(), row({ type: 'APPROVAL' })], attendance)).toBe(false);
    expect(selectionMessages.mixed).toBe('Não é permitido selecionar tarefas de processos e/ou etapas diferentes.');
  });

  test('requests of one process can be selected together at any step', () => {
    expect(canSelectTogether([row(), row({ step: 'Aprovação', type: 'APPROVAL' })], running)).toBe(true);
    expect(canSelectTogether([row(), row({ process: 'Férias' })], running)).toBe(false);
    expect(canSelectTogether([], running)).toBe(true);
  });

  test('T5.3.02 all rows are selected at once only under a filter by process and step', () => {
    expect(canSelectAll({ process: 'Compras', step: 'cota' }, attendance)).toBe(true);
    expect(canSelectAll({ process: 'Compras', step: ' ' }, attendance)).toBe(false);
    expect(canSelectAll({ process: '', step: 'cota' }, attendance)).toBe(false);
    expect(selectionMessages.notFiltered).toBe('Para selecionar todos, você deve filtrar por processo e etapa.');
  });

  test('a list without steps requires only the process', () => {
    expect(canSelectAll({ process: 'Compras', step: '' }, running)).toBe(true);
    expect(canSelectAll({ process: '', step: '' }, running)).toBe(false);
  });
});

describe('bulk actions', () => {
  test('T2.3.13 attendance lists offer assignment, tag, transfer and finishing the step', () => {
    expect(Object.keys(offered([row(), row()], attendance))).toEqual(['assign', 'tag', 'transfer', 'complete']);
    expect(Object.keys(offered([held({ type: 'APPROVAL' })], { ...attendance, page: 'my-attendance' }))).toEqual([
      'unassign',
      'tag',
      'transfer',
      'reject',
      'approve',
    ]);
  });

  test('T2.3.13 own lists offer tag, cancel and complete, and only cancel once a request runs', () => {
    expect(Object.keys(offered([row()], mine))).toEqual(['tag', 'cancel', 'complete']);
    expect(Object.keys(offered([row()], running))).toEqual(['cancel']);
    expect(offered([row()], { page: 'attendance', status: 'finished' })).toEqual({});
  });

  test('T2.3.13 finishing and transferring require that the user holds every selected task', () => {
    expect(offered([held(), row()], attendance)).toEqual({
      assign: null,
      tag: null,
      transfer: 'Atribua a você todas as tarefas selecionadas para transferir',
      complete: 'Atribua a você todas as tarefas selecionadas para concluir',
    });
    expect(offered([held(), held()], attendance)).toEqual({
      unassign: null,
      tag: null,
      transfer: null,
      complete: null,
    });
    expect(offered([row({ type: 'APPROVAL' })], attendance)).toMatchObject({
      approve: 'Atribua a tarefa a você para aprovar ou reprovar',
      reject: 'Atribua a tarefa a você para aprovar ou reprovar',
    });
  });

  test('T2.3.13 canceling requires that the user created every selected request', () => {
    const own = row({ instanceCreatedBy: 7 });
    expect(offered([own, own], running)).toEqual({ cancel: null });
    expect(offered([own, row()], running)).toEqual({
      cancel: 'Só quem abriu todas as solicitações selecionadas pode cancelá-las',
    });
    expect(offered([row()], mine)).toMatchObject({ cancel: 'Só quem abriu a solicitação pode cancelá-la' });
  });

  test('a step without transfer has a reason, and so has a task that cannot be given back', () => {
    expect(offered([held({ isRoutable: false })], attendance)['transfer']).toBe('Esta etapa não permite transferência');
    expect(offered([held({ canUnassign: false })], attendance)['unassign']).toBe(
      'Você não pode desatribuir essa tarefa',
    );
    expect(offered([held(), held({ canUnassign: false })], attendance)['unassign']).toBe(
      'Você não pode desatribuir todas as tarefas selecionadas',
    );
  });

  test('values that a backend omits are read from the assignees, or left to the server', () => {
    const bare: SelectableRow = { uuid: 'a', process: 'Compras', assignees: [{ id: 7, nickName: 'Eu' }] };
    expect(offered([bare], attendance)).toEqual({ unassign: null, tag: null, transfer: null, complete: null });
    expect(offered([{ ...bare, assignees: [] }], attendance)['complete']).toBe('Atribua a tarefa a você para concluir');
    expect(offered([bare], running)).toEqual({ cancel: null });
  });

  test('T4.2.07 after a bulk assignment the toggle offers unassign, and vice versa', () => {
    const rows = [row(), held()];
    expect(selectionAssignment(rows, me)).toBe('assign');
    const assigned = rows.map((one) => afterAssignment(one, 'assign'));
    expect(selectionAssignment(assigned, me)).toBe('unassign');
    expect(
      selectionAssignment(
        assigned.map((one) => afterAssignment(one, 'unassign')),
        me,
      ),
    ).toBe('assign');
    expect(selectionAssignment([], me)).toBe('assign');
  });

  test('rows that were finished, canceled or transferred leave their list; assigned and tagged ones stay', () => {
    for (const kind of ['complete', 'approve', 'reject', 'cancel', 'transfer'] as const) {
      expect(leavesList(kind, attendance)).toBe(true);
    }
    expect(leavesList('assign', attendance)).toBe(false);
    expect(leavesList('tag', attendance)).toBe(false);
    expect(leavesList('unassign', attendance)).toBe(false);
    expect(leavesList('unassign', { page: 'my-attendance', status: 'to-do' })).toBe(true);
  });
});
