import { taskColumns } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { listAddress, readListAddress } from './list-address.ts';
import { initialState, type ListState, withOrder, withQuery } from './list-state.ts';

const columns = taskColumns('attendance', 'to-do');
const read = (address: string) => readListAddress(address, 'attendance', columns);
const onPage = (state: ListState, page: number): ListState => ({ ...state, pagination: { page, rowsPerPage: 25 } });

test('C7.14 the address of a list contains its filters, order and page', () => {
  const filtered = withQuery(withQuery(initialState, 'process', 'Férias & folgas'), 'step', 'aprovação');
  const state = onPage(withOrder(filtered, 'dueAt', 'ASC'), 2);
  expect(read(listAddress(state))).toEqual(state);
  const byFilteredColumn = onPage(withOrder(filtered, 'step', 'DESC'), 0);
  expect(read(listAddress(byFilteredColumn))).toEqual(byFilteredColumn);
});

test('C7.14 filters by the data of a process are sent with the process', () => {
  const state: ListState = {
    columns: { process: { query: 'Férias', direction: null }, 'data.dias': { query: '10', direction: 'DESC' } },
    pagination: initialState.pagination,
  };
  expect(read(listAddress(state))).toEqual(state);
});

test('C7.14 an unchanged list has no state in its address', () => {
  expect(listAddress(initialState)).toBe('');
  expect(read('')).toBeUndefined();
  expect(read('utm_source=mail')).toBeUndefined();
});

test('C7.14 an address that was changed by hand loses only its invalid parts', () => {
  const state = read('filter.step=triagem&filter.senha=1&order=senha:ASC&page=-3&size=7&filter.createdAt=ontem');
  expect(state?.columns).toEqual({ step: { query: 'triagem', direction: null } });
  expect(state?.pagination).toEqual(initialState.pagination);
});
