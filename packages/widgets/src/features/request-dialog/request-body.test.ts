import type { FormField } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { requestBody } from './request-body.ts';

const field = (name: string, type: string): FormField => ({ id: name, name, label: name, type, rules: {} });

test('P5.30 removes empty values', () => {
  const fields = [field('a', 'string'), field('b', 'string'), field('c', 'integer'), field('d', 'boolean')];
  expect(requestBody(fields, { a: '', b: null, c: 0, d: false })).toEqual({ c: 0, d: false });
});

test('P5.31 sends multi-select values as JSON strings', () => {
  expect(requestBody([field('a', 'select-multiple')], { a: ['x', 'y'] })).toEqual({ a: '["x","y"]' });
});

test("P5.32 sends an empty multi-select as '[]'", () => {
  expect(requestBody([field('a', 'select-multiple')], { a: [] })).toEqual({ a: '[]' });
});
