// @vitest-environment jsdom
import { richTextAttributes, richTextTags } from '@tramita/client/rules';
import { xssCorpus } from '@tramita/client/rules/testing';
import { expect, test } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

test('removes scripts, handlers, styles, pictures and frames', () => {
  const html =
    '<p onclick="x()" style="color:red" class="a">oi<script>x()</script><img src=x onerror=x()><iframe src="//e"></iframe></p>';
  expect(sanitizeHtml(html)).toBe('<p>oi</p>');
});

test('opens links in a new tab without an opener and keeps only safe addresses', () => {
  expect(sanitizeHtml('<a href="https://empresa.example/a">a</a>')).toBe(
    '<a href="https://empresa.example/a" target="_blank" rel="noopener">a</a>',
  );
  expect(sanitizeHtml('<a href="javascript:x()">a</a>')).not.toContain('javascript');
  expect(sanitizeHtml('<a href="//outro.example">a</a>')).not.toContain('outro');
  expect(sanitizeHtml('<a href="data:text/html,x">a</a>')).not.toContain('data:');
});

test('keeps text formatting and lists', () => {
  const html = '<ul><li><b>um</b> e <em>dois</em></li></ul>';
  expect(sanitizeHtml(html)).toBe(html);
});

test.each(xssCorpus)('%j cannot run or load anything when shown', (html) => {
  const { body } = new DOMParser().parseFromString(sanitizeHtml(html), 'text/html');
  const tags: readonly string[] = richTextTags;
  const attributes = [...Object.values(richTextAttributes).flat(), 'target', 'rel'];
  for (const element of body.querySelectorAll('*')) {
    expect(tags).toContain(element.localName);
    expect(element.getAttributeNames().filter((name) => !attributes.includes(name))).toEqual([]);
    expect(element.getAttribute('href') ?? '#').toMatch(/^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i);
  }
});
