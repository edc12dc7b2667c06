// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { TaskRow } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import type { ColumnName } from '../columns/list-columns.ts';
import { useTaskTable } from './use-task-table.ts';

const rows = ['c', 'a', 'b'].map((uuid) => ({ uuid }) as TaskRow);
const columns: readonly ColumnName[] = ['step', 'idk', 'data.valor', 'dueAt', 'process'];

test('the table returns rows and columns in the order given, as the elements have them without it', () => {
  const table = renderHook(({ order }) => useTaskTable(rows, order), { initialProps: { order: columns } });
  expect(table.result.current).toEqual({ lines: rows, order: columns });
  expect(table.result.current.lines[0]).toBe(rows[0]);
  table.rerender({ order: columns.toReversed() });
  expect(table.result.current).toEqual({ lines: rows, order: columns.toReversed() });
});
