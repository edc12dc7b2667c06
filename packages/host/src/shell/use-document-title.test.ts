import { expect, test } from 'vitest';
import { documentTitle } from './use-document-title.ts';

test('T2.3.10 shows the unread count in parentheses before the product name, unless it is zero', () => {
  expect(documentTitle('Portal de Workflow', 3)).toBe('(3) Portal de Workflow');
  expect(documentTitle('Portal de Workflow', 0)).toBe('Portal de Workflow');
});
