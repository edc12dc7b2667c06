import { createUpdate, deleteUpdate } from '@tramita/client/contract';
import { type Sandbox, sharedSandbox } from '@tramita/server/sandbox';
import { beforeAll, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { UpdatesFeed } from './UpdatesFeed.tsx';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await sharedSandbox();
  await sandbox.reset();
});

async function openFeed(width: number) {
  await browserPage.viewport(width, 900);
  const session = sandboxPage(sandbox, 'patricia.lemos');
  const screen = await render(
    session.wrap(
      <div style={{ height: 860, display: 'flex' }}>
        <UpdatesFeed />
      </div>,
    ),
  );
  await expect.poll(() => screen.container.querySelector('[role="listitem"]')).not.toBeNull();
  return screen;
}
const stateOf = (screen: Awaited<ReturnType<typeof openFeed>>) =>
  screen.container.querySelector('[data-slot="updates"]')?.getAttribute('data-state');

test('C10.20 Atualizações opens the newest publication if there is room for it next to the list', async () => {
  const screen = await openFeed(1280);
  await expect.poll(() => stateOf(screen)).toBe('article');
  const newest = screen.container.querySelector('[role="listitem"]')?.textContent ?? '';
  const title = screen.getByRole('heading', { level: 2 });
  await expect.element(title).toBeVisible();
  expect(newest).toContain(title.element().textContent);
});

test('C10.20 the newest publication takes the focus when it is clicked, not when it is shown by itself', async () => {
  const screen = await openFeed(1280);
  await expect.poll(() => stateOf(screen)).toBe('article');
  const search = screen.getByRole('textbox');
  await userEvent.type(search, 'a{Backspace}');
  await expect.poll(() => stateOf(screen)).toBe('article');
  await expect.element(search).toHaveFocus();
  await screen.getByRole('listitem').first().getByRole('link').click();
  await expect.element(screen.getByRole('article')).toHaveFocus();
});

test('C10.20 on a narrow page Atualizações starts with the list', async () => {
  const screen = await openFeed(390);
  expect(stateOf(screen)).toBe('list');
});

test('P2.9.03 on a phone the mark of a planned publication does not squeeze its title', async () => {
  const { client } = sandboxPage(sandbox, 'patricia.lemos');
  const title = 'Troca das fechaduras de todas as lojas da regional';
  const content = { title, description: '', videos: [], images: [], files: [], groups: [], departments: [] };
  const { id } = await client.call(createUpdate, { body: { ...content, publishAt: '2099-01-31T12:00:00.000Z' } });
  const screen = await openFeed(390);
  const name = screen.getByText(title).first();
  await expect.element(name).toBeVisible();
  expect(name.element().getBoundingClientRect().width).toBeGreaterThan(240);
  await client.call(deleteUpdate, { params: { id } });
});

test('C10.20 a search without results offers Limpar pesquisa', async () => {
  const screen = await openFeed(1280);
  const search = screen.getByRole('textbox');
  await userEvent.type(search, 'zzzzzz');
  const clear = screen.getByText('Limpar pesquisa', { exact: true });
  await expect.element(clear).toBeVisible();
  await clear.click();
  await expect.element(search).toHaveValue('');
  await expect.poll(() => screen.container.querySelector('[role="listitem"]')).not.toBeNull();
});
