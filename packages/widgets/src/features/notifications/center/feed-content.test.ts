import { expect, test } from 'vitest';
import { notification } from '../testing/notifications-server.ts';
import { applyChange, type FeedContent, firstPageOf, withNewest, withOlder } from './feed-content.ts';

const rowsOf = (...ids: number[]) => ids.map((id) => notification(id));
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);
const idsOf = ({ rows }: FeedContent) => rows?.map(({ id }) => id);
const content = (ids: number[], change: Partial<FeedContent> = {}): FeedContent => ({
  rows: rowsOf(...ids),
  unread: ids.length,
  hasMore: false,
  ...change,
});

test('applies a repeated change only once', () => {
  const once = applyChange(content([3, 2, 1]), { kind: 'read', id: 2, read: true });
  expect(once).toMatchObject({ unread: 2, rows: [{ read: false }, { read: true }, { read: false }] });
  expect(applyChange(once, { kind: 'read', id: 2, read: true })).toBe(once);
  expect(applyChange(once, { kind: 'read', id: 2, read: false }).unread).toBe(3);
  const gone = applyChange(once, { kind: 'delete', id: 2 });
  expect(gone).toMatchObject({ unread: 2, rows: [{ id: 3 }, { id: 1 }] });
  expect(applyChange(gone, { kind: 'delete', id: 2 })).toBe(gone);
  expect(applyChange(gone, { kind: 'delete', id: 3 }).unread).toBe(1);
  expect(applyChange(gone, { kind: 'all' })).toMatchObject({ unread: 0, rows: [{ read: true }, { read: true }] });
});

test('adds the newest page above the older ones without losing or repeating any', () => {
  const old = content(range(20, 1), { hasMore: true });
  const merged = withNewest(old, { unread: 22, notifications: rowsOf(...range(22, 13)) }, 10);
  expect(idsOf(merged)).toEqual(range(22, 1));
  expect(merged).toMatchObject({ unread: 22, hasMore: true });
});

test('removes notifications that were deleted elsewhere from the newest page', () => {
  const old = content(range(20, 1));
  const merged = withNewest(old, { unread: 19, notifications: rowsOf(20, 19, 18, 16, 15, 14, 13, 12, 11, 10) }, 10);
  expect(idsOf(merged)).toEqual([20, 19, 18, ...range(16, 1)]);
});

test('a page that is not full is the whole list', () => {
  expect(withNewest(content(range(20, 1)), { unread: 1, notifications: rowsOf(20, 4) }, 10)).toMatchObject({
    rows: [{ id: 20 }, { id: 4 }],
    hasMore: false,
  });
});

test('removes older pages if more new notifications came than were requested, to leave no gap', () => {
  const merged = withNewest(content(range(10, 1)), { unread: 40, notifications: rowsOf(...range(40, 31)) }, 10);
  expect(idsOf(merged)).toEqual(range(40, 31));
  expect(merged.hasMore).toBe(true);
});

test('T2.4.06 appends older notifications without duplicates', () => {
  const grown = withOlder(content(range(20, 11), { hasMore: true }), rowsOf(12, 11, 10, 9), false);
  expect(idsOf(grown)).toEqual([...range(20, 11), 10, 9]);
  expect(grown.hasMore).toBe(false);
});

test('the first page has more below it if later pages were removed', () => {
  expect(firstPageOf(content(range(12, 1)))).toMatchObject({ hasMore: true });
  expect(idsOf(firstPageOf(content(range(12, 1))))).toEqual(range(12, 3));
  const short = content(range(4, 1));
  expect(firstPageOf(short)).toBe(short);
});
