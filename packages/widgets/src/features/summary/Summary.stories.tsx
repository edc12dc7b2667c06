import type { Meta, StoryObj } from '@storybook/react-vite';
import { authInfo } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type SandboxPage, sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { Summary, type SummaryProps } from './Summary.tsx';

interface Args extends Omit<SummaryProps, 'client' | 'theme' | 'user'> {
  /** User name of who looks. */
  person: string;
  /** What goes wrong from the start. */
  faults?: readonly Fault[];
  /** Width of the container, in px. */
  width?: number;
}

const meta: Meta<Args> = {
  title: 'Widgets/Summary',
  parameters: { padding: 0 },
  args: { person: 'mariana.costa' },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-21T15:00:00Z') });
      const page = sandboxPage(sandbox, args.person);
      const user = await page.client.call(authInfo);
      for (const fault of args.faults ?? []) sandbox.faults.next(fault);
      return { page, user };
    },
  ],
  render: ({ person: _person, faults: _faults, width, ...props }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width }}>
        <Summary {...props} user={loaded['user']} />
      </div>,
      { theme: globals['theme'] },
    ),
};
export default meta;
type Story = StoryObj<Args>;

/** Counts are links to their lists, rows to their tasks. */
export const Morning: Story = {
  name: 'P1.04 P2.3.01 P2.3.02 P2.3.03 P2.3.04 P2.3.05 P2.3.06 counts lead to their lists, and the oldest tasks to themselves',
  play: async ({ canvas }) => {
    const counts = within(canvas.getByRole('region', { name: 'Quantidades' }));
    await waitFor(() =>
      expect(counts.getAllByRole('link').map((link) => link.textContent)).toSatisfy(
        (texts: string[]) => texts.length === 5 && texts.every((text) => /^\d/.test(text)),
      ),
    );
    await expect(counts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/my-tasks/to-do',
      '/my-tasks/in-progress',
      '/attendance/to-do',
      '/my-attendance/to-do',
      '/attendance/in-progress',
    ]);
    const queue = within(await canvas.findByRole('table', { name: 'Mais antigas da fila' }));
    const [first] = await queue.findAllByRole('link');
    await expect(first?.getAttribute('href')).toMatch(/^\/attendance\/to-do\/[\da-f-]{36}$/);
  },
};

/** A user with only the personal menu: nothing of attendance is shown or loaded. */
export const Restricted: Story = {
  name: 'P2.3.11 P2.3.12 a user with only the personal menu sees nothing of attendance',
  args: { person: 'otavio.rezende' },
  play: async ({ canvas }) => {
    await canvas.findByText('Minhas solicitações');
    await expect(canvas.queryByText('Atendimento')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** A requester without a queue: the open requests, longest waiting first. */
export const Requester: Story = {
  name: 'C10.06 a requester without a queue sees the open requests with track and waiting time',
  args: { person: 'juliana.prado' },
  play: async ({ canvas, loaded }) => {
    const list = within(await canvas.findByRole('list', { name: 'Minhas solicitações em andamento' }));
    const [first] = await list.findAllByRole('link');
    await expect(first?.getAttribute('href')).toMatch(/^\/my-tasks\/in-progress\/[\da-f-]{36}$/);
    await expect(list.getAllByRole('img', { name: /^Etapa \d de \d$/ })[0]).toBeVisible();
    await expect(list.getAllByText(/^Aguardando (há|desde) /)[0]).toBeVisible();
    await expect(list.getAllByText(/ · com /)[0]).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect((loaded['page'] as SandboxPage).sent('GET', /last-idks-attendance-tasks/).length).toBeLessThan(3);
  },
};

/** A requester without anything open. */
export const NothingRequested: Story = {
  args: {
    person: 'otavio.rezende',
    faults: [{ endpoint: 'tasks.list', status: 200, body: [], times: 9 }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('O que você solicitar aparece aqui até ser concluído.')).toBeVisible();
  },
};

/** Only the open requests fail to load, and they can be loaded again. */
export const RequestsFailed: Story = {
  args: { person: 'otavio.rezende', faults: [{ endpoint: 'tasks.list', status: 500 }] },
  play: async ({ canvas }) => {
    await canvas.findByText('Erro ao carregar dados.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await canvas.findByRole('list', { name: 'Minhas solicitações em andamento' });
  },
};

/** Only one count fails to load, and it can be loaded again. */
export const CountFailed: Story = {
  name: 'P2.3.13 P8.37 a count that cannot be loaded is shown as a mark, and can be loaded again',
  args: { faults: [{ endpoint: 'summary.attendanceInProgress', status: 500 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente: Em andamento' }));
    await waitFor(() => expect(canvas.queryByText('!')).toBeNull());
  },
};

/** Only one table fails to load, and it can be loaded again. */
export const TableFailed: Story = {
  name: 'P2.3.14 P8.38 a table that cannot be loaded shows an error, and can be loaded again',
  args: { faults: [{ endpoint: 'summary.oldestToDo', status: 500 }] },
  play: async ({ canvas }) => {
    await canvas.findByText('Erro ao carregar dados.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await canvas.findByRole('table', { name: 'Mais antigas da fila' });
  },
};

/** Nothing waits. */
export const NothingWaits: Story = {
  args: {
    faults: [
      { endpoint: 'summary.oldestToDo', status: 200, body: [] },
      { endpoint: 'summary.oldestAssigned', status: 200, body: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('As tarefas da sua fila aparecem aqui.')).toBeVisible();
  },
};

/** Everything is on its way. */
export const Loading: Story = {
  args: {
    faults: [
      'myToDo',
      'myInProgress',
      'attendanceToDo',
      'assignedToMe',
      'attendanceInProgress',
      'oldestToDo',
      'oldestAssigned',
    ].map((name) => ({ endpoint: `summary.${name}` as Fault['endpoint'], delayMs: 600_000 })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('section[aria-busy="true"]')).toHaveLength(2));
  },
};

/** One column on a phone. */
export const Narrow: Story = {
  name: 'P9.10 one column on a phone; each table asks for the ten oldest',
  args: { width: 390 },
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('table', { name: 'Mais antigas da fila' });
    const asked = (loaded['page'] as SandboxPage).sent('GET', /last-idks-attendance-tasks/);
    await expect(asked.length).toBeGreaterThanOrEqual(2);
    await expect(asked.every(({ search }) => search.get('limit') === '10')).toBe(true);
    await expect(new Set(asked.map(({ path }) => path)).size).toBe(2);
  },
};
