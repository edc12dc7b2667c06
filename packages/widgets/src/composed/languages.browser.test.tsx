import { authInfo, listServices } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { translation as english } from '../messages/en/translation.ts';
import { translation as spanish } from '../messages/es/translation.ts';
import { addLanguage } from '../messages/language/language.ts';
import { openSandbox } from '../testing/open-sandbox.ts';
import { sandboxPage } from '../testing/sandbox-session.tsx';
import { allWidgets } from './testing/all-widgets.tsx';

const sandbox = await openSandbox(1280, 1000);
addLanguage('en', english);
addLanguage('es', spanish);

type Texts = Record<string, Record<string, unknown>>;

/** The texts of the features' own tables, without those of the modeler. */
const tables = import.meta.glob<Texts>('../messages/features/*.ts', { eager: true });

/** Sentences and labels of Portuguese with several words, which a language does not use itself. */
function portugueseOnly(translation: object): ReadonlySet<string> {
  const own = new Set(Object.values(translation as Texts).flatMap((texts) => Object.values(texts)));
  const texts = Object.values(tables).flatMap((module) =>
    Object.values(module).flatMap((table) => Object.values(table)),
  );
  return new Set(texts.filter((text): text is string => typeof text === 'string' && / /.test(text) && !own.has(text)));
}

/** Returns every text and label that a user can read or hear. */
function readable(root: Element): string[] {
  const labels = [...root.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.nodeValue ?? '');
  return [...labels, ...texts].map((text) => text.trim()).filter(Boolean);
}

const names = Object.keys(allWidgets).filter((name) => name !== 'Modeler');

test.each([
  ['en', english],
  ['es', spanish],
] as const)('E11.01 no widget shows a Portuguese text with locale="%s"', async (locale, translation) => {
  const left = portugueseOnly(translation);
  expect(left.size).toBeGreaterThan(300);
  const page = sandboxPage(sandbox, 'mariana.costa');
  const user = await page.client.call(authInfo);
  const { elements } = await page.client.call(listServices, { query: {} });
  const service = elements.find(({ url }) => !url)?.id ?? 0;
  for (const name of names) {
    const screen = await render(page.wrap(allWidgets[name]?.(user, service), { locale }));
    await expect.poll(() => readable(document.body).length, { message: name }).toBeGreaterThan(0);
    const isLoading = () =>
      document.querySelector('[aria-busy="true"]') !== null || page.calls.some(({ state }) => state === 'pending');
    await expect.poll(isLoading, { message: name }).toBe(false);
    expect(
      readable(document.body).filter((text) => left.has(text)),
      `${name} in ${locale}`,
    ).toEqual([]);
    await screen.unmount();
  }
});
