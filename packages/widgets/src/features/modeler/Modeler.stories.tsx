import type { Meta, StoryObj } from '@storybook/react-vite';
import { getProcess, listProcesses } from '@tramita/client/contract';
import type { Fault } from '@tramita/server/sandbox';
import { expect, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../testing/sandbox-session.tsx';
import { storySandbox } from '../../testing/story-sandbox.ts';
import { Modeler } from './Modeler.tsx';

interface Args {
  /** Title of a process of the demo company; null for a new process. */
  title: string | null;
  /** A fault that is active from the start. */
  fault?: Fault;
  /** Properties of the version that replace the published ones. */
  changes?: object;
}

const meta: Meta<Args> = {
  title: 'Widgets/Modeler/Modeler',
  parameters: { layout: 'fullscreen' },
  args: { title: 'Reembolso de despesas' },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox();
      const session = sandboxPage(sandbox, 'patricia.lemos');
      if (args.title === null) return { session, process: null };
      const { elements } = await session.client.call(listProcesses, { query: { q: args.title } });
      const process = elements[0]?.id ?? 0;
      if (args.changes) {
        const detail = await session.client.call(getProcess, { params: { id: process } });
        sandbox.faults.next({ endpoint: 'processes.get', status: 200, body: { ...detail, ...args.changes } });
      }
      if (args.fault) sandbox.faults.next(args.fault);
      return { session, process };
    },
  ],
  render: (_args, { loaded: { session, process } }) =>
    session.wrap(
      <div style={{ display: 'flex', height: '100vh' }}>
        <Modeler process={process} />
      </div>,
      { navigate: () => {} },
    ),
};
export default meta;

type Story = StoryObj<Args>;

/** A published process with its flow, form and settings. */
export const Published: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const title = await screen.findByRole('heading', { level: 1, name: 'Reembolso de despesas' });
    await waitFor(() => expect(title).toBeVisible());
  },
};

/** On a phone, where flow, form and settings are shown one at a time. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Reembolso de despesas' });
  },
};

/** A new process. */
export const New: Story = {
  args: { title: null },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Processo sem nome' });
  },
};

/** An older, inactive version. */
export const Warned: Story = {
  args: { changes: { isLastVersion: false, active: false } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Este processo está inativo');
  },
};

/** While the process is loading. */
export const Loading: Story = { args: { fault: { endpoint: 'processes.get', delayMs: 60_000 } } };

/** The process could not be loaded. */
export const Failed: Story = {
  args: { fault: { endpoint: 'processes.get', status: 500, times: 9 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Tentar novamente' });
  },
};
