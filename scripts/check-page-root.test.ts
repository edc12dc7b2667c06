import { expect, test } from 'vitest';
import { globalLookups } from './check-page-root.mjs';

test.each([
  ["document.getElementById('a')?.focus()", 'pageRootOf'],
  ['if (panel.contains(document.activeElement)) close()', 'pageRootOf'],
  ["window.document.querySelector('.a')", 'pageRootOf'],
  ['const page = element.getRootNode() as Document', 'pageRootOf'],
  ['if (event.target instanceof HTMLInputElement) return', 'isElement'],
])('E4.11 refuses %s', (source, instead) => {
  expect(globalLookups(`\n${source}`)).toEqual([expect.stringMatching(`^2: .*use ${instead}`)]);
});

test.each([
  '// not document.activeElement',
  '/** document.getElementById does not know it */',
  'pageRootOf(element).getElementById(id)',
  "element.querySelector('.a')",
  'document.createElement',
])('E4.11 accepts %s', (source) => {
  expect(globalLookups(source)).toEqual([]);
});
