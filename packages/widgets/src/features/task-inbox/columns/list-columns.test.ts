import { taskListQuerySchema } from '@tramita/client/contract';
import { taskColumnNames, taskColumns } from '@tramita/client/rules';
import { describe, expect, test } from 'vitest';
import { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { columnLabel, dataColumns, inOrder, isFilterable, isSortable, noData, ownKeys } from './list-columns.ts';

const always = ['status', 'idk', 'process', 'createdAt'] as const;

describe('taskColumns', () => {
  test('T2.5.11 C10.05 C11.06 tags are on to-do lists only, steps on all lists of open requests', () => {
    expect(taskColumns('my-tasks', 'to-do')).toEqual([
      'status',
      'taskMarker',
      'idk',
      'process',
      'step',
      'createdAt',
      'dueAt',
    ]);
    for (const status of ['in-progress', 'finished', 'canceled'] as const) {
      expect(taskColumns('my-tasks', status)).not.toContain('taskMarker');
    }
    for (const page of ['my-tasks', 'attendance'] as const) {
      expect(taskColumns(page, 'in-progress')).toContain('step');
      expect(taskColumns(page, 'finished')).not.toContain('step');
      expect(taskColumns(page, 'canceled')).not.toContain('step');
    }
  });

  test('T2.5.16 the day of the end is a column of finished and canceled lists only', () => {
    for (const page of ['my-tasks', 'attendance', 'my-attendance'] as const) {
      expect(taskColumns(page, 'finished')).toContain('finishedAt');
      expect(taskColumns(page, 'canceled')).toContain('finishedAt');
      expect(taskColumns(page, 'to-do')).not.toContain('finishedAt');
      expect(taskColumns(page, 'in-progress')).not.toContain('finishedAt');
    }
  });

  test('T2.5.17 the requester is a column of both attendance pages only', () => {
    for (const status of ['to-do', 'in-progress', 'finished', 'canceled'] as const) {
      expect(taskColumns('attendance', status)).toContain('createdBy');
      expect(taskColumns('my-attendance', status)).toContain('createdBy');
      expect(taskColumns('my-tasks', status)).not.toContain('createdBy');
    }
  });

  test('T2.5.18 the assignees are a column of attendance pages, except of ended requests', () => {
    for (const page of ['attendance', 'my-attendance'] as const) {
      expect(taskColumns(page, 'to-do')).toContain('assignees');
      expect(taskColumns(page, 'in-progress')).toContain('assignees');
      expect(taskColumns(page, 'finished')).not.toContain('assignees');
      expect(taskColumns(page, 'canceled')).not.toContain('assignees');
    }
    expect(taskColumns('my-tasks', 'to-do')).not.toContain('assignees');
  });

  test('T2.5.04 the canceled list has the columns of the finished one', () => {
    expect(taskColumns('my-tasks', 'canceled')).toEqual([...always, 'finishedAt']);
    expect(taskColumns('attendance', 'canceled')).toEqual(taskColumns('attendance', 'finished'));
  });
});

describe('inOrder', () => {
  test('T2.5.28 ignores unknown columns and appends new ones', () => {
    expect(inOrder(['status', 'idk', 'process', 'step'], ['step', 'gone', 'idk', 'step'])).toEqual([
      'step',
      'idk',
      'status',
      'process',
    ]);
    expect(inOrder(always, [])).toEqual(always);
  });
});

test('every column has a heading of its own', () => {
  expect(taskColumnNames.map((column) => columnLabel(column, taskInboxMessages, noData))).toEqual([
    'Status',
    'Etiqueta',
    'IDK',
    'Processo',
    'Etapa',
    'Data de criação',
    'Data de conclusão',
    'Solicitante',
    'Responsável',
    'Prazo',
  ]);
});

test('a mark distinguishes a data column of a process from a column of every list; it can be filtered unless both have the same key', () => {
  const data = dataColumns([
    { name: 'step', label: 'Degrau', type: 'other' },
    { name: 'valor', label: 'Valor', type: 'other', number: 'money' },
  ]);
  expect([...data.keys()]).toEqual(['data.step', 'data.valor']);
  expect(columnLabel('data.step', taskInboxMessages, data)).toBe('Degrau');
  expect(columnLabel('step', taskInboxMessages, data)).toBe('Etapa');
  expect([isFilterable('data.step'), isFilterable('data.itemsPerPage'), isFilterable('data.valor')]).toEqual([
    false,
    false,
    true,
  ]);
  expect(isSortable('data.step')).toBe(true);
});

test('the keys that a data column cannot use are those of the query of every list, and of its count', () => {
  expect([...ownKeys].sort()).toEqual([...Object.keys(taskListQuerySchema.shape), 'doPagination'].sort());
});
