import type { Meta } from '@storybook/react-vite';
import type { Fault } from '@tramita/server/sandbox';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { storySandbox } from '../../../testing/story-sandbox.ts';
import { Integrations } from '../Integrations.tsx';

/** Arguments of the stories about integrations. */
export interface IntegrationsStoryArgs {
  /** User name of the signed-in user. */
  person: string;
  /** Faults of the server from the start. */
  faults: readonly Fault[];
  /** Width of the container in px. */
  width?: number;
}

/** The integrations on a sandbox, for the stories of each of their lists. */
export const integrationsStory = {
  parameters: { padding: 0 },
  args: { person: 'patricia.lemos', faults: [] },
  loaders: [
    async ({ args }) => {
      const sandbox = await storySandbox({ now: new Date('2026-11-19T18:00:00Z') });
      for (const fault of args.faults) sandbox.faults.next(fault);
      return { page: sandboxPage(sandbox, args.person) };
    },
  ],
  render: ({ width }, { loaded, globals }) =>
    loaded['page'].wrap(
      <div style={{ width, height: 720, display: 'flex' }}>
        <Integrations />
      </div>,
      { theme: globals['theme'] },
    ),
} satisfies Meta<IntegrationsStoryArgs>;
