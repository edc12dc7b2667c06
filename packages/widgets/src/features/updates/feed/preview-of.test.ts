// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { previewOf } from './preview-of.ts';

test('P2.9.05 P9.13 takes the tags out first, then cuts at 200 characters', () => {
  expect(previewOf('<p>Férias <b>de</b>\n verão</p><ul><li>um</li><li>dois</li></ul>')).toBe('Férias de verão um dois');
  expect(previewOf(`<p>${'á'.repeat(200)}</p>`)).toBe('á'.repeat(200));
  expect(previewOf(`<p>${'<i>á</i>'.repeat(201)}</p>`)).toBe(`${'á'.repeat(200)}...`);
  expect(previewOf(`<p>${'😀'.repeat(201)}</p>`)).toBe(`${'😀'.repeat(200)}...`);
  expect(previewOf('<img src=x onerror=alert(1)>&lt;script&gt;')).toBe('<script>');
});
