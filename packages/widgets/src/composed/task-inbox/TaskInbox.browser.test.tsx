import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { TaskInboxProps } from '../../features/task-inbox/task-inbox-props.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { TaskInbox } from './TaskInbox.tsx';

const sandbox = await openSandbox(1400, 900);

async function open(props: Partial<TaskInboxProps> = {}) {
  const page = sandboxPage(sandbox, 'mariana.costa');
  const screen = await render(
    page.wrap(
      <div style={{ height: 800, display: 'flex' }}>
        <TaskInbox {...props} />
      </div>,
    ),
  );
  await expect.poll(() => screen.container.querySelector('[data-task-link]')).not.toBeNull();
  return { screen, first: () => screen.container.querySelector<HTMLElement>('[data-task-link]') };
}

test('E7.01 opens the clicked task next to the list without any other prop, and closes it again', async () => {
  const { screen, first } = await open();
  first()?.click();
  const close = screen.getByRole('button', { name: 'Fechar', exact: true }).first();
  await expect.element(close).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Lista de tarefas' })).toBeVisible();
  await close.click();
  await expect.poll(() => screen.container.querySelector('[data-state="open"] [aria-busy]')).toBeNull();
  await expect.element(close).not.toBeInTheDocument();
});

test('E7.01 renderDetail replaces the detail, and null opens none', async () => {
  const { screen, first } = await open({ renderDetail: ({ identifier }) => <p>Tarefa {identifier}</p> });
  first()?.click();
  await expect.element(screen.getByText(/^Tarefa [0-9a-f-]{36}$/)).toBeVisible();
  await screen.unmount();

  let opened: string | null = null;
  const bare = await open({ renderDetail: null, onOpenTaskChange: (identifier) => (opened = identifier) });
  bare.first()?.click();
  await expect.poll(() => opened).not.toBeNull();
  expect(bare.screen.container.querySelector('[data-state="open"]')).toBeNull();
});
