import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { CodeBlock } from '../../scripts/docs/code-blocks.ts';
import { codeFolder, fileOf, writeCode } from '../../scripts/docs/write-code.ts';
import { serveElements } from '../embed/serve-elements.ts';
import { servePage } from '../embed/serve-page.ts';
import { expect, test } from '../support/test.ts';

const blocks = writeCode().filter(({ isRun }) => isRun);
const inLanguage = (language: string) => blocks.filter((block) => block.language === language);
const title = ({ document, line }: CodeBlock) => `${document}:${line}`;
const html =
  '<!doctype html><html lang="pt-BR"><title>Page</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><div id="root"></div><script type="module" src="/page.js"></script>';

/** Names the API of the test in an example. */
const withApi = (code: string, origin: string) =>
  code.replace(/http:\/\/localhost:4000|https:\/\/tramita\.example\.com/g, origin);

test('E7.01 the first examples of the README and of the first guide open the clicked task next to the list', async ({
  page,
  server,
}) => {
  test.slow();
  const token = await server.tokenFor('mariana.costa');
  const whole = inLanguage('tsx').filter(({ code }) => code.includes('createRoot('));
  expect(whole.map(({ document }) => document)).toEqual([
    'packages/widgets/README.md',
    'docs/guides/getting-started.md',
  ]);
  for (const block of whole) {
    const contents = withApi(block.code, server.origin);
    const served = await servePage({
      script: { stdin: { contents, loader: 'tsx', resolveDir: codeFolder } },
      html,
      token,
    });
    await page.goto(served.address);
    const rows = page.getByRole('row');
    await rows.nth(2).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Aprovar', exact: true }), title(block)).toBeVisible();
    await expect(rows.nth(2)).toBeVisible();
    expect(page.url()).toBe(served.address);
    await page.goto('about:blank');
    await served.close();
  }
});

test('E10.02 the React examples of the guides show their widget', async ({ page, server, expectComplaint }) => {
  test.slow();
  // unknown tasks and requests
  expectComplaint(/404/);
  const examples = inLanguage('tsx').filter(({ code }) => !code.includes('createRoot('));
  const contents = `
    import { createClient } from '@tramita/client';
    import { TramitaProvider } from '@tramita/widgets/provider';
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    ${examples.map((block, index) => `import * as example${index} from '${fileOf(block)}';`).join('\n')}
    const examples = [${examples.map((_, index) => `example${index}`).join(', ')}];
    const tokenProvider = { getToken: () => fetch('/tramita-token').then((response) => response.text()) };
    const client = createClient({ baseUrl: ${JSON.stringify(server.origin)}, tokenProvider });
    const [Example] = Object.values(examples[Number(location.hash.slice(1))]);
    createRoot(document.getElementById('root')).render(
      createElement(TramitaProvider, { client }, createElement(Example)),
    );`;
  const token = await server.tokenFor('patricia.lemos');
  // the example of the open task names one that does not exist
  const { uuid } = await firstTask(server.origin, token, 'myTasks=false&assignedToMe=false&status=TO_DO');
  for (const block of examples) {
    await writeFile(String(fileOf(block)), block.code.replace('00000000-0000-4000-8000-000000000000', uuid));
  }
  const served = await servePage({
    script: { stdin: { contents, loader: 'tsx', resolveDir: codeFolder } },
    html,
    token,
  });
  for (const [index, block] of examples.entries()) {
    await page.goto('about:blank');
    await page.goto(`${served.address}#${index}`);
    await expect(page.locator('#root > *').first(), title(block)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-slot="error-state"], [data-slot="forbidden-state"]'), title(block)).toHaveCount(0);
  }
  await page.goto('about:blank');
  await served.close();
});

test('E10.02 the examples for Node run', async () => {
  test.slow();
  const examples = inLanguage('ts');
  expect(examples.length).toBeGreaterThan(4);
  // short programs do not need optimised WebAssembly code
  for (const block of examples) await promisify(execFile)(process.execPath, ['--liftoff-only', String(fileOf(block))]);
});

/** What each element shows in its example. */
const shown: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'tramita-task-inbox': (page) => expect(page.getByRole('row').nth(3)).toBeVisible(),
  'tramita-task-detail': (page) => expect(page.getByRole('heading', { name: 'Formulário' })).toBeVisible(),
  'tramita-catalogue': (page) => expect(page.getByRole('textbox', { name: 'Pesquisar serviços' })).toBeVisible(),
  'tramita-request-dialog': (page) => expect(page.getByRole('textbox', { name: 'Valor' })).toBeVisible(),
  'tramita-notifications': (page) => expect(page.getByRole('button', { name: /Notificações/ })).toBeVisible(),
  'tramita-summary': (page) => expect(page.getByRole('heading', { name: 'Minhas solicitações' })).toBeVisible(),
  'tramita-dashboards': (page) => expect(page.getByRole('tab', { name: /SLA/, selected: true })).toBeVisible(),
  'tramita-report': (page) => expect(page.getByText('Escolha pelo menos um filtro').first()).toBeVisible(),
  'tramita-updates': (page) => expect(page.getByRole('article').first()).toBeVisible(),
  'tramita-nps-form': (page) => expect(page.getByText(/Gostei|já foi avaliado/).first()).toBeVisible(),
};

/** Returns the first row of a list of tasks. */
async function firstTask(origin: string, token: string, query: string): Promise<{ uuid: string; protocol: string }> {
  const response = await fetch(`${origin}/v1/tasks?${query}`, { headers: { authorization: `Bearer ${token}` } });
  const [task] = (await response.json()) as { uuid: string; protocol: string }[];
  if (!task) throw new Error(`No task for ${query}`);
  return task;
}

test('E4.15 the plain HTML example of each element shows it under a strict policy', async ({ page, server }) => {
  test.slow();
  const examples = inLanguage('html');
  const tagOf = ({ code }: CodeBlock) => /<body>\s*<([\w-]+)/.exec(code)?.[1] ?? '';
  expect(examples.map(tagOf).sort()).toEqual(Object.keys(shown).sort());
  const attendant = await server.tokenFor('mariana.costa');
  const requester = await server.tokenFor('rafael.nunes');
  const task = await firstTask(server.origin, attendant, 'myTasks=false&assignedToMe=false&status=TO_DO');
  const finished = await firstTask(server.origin, requester, 'myTasks=true&assignedToMe=false&status=FINISHED');
  for (const block of examples) {
    const document = block.code
      .replace(/identifier="[^"]+"/, `identifier="${task.uuid}"`)
      .replace(/uuid="[^"]+"/, `uuid="${finished.protocol}"`);
    const token = await server.tokenFor(block.user);
    const served = await serveElements({ document, api: server.origin, token });
    await page.goto(served.address);
    await test.step(title(block), () => shown[tagOf(block)]?.(page));
    await page.goto('about:blank');
    await served.close();
  }
});
