import { expect, test } from 'vitest';
import { shortStyles } from '../packages/widgets/short-styles.ts';
import { withTokens } from '../packages/widgets/src/elements/part-styles.ts';

const token = (name: string, value: string) => `--t-${name}: var(--tramita-${name}, ${value});`;
const sheet = [
  `.base{${token('space-2', '8px')}}`,
  `.light{${token('text', '#111')}${token('line', 'rgb(1, 2, 3)')}color-scheme:light}`,
  `.dark{${token('text', '#eee')}${token('line', '#333')}--t-scheme: dark;color-scheme:dark}`,
  `@media(prefers-color-scheme:dark){.system{${token('text', '#eee')}${token('line', '#333')}}}`,
  'p{color:var(--t-text)}',
].join('');

test('elements read shortened styles as they were, with each theme only once', () => {
  const short = shortStyles(sheet);
  expect(short).toContain('.dark{$1;--t-scheme: dark;');
  expect(short.match(/#333/g)).toHaveLength(1);
  expect(withTokens(short)).toBe(sheet);
});

test('leaves out the reset, which would cancel rules of a page', () => {
  const reset = ':where(.root :is(*)):not(a){all: revert}:where(.root :is(svg)):not(a){all:revert-layer}';
  expect(shortStyles(`${reset}p{margin:0}`)).toBe('p{margin:0}');
});
