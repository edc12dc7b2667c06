import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';
import { servePage } from './serve-page.ts';
import { tokenOf } from './token-of.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const example = (name: string) => read(join('e2e/embed/readme', name));
const html =
  '<!doctype html><link rel="stylesheet" href="/page.css"><div id="root"></div><script type="module" src="/page.js"></script>';

/** Returns the React examples of a README, in order. */
const examplesOf = (file: string) => [...read(file).matchAll(/```tsx\n(.*?)```/gs)].map(([, code]) => code);

test('E7.01 the React examples of the READMEs equal the files compiled here', () => {
  expect(examplesOf('packages/widgets/README.md')).toEqual([
    example('inbox.tsx'),
    example('inbox-own-detail.tsx'),
    example('server-page.tsx'),
  ]);
  expect(examplesOf('README.md')).toEqual([example('rating.tsx')]);
});

test('E7.01 the first example of the README opens the clicked task next to the list', async ({ enter, baseURL }) => {
  test.setTimeout(120_000);
  const { page, tasks, detail } = await enter('mariana.costa');
  const token = await tokenOf(page);
  const contents = example('inbox.tsx').replace('https://tramita.example.com', String(baseURL));
  const served = await servePage({
    script: { stdin: { contents, loader: 'tsx', resolveDir: join(process.cwd(), 'e2e/embed/readme') } },
    html,
    token,
  });
  await page.goto(served.address);
  await expect(tasks.rows.first()).toBeVisible();
  await tasks.rows.first().getByRole('link').first().click();
  await expect(detail.steps).toBeVisible();
  await expect(tasks.rows.first()).toBeVisible();
  expect(page.url()).toBe(served.address);
  await served.close();
});
