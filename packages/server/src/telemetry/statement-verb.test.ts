import { expect, test } from 'vitest';
import { verbOf } from './statement-verb.ts';

test.each([
  ['select id from tasks', 'select'],
  ['\n      Select 1', 'select'],
  ['/* planned for its values */ select id from tasks', 'select'],
  ['with open as (select 1) select * from open', 'select'],
  ['start transaction isolation level serializable', 'begin'],
  ['rollback to savepoint_1', 'rollback'],
  ['listen changes', 'other'],
  ['', 'other'],
])('the verb of %j is %s', (text, verb) => {
  expect(verbOf(text)).toBe(verb);
});
