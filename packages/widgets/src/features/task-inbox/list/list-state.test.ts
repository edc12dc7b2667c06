import { taskColumns } from '@tramita/client/rules';
import { describe, expect, test } from 'vitest';
import { dataColumns, noData } from '../columns/list-columns.ts';
import { dataQuery } from '../filters/data-query.ts';
import {
  activeFilters,
  cleared,
  initialState,
  type ListState,
  listQuery,
  orderedBy,
  readListState,
  withKnownData,
  withOrder,
  withQuery,
} from './list-state.ts';

const on = (state: ListState, page: number): ListState => ({ ...state, pagination: { page, rowsPerPage: 25 } });

describe('changes', () => {
  test('a filter goes to the first page and keeps the page size', () => {
    const state = withQuery(on(initialState, 3), 'step', 'aprovação');
    expect(state).toEqual({
      columns: { step: { query: 'aprovação', direction: null } },
      pagination: { page: 0, rowsPerPage: 25 },
    });
    expect(withQuery(state, 'step', '').columns).toEqual({});
  });

  test('the IDK filter takes digits and commas only, the others at most 200 characters', () => {
    expect(withQuery(initialState, 'idk', ' 48.213, 4819x0').columns.idk?.query).toBe('48213,48190');
    expect(withQuery(initialState, 'step', 'x'.repeat(300)).columns.step?.query).toHaveLength(200);
  });

  test('one column alone orders, and its filter stays', () => {
    const filtered = withQuery(withOrder(initialState, 'step', 'ASC'), 'step', 'triagem');
    const state = withOrder(filtered, 'idk', 'DESC');
    expect(orderedBy(state)).toEqual({ column: 'idk', direction: 'DESC' });
    expect(activeFilters(state)).toEqual(['step']);
    expect(orderedBy(withOrder(state, null))).toBeNull();
  });

  test('T2.5.22 clearing takes every filter and the order away and goes to the first page', () => {
    const state = on(withOrder(withQuery(withQuery(initialState, 'idk', '1'), 'process', 'Férias'), 'idk'), 4);
    expect(cleared(state)).toEqual({ columns: {}, pagination: { page: 0, rowsPerPage: 25 } });
  });
});

describe('readListState', () => {
  const columns = taskColumns('my-tasks', 'to-do');

  test('T2.5.27 a kept state comes back as it was', () => {
    const state = on(withOrder(withQuery(initialState, 'step', 'triagem'), 'idk', 'DESC'), 2);
    expect(readListState(JSON.parse(JSON.stringify(state)), 'my-tasks', columns)).toEqual(state);
  });

  test('T9.01 T9.02 a page size the page does not offer becomes its default', () => {
    const stored = { columns: {}, pagination: { page: 0, rowsPerPage: 200 } };
    expect(readListState(stored, 'my-tasks', columns)?.pagination.rowsPerPage).toBe(10);
    expect(readListState(stored, 'attendance', columns)?.pagination.rowsPerPage).toBe(200);
  });

  test('drops unknown columns and values of another type', () => {
    for (const stored of [null, 'x', 7, undefined]) expect(readListState(stored, 'my-tasks', columns)).toBeUndefined();
    const stored = {
      columns: {
        assignees: { query: 'Ana' },
        status: { query: 'x', direction: 'ASC' },
        idk: { query: '4x8', direction: 'up' },
        step: 3,
        createdAt: { query: 'ontem' },
        taskMarker: { query: '1; 2' },
      },
      pagination: { page: -1, rowsPerPage: '50' },
    };
    expect(readListState(stored, 'my-tasks', columns)).toEqual({
      columns: { idk: { query: '48', direction: null } },
      pagination: { page: 0, rowsPerPage: 10 },
    });
    expect(readListState({}, 'my-tasks', columns)).toEqual(initialState);
  });
});

describe('listQuery', () => {
  test('T7.2.02 says whose tasks and in which status', () => {
    const kinds = (['my-tasks', 'attendance', 'my-attendance'] as const).map((page) => {
      const { myTasks, assignedToMe } = listQuery(page, 'to-do', initialState);
      return { page, myTasks, assignedToMe };
    });
    expect(kinds).toEqual([
      { page: 'my-tasks', myTasks: true, assignedToMe: false },
      { page: 'attendance', myTasks: false, assignedToMe: false },
      { page: 'my-attendance', myTasks: false, assignedToMe: true },
    ]);
    expect(listQuery('my-tasks', 'canceled', initialState).status).toBe('CANCELED');
  });

  test('T7.2.01 sends page, size, filters and order under the names of the API', () => {
    let state: ListState = withOrder(initialState, 'dueAt', 'ASC');
    for (const [column, query] of [
      ['idk', '48213,,48190,'],
      ['process', 'Férias'],
      ['step', ' triagem '],
      ['createdAt', '2026-11-20'],
      ['createdBy', 'Juliana'],
      ['assignees', 'Central'],
      ['taskMarker', '4'],
    ] as const) {
      state = withQuery(state, column, query);
    }
    const sent = Object.entries(listQuery('attendance', 'to-do', on(state, 2)));
    expect(Object.fromEntries(sent.filter(([, value]) => value !== undefined))).toEqual({
      myTasks: false,
      assignedToMe: false,
      status: 'TO_DO',
      page: 2,
      itemsPerPage: 25,
      idk: '48213,48190',
      process: 'Férias',
      step: 'triagem',
      createdAt: '2026-11-20',
      createdBy: 'Juliana',
      assignees: 'Central',
      taskMarker: 4,
      orderByDueAt: 'ASC',
    });
  });

  test('a filter of commas or blanks filters nothing', () => {
    const query = listQuery('attendance', 'to-do', withQuery(withQuery(initialState, 'idk', ',,'), 'step', '  '));
    expect(query.idk).toBeUndefined();
    expect(query.step).toBeUndefined();
  });
});

describe('data of the process', () => {
  const data = dataColumns([
    { name: 'valor', label: 'Valor', type: 'other', number: 'money' },
    { name: 'viagem', label: 'Viagem', type: 'boolean' },
    { name: 'page', label: 'Página', type: 'other' },
  ]);
  const reimbursement = withQuery(initialState, 'process', 'Reembolso');
  const filtered = withOrder(withQuery(reimbursement, 'data.viagem', 'true'), 'data.valor', 'DESC');

  test('T3.35 T2.5.19 its columns are kept by name with query and direction, and fall away with another process', () => {
    expect(filtered.columns).toEqual({
      process: { query: 'Reembolso', direction: null },
      'data.viagem': { query: 'true', direction: null },
      'data.valor': { query: '', direction: 'DESC' },
    });
    expect(withQuery(filtered, 'process', 'Reembolso').columns).toEqual(filtered.columns);
    expect(withQuery(filtered, 'process', 'Férias').columns).toEqual({ process: { query: 'Férias', direction: null } });
    expect(withQuery(filtered, 'process', '').columns).toEqual({});
  });

  test('T2.5.27 they come back with their process, and without one not', () => {
    const columns = taskColumns('attendance', 'to-do');
    expect(readListState(JSON.parse(JSON.stringify(filtered)), 'attendance', columns)).toEqual(filtered);
    const { process: _process, ...alone } = filtered.columns;
    expect(readListState({ columns: alone }, 'attendance', columns)?.columns).toEqual({});
  });

  test('T7.2.01 they are sent under their own names, the unknown ones not at all', () => {
    const state = withQuery(withQuery(filtered, 'data.gone', 'x'), 'data.page', '4');
    const query = listQuery('attendance', 'to-do', state, dataQuery(state, data));
    expect(query).toMatchObject({ process: 'Reembolso', viagem: 'true', order_by_valor: 'DESC', page: 0 });
    expect(Object.keys(query)).not.toContain('gone');
    expect(dataQuery(state, noData)).toEqual({});
    expect(activeFilters(withKnownData(state, data))).toEqual(['process', 'data.viagem', 'data.page']);
    expect(withKnownData(filtered, data)).toBe(filtered);
  });
});

describe('the default order of a list', () => {
  test('C10.03 is the due time for tasks of the user, and the newest first on all other lists', () => {
    const held = listQuery('my-attendance', 'to-do', initialState);
    expect(held.orderByDueAt).toBe('ASC');
    expect(held.orderByCreatedAt).toBeUndefined();
    expect(listQuery('attendance', 'to-do', initialState).orderByDueAt).toBeUndefined();
    expect(listQuery('my-attendance', 'finished', initialState).orderByDueAt).toBeUndefined();
    const byStep = listQuery('my-attendance', 'to-do', withOrder(initialState, 'step', 'DESC'));
    expect(byStep.orderByStep).toBe('DESC');
    expect(byStep.orderByDueAt).toBeUndefined();
  });
});
