import { authInfo, bulkAssign, listOldestAssigned, listOldestToDo } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { Summary } from './Summary.tsx';

const sandbox = await openSandbox(1280, 1000);

test.each([
  ['Mais antigas da fila', false],
  ['Mais antigas atribuídas a mim', true],
] as const)('P2.3.07 the table "%s" holds ten rows of a longer list, the oldest first', async (name, isAssigned) => {
  await sandbox.reset();
  const page = sandboxPage(sandbox, 'mariana.costa');
  const { client } = page;
  const queue = await client.call(listOldestToDo, { query: { limit: 50, offset: 0 } });
  if (isAssigned) await client.call(bulkAssign, { body: { tasks: queue.map(({ uuid }) => uuid) } });
  const all = await client.call(isAssigned ? listOldestAssigned : listOldestToDo, { query: { limit: 50, offset: 0 } });
  expect(all.length).toBeGreaterThan(10);
  const user = await client.call(authInfo);
  const screen = await render(page.wrap(<Summary user={user} />));
  const table = screen.getByRole('table', { name });
  await expect.element(table).toBeVisible();
  const idks = () =>
    [...table.element().querySelectorAll('tbody tr')].map((row) => Number(row.querySelector('td')?.textContent));
  await expect.poll(idks).toEqual(all.slice(0, 10).map(({ idk }) => idk));
  await screen.unmount();
});
