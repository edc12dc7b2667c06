import type { TaskRow } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { withChanges } from './list-changes.ts';
import { type ListPage, shownPage } from './shown-page.ts';

const row = (uuid: string, unread = false) => ({ uuid, unread }) as TaskRow;
const page = (uuids: string, total = uuids.length): ListPage => ({ rows: [...uuids].map((uuid) => row(uuid)), total });
const look = ({ rows, gone, waiting, total }: ReturnType<typeof withChanges>) =>
  `${rows.map(({ uuid }) => (gone.has(uuid) ? `(${uuid})` : uuid)).join('')} +${waiting} of ${total}`;
const atTop = { isFirst: true, canAdd: true };
const busy = { isFirst: true, canAdd: false };

test('C11.01 adds new rows at the top of the first page, and counts them elsewhere', () => {
  expect(look(withChanges(shownPage(page('abcd')), page('xabcd'), atTop))).toBe('xabcd +0 of 5');
  expect(look(withChanges(shownPage(page('abcd')), page('xyabcd'), busy))).toBe('abcd +2 of 6');
  expect(look(withChanges(shownPage(page('cd', 8)), page('bc', 11), { isFirst: false, canAdd: true }))).toBe(
    'cd +3 of 11',
  );
});

test('C11.01 marks rows that have left the list and keeps their place', () => {
  const marked = withChanges(shownPage(page('abcd')), page('acd'), atTop);
  expect(look(marked)).toBe('a(b)cd +0 of 3');
  const added = withChanges(marked, page('xacd'), atTop);
  expect(look(added)).toBe('xa(b)cd +0 of 4');
  expect(look(withChanges(added, page('xabcd'), busy))).toBe('xabcd +0 of 5');
  expect(look(withChanges(shownPage(page('ab')), page(''), atTop))).toBe('(a)(b) +0 of 0');
  expect(look(withChanges(shownPage(page('abcd')), page('bcdx'), busy))).toBe('(a)bcd +1 of 4');
});

test('C11.01 does not mark rows that moved to another page', () => {
  expect(look(withChanges(shownPage(page('abc', 9)), page('xab', 10), busy))).toBe('abc +1 of 10');
  // one left and the first row of the next page followed
  expect(look(withChanges(shownPage(page('abc', 9)), page('acd', 8), busy))).toBe('a(b)c +0 of 8');
  expect(look(withChanges(shownPage(page('abc', 9)), page('bcd', 8), { isFirst: false, canAdd: false }))).toBe(
    'abc +0 of 8',
  );
});

test('C11.01 shows the new content of rows that stay', () => {
  const [first] = withChanges(shownPage(page('a')), { rows: [row('a', true)], total: 1 }, busy).rows;
  expect(first?.unread).toBe(true);
});
