// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { darkColors, lightColors } from '@tramita/widgets/theme';
import { beforeEach, expect, test } from 'vitest';
import { hideSplash, nameSplash, showSplash } from './splash.ts';

const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const splash = () => document.getElementById('splash');

beforeEach(() => {
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
});

test('the splash in the document has the colours of the theme', () => {
  const [light, dark] = html.split('prefers-color-scheme: dark');
  const colours = (css: string | undefined) =>
    Object.fromEntries([...(css ?? '').matchAll(/--(\w+): (#\w+);/g)].map(([, name, value]) => [name, value]));
  const expected = ({ surface, text, textMuted: muted, accent, lineStrong: line }: typeof lightColors) => ({
    ...{ surface, text, muted, accent, line },
  });
  expect(colours(light)).toEqual(expected(lightColors));
  expect(colours(dark)).toEqual(expected(darkColors));
});

test('T2.1.03 shows a spinner from the start and the current status, and is removed when the page appears', () => {
  expect(splash()?.hidden).toBe(false);
  expect(splash()?.querySelector('[data-slot="spinner"]')).not.toBeNull();
  nameSplash('Portal da Ipê');
  showSplash('Saindo da sua conta');
  expect(splash()?.textContent?.replace(/\s+/g, ' ').trim()).toBe('Portal da Ipê Saindo da sua conta');
  hideSplash();
  expect(splash()?.hidden).toBe(true);
  showSplash('Entrando com a sua conta');
  expect(splash()?.hidden).toBe(false);
});
