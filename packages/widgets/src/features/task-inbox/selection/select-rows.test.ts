import type { TaskRow } from '@tramita/client/contract';
import type { ListName } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import {
  pageState,
  type SelectResult,
  withPage,
  withPageToggled,
  withRange,
  withRows,
  withToggled,
} from './select-rows.ts';

const list: ListName = { page: 'attendance', status: 'to-do' };
const row = (uuid: string, rest: Partial<TaskRow> = {}): TaskRow => ({
  uuid,
  protocol: `protocol-${uuid}`,
  idk: 1,
  process: 'Compras',
  step: 'Cotação',
  createdAt: '2026-11-20T12:00:00Z',
  assignees: [],
  unread: false,
  totalLength: 9,
  ...rest,
});
const page = ['a', 'b', 'c', 'd'].map((uuid) => row(uuid));
const [a, b, c, d] = page as [TaskRow, TaskRow, TaskRow, TaskRow];
const other = row('x', { process: 'Férias' });
const uuids = (result: SelectResult) => ('rows' in result ? result.rows.map(({ uuid }) => uuid) : result.refusal);
const mixed = 'mixed';
const filters = { process: 'Compras', step: 'cotação' };

test('a row is selected and deselected', () => {
  expect(uuids(withToggled([], a, list))).toEqual(['a']);
  expect(uuids(withToggled([a, b], a, list))).toEqual(['b']);
});

test('T5.3.01 a row that does not fit changes nothing, and never prevents deselecting rows', () => {
  expect(uuids(withToggled([a], other, list))).toBe(mixed);
  expect(uuids(withToggled([a, other], other, list))).toEqual(['a']);
});

test('a range begins at the last chosen row in either direction and contains no row twice', () => {
  expect(uuids(withRange([b], page, 'b', d, list))).toEqual(['b', 'c', 'd']);
  expect(uuids(withRange([d], page, 'd', b, list))).toEqual(['d', 'b', 'c']);
  expect(uuids(withRange([], page, null, c, list))).toEqual(['c']);
  expect(uuids(withRange([], page, 'gone', c, list))).toEqual(['c']);
});

test('T5.3.01 a range that contains a row of another process is refused as a whole', () => {
  expect(uuids(withRange([a], [a, other, c], 'a', c, list))).toBe(mixed);
});

test('rows of other pages count when rows are added', () => {
  expect(uuids(withRows([other], [a], list))).toBe(mixed);
  expect(uuids(withRows([row('earlier')], [a, b], list))).toEqual(['earlier', 'a', 'b']);
});

test('T5.3.02 a page is selected at once under its filters, and deselected with the same box', () => {
  expect(uuids(withPage([], page, { process: 'Compras', step: '' }, list))).toBe('notFiltered');
  expect(uuids(withPage([b], page, filters, list))).toEqual(['b', 'a', 'c', 'd']);
  expect(uuids(withPageToggled([b], page, filters, list))).toEqual(['b', 'a', 'c', 'd']);
  const whole = [row('earlier'), ...page];
  expect(uuids(withPageToggled(whole, page, { process: '', step: '' }, list))).toEqual(['earlier']);
  expect(uuids(withPage(whole, page, filters, list))).toHaveLength(5);
});

test('T5.3.01 a page under a filter that matches several steps is refused', () => {
  expect(uuids(withPage([], [a, row('y', { step: 'Cotação final' })], filters, list))).toBe(mixed);
});

test('a page is selected completely, partly or not', () => {
  expect(pageState([], page)).toBe('none');
  expect(pageState([a, other], page)).toBe('some');
  expect(pageState([...page, other], page)).toBe('all');
  expect(pageState([], [])).toBe('none');
});
