import type { ProcessDataColumn } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { dataText } from '../columns/data-cell.tsx';
import { dataFilter } from './data-filter.ts';

const column = (rest: Partial<ProcessDataColumn>): ProcessDataColumn => ({
  name: 'x',
  label: 'X',
  type: 'other',
  ...rest,
});
const options = [{ value: 'f', label: 'Fiscal' }];

test('T7.2.01 a data column is filtered by values of its type', () => {
  expect(dataFilter(column({}), ' São Paulo ')).toBe('São Paulo');
  expect(dataFilter(column({}), '   ')).toBeUndefined();
  expect(dataFilter(column({ type: 'date' }), '2026-11-20')).toBe('2026-11-20');
  expect(dataFilter(column({ type: 'date' }), '2026-02-30')).toBeUndefined();
  expect(dataFilter(column({ type: 'boolean' }), 'false')).toBe('false');
  expect(dataFilter(column({ type: 'boolean' }), 'sim')).toBeUndefined();
  expect(dataFilter(column({ type: 'select', options }), 'f')).toBe('f');
});

test('T7.2.01 a number is typed with a comma and sent with a point; an incomplete one does not filter', () => {
  expect(dataFilter(column({ number: 'money' }), 'R$ 1.284,5')).toBe('1284.5');
  expect(dataFilter(column({ number: 'float' }), '-0,25')).toBe('-0.25');
  expect(dataFilter(column({ number: 'integer' }), '12')).toBe('12');
  for (const typed of ['-', '1.2.3', 'doze', '0,0000001']) {
    expect(dataFilter(column({ number: 'float' }), typed), typed).toBeUndefined();
  }
});

test('T3.34 values are shown in the format of their column', () => {
  const text = (rest: Partial<ProcessDataColumn>, value: string | number | boolean | string[]) =>
    dataText(column(rest), value, taskInboxMessages, 'pt-BR');
  expect(text({ type: 'date' }, '2026-11-20')).toBe('20/11/2026');
  expect(text({ type: 'date' }, 'amanhã')).toBe('amanhã');
  expect([text({ type: 'boolean' }, true), text({ type: 'boolean' }, 'false')]).toEqual(['Sim', 'Não']);
  expect(text({ type: 'select', options }, 'f')).toBe('Fiscal');
  expect(text({ type: 'select', options }, ['f', 'z'])).toBe('Fiscal, z');
  expect(text({ number: 'money' }, 1284.5)).toBe('R$\u00a01.284,50');
  expect(text({ number: 'integer' }, 12_000)).toBe('12.000');
  expect(text({}, 0.5)).toBe('0,5');
  expect(text({}, 'Ribeirão Preto')).toBe('Ribeirão Preto');
});
