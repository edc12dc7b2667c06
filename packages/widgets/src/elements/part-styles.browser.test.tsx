import { expect, test } from 'vitest';
import { addStyles, adoptStyles } from './part-styles.ts';

function shadowWith(html: string): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = html;
  return shadow;
}

const colorOf = (shadow: ShadowRoot, selector: string) =>
  getComputedStyle(shadow.querySelector(selector) as Element).color;

test('a shadow root gets the styles of parts loaded before and after it, until it stops', async () => {
  addStyles('.before { color: rgb(1, 2, 3) }');
  const shadow = shadowWith('<p class="before">a</p><p class="after">b</p><p class="stopped">c</p>');
  const stop = adoptStyles(shadow);
  expect(colorOf(shadow, '.before')).toBe('rgb(1, 2, 3)');

  addStyles('.after { color: rgb(4, 5, 6) }');
  await Promise.resolve();
  expect(colorOf(shadow, '.after')).toBe('rgb(4, 5, 6)');

  stop();
  addStyles('.stopped { color: rgb(7, 8, 9) }');
  await Promise.resolve();
  expect(colorOf(shadow, '.stopped')).not.toBe('rgb(7, 8, 9)');
});

test('shadow roots share the sheets, and none is added twice', () => {
  addStyles('.shared { color: rgb(1, 1, 1) }');
  const one = shadowWith('');
  const other = shadowWith('');
  adoptStyles(one)();
  adoptStyles(one);
  adoptStyles(other);
  expect(new Set(one.adoptedStyleSheets).size).toBe(one.adoptedStyleSheets.length);
  expect(other.adoptedStyleSheets).toEqual(one.adoptedStyleSheets);
});

test('a shortened token is the value of the token unless the page sets the public property', () => {
  addStyles('.themed{$text:rgb(10, 20, 30);$size-row:44px}.themed p{color:var(--t-text);height:var(--t-size-row)}');
  const shadow = shadowWith('<div class="themed"><p>a</p></div>');
  adoptStyles(shadow);
  const text = shadow.querySelector('p') as Element;
  expect(getComputedStyle(text)).toMatchObject({ color: 'rgb(10, 20, 30)', height: '44px' });
  (shadow.host as HTMLElement).style.setProperty('--tramita-text', 'rgb(9, 9, 9)');
  expect(getComputedStyle(text).color).toBe('rgb(9, 9, 9)');
});
