import { describe, expect, test } from 'vitest';
import { taskStatuses } from '../../contract/tasks/task-states.ts';
import {
  defaultPageSize,
  filterOf,
  isOpenStatus,
  listQueryFor,
  pageSizes,
  statusLabels,
  statusOf,
  taskScreenFor,
} from './task-status.ts';

describe('statuses', () => {
  test.each([
    ['T4.1.01 P4.01', 'TO_DO', 'À fazer'],
    ['T4.1.02 P4.02', 'IN_PROGRESS', 'Em andamento'],
    ['T4.1.03 P4.03', 'FINISHED', 'Concluída'],
    ['T4.1.04 P4.04', 'CANCELED', 'Cancelado'],
  ] as const)('%s labels %s as %s', (_id, status, label) => expect(statusLabels[status]).toBe(label));

  test.each([
    ['T4.1.05', 'to-do', 'TO_DO'],
    ['T4.1.06', 'in-progress', 'IN_PROGRESS'],
    ['T4.1.07', 'finished', 'FINISHED'],
  ] as const)('%s maps the filter %s to %s', (_id, filter, status) => expect(statusOf(filter)).toBe(status));

  test('map back to their filters', () => {
    for (const status of taskStatuses) expect(statusOf(filterOf(status))).toBe(status);
  });

  test('T4.7.02 T4.7.03 are open while to do or in progress', () => {
    expect(taskStatuses.filter(isOpenStatus)).toEqual(['TO_DO', 'IN_PROGRESS']);
  });
});

describe('task pages', () => {
  test('T9.01 offer 10, 25 or 50 rows in the personal view', () => {
    expect(pageSizes('my-tasks')).toEqual([10, 25, 50]);
    expect(defaultPageSize).toBe(10);
  });

  test('T9.02 offer up to 200 rows in the attendance views', () => {
    expect(pageSizes('attendance')).toEqual([10, 25, 50, 100, 200]);
    expect(pageSizes('my-attendance')).toEqual([10, 25, 50, 100, 200]);
  });

  test('T7.2.02 send in the query whose tasks they list', () => {
    expect(listQueryFor('my-tasks', 'to-do')).toEqual({ myTasks: true, assignedToMe: false, status: 'TO_DO' });
    expect(listQueryFor('attendance', 'finished')).toEqual({ myTasks: false, assignedToMe: false, status: 'FINISHED' });
    expect(listQueryFor('my-attendance', 'canceled')).toEqual({
      myTasks: false,
      assignedToMe: true,
      status: 'CANCELED',
    });
  });

  test.each([
    ['T7.2.09', 'my-tasks', 'to-do', 'MY_TASK_TO_DO'],
    ['T7.2.10', 'my-tasks', 'in-progress', 'MY_TASK_IN_PROGRESS'],
    ['T7.2.11', 'my-tasks', 'finished', 'MY_TASK_FINISHED'],
    ['T7.2.11', 'my-tasks', 'canceled', 'MY_TASK_FINISHED'],
    ['T7.2.12', 'attendance', 'to-do', 'ASSIGNED_TASK_TO_DO'],
    ['T7.2.13', 'my-attendance', 'to-do', 'ASSIGNED_TASK_TO_ME'],
    ['T7.2.14', 'attendance', 'in-progress', 'IN_PROGRESS_ASSIGNED_TASK'],
    ['T7.2.14', 'my-attendance', 'in-progress', 'IN_PROGRESS_ASSIGNED_TASK'],
    ['T7.2.15', 'attendance', 'finished', 'FINISHED_ASSIGNED_TASK'],
    ['T7.2.15', 'my-attendance', 'canceled', 'FINISHED_ASSIGNED_TASK'],
  ] as const)('%s ask for the titles of %s/%s as %s', (_id, page, filter, screen) => {
    expect(taskScreenFor(page, filter)).toBe(screen);
  });
});
