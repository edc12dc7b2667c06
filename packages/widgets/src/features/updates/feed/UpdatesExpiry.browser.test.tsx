import { createUpdate } from '@tramita/client/contract';
import { type Sandbox, sharedSandbox } from '@tramita/server/sandbox';
import { beforeAll, expect, test } from 'vitest';
import { page as browserPage, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { emptyParts } from '../testing/update-examples.ts';
import { UpdatesFeed } from './UpdatesFeed.tsx';

let sandbox: Sandbox;

beforeAll(async () => {
  await browserPage.viewport(800, 900);
  sandbox = await sharedSandbox();
  await sandbox.reset();
});

test('C11.11 an expired update leaves the feed, and opening it or its copied link shows that it expired', async () => {
  const { id } = await sandboxPage(sandbox, 'patricia.lemos').client.call(createUpdate, {
    body: { ...emptyParts, title: 'Só por hoje' },
  });
  const reader = sandboxPage(sandbox, 'mariana.costa');
  const feed = await render(reader.wrap(<UpdatesFeed />));
  const card = feed.getByRole('link', { name: /Só por hoje/ });
  await expect.element(card).toBeVisible();
  const past = new Date('2020-01-02T12:00:00Z');
  await sandbox.services.db.updateTable('updates').set({ expires_at: past }).where('id', '=', id).execute();
  await userEvent.click(card);
  await expect.element(feed.getByText(/Ela saiu do ar ou não é destinada a você/)).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  await feed.unmount();
  const link = await render(sandboxPage(sandbox, 'mariana.costa').wrap(<UpdatesFeed update={id} />));
  await expect.element(link.getByText(/Ela saiu do ar ou não é destinada a você/)).toBeVisible();
});
