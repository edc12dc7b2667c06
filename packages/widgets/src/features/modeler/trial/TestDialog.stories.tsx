import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from '@tramita/client/contract';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { QueryScope } from '../../../provider/queries/QueryScope.tsx';
import { WidgetRoot, type WidgetRootProps } from '../../../provider/WidgetRoot.tsx';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { storySandbox } from '../../../testing/story-sandbox.ts';
import { createModelerStore } from '../store/create-modeler-store.ts';
import { ModelerContext } from '../store/modeler-context.ts';
import { TestDialog } from './TestDialog.tsx';
import { trialModel } from './testing/trial-example.ts';

interface Args {
  scenarios: Scenario[];
}

function Framed({ theme, ...args }: Args & { theme: WidgetRootProps['theme'] }) {
  return (
    <WidgetRoot theme={theme ?? 'light'}>
      <Trial {...args} />
    </WidgetRoot>
  );
}

/** The dialog for a purchase that is written to the demo's ERP. */
function Trial({ scenarios }: Args) {
  const [store] = useState(() => createModelerStore({ ...trialModel(), scenarios }));
  return (
    <QueryScope>
      <ModelerContext.Provider value={store}>
        <TestDialog open process={null} onClose={() => {}} />
      </ModelerContext.Provider>
    </QueryScope>
  );
}

const path = ['inicio', 'alcada', 'gestor', 'erp', 'fim'];
const high: Scenario = {
  id: 'alta',
  name: 'Compra alta',
  values: { valor: 5000 },
  answers: [
    { stepId: 'gestor', approved: true },
    { stepId: 'erp', statusCode: 200, values: { pedido: 'P-9' } },
  ],
  outcome: { path, end: 'FINISHED' },
};
const tooHigh: Scenario = { ...high, id: 'acima', name: 'Acima do limite', values: { valor: 12_000 } };

const meta: Meta<Args> = {
  title: 'Widgets/Modeler/Test',
  component: Trial,
  args: { scenarios: [] },
  loaders: [
    async () => {
      const sandbox = await storySandbox();
      return { page: sandboxPage(sandbox, 'bruno.amaral') };
    },
  ],
  render: (args, { loaded, globals }) => loaded.page.wrap(<Framed {...args} theme={globals.theme} />),
};
export default meta;
type Story = StoryObj<Args>;

async function call(value: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: '#valor' }), value);
  await userEvent.click(screen.getByRole('button', { name: 'Executar chamada' }));
}

async function simulation() {
  await userEvent.click(await screen.findByRole('tab', { name: 'Simulação' }));
}

/** A successful call. */
export const CallWorked: Story = {
  play: async () => {
    await call('120');
    await expect(await screen.findByText('Funcionou normalmente')).toBeVisible();
  },
};

/** A call that the other system refused. */
export const CallFailed: Story = {
  play: async () => {
    await call('1066');
    await expect(await screen.findByText('Ocorreu um erro durante o teste')).toBeVisible();
  },
};

/** A running simulation that waits for the approval. */
export const Running: Story = {
  play: async () => {
    await simulation();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Valor/ }), '5000');
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar simulação' }));
    await expect(await screen.findByText('À espera de uma resposta na etapa Aprovação do gestor')).toBeVisible();
  },
};

/** A scenario whose result is the same as when it was saved. */
export const Finished: Story = {
  args: { scenarios: [high] },
  play: async () => {
    await simulation();
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir o cenário Compra alta' }));
    await expect(await screen.findByText('O processo chegou ao fim')).toBeVisible();
    await expect(screen.getByText('Mesmo resultado')).toBeVisible();
  },
};

/** A scenario whose form values the process no longer accepts. */
export const Refused: Story = {
  args: { scenarios: [high, tooHigh] },
  play: async () => {
    await simulation();
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir o cenário Acima do limite' }));
    await expect(await screen.findByText('A resposta não seria aceita')).toBeVisible();
    await expect(screen.getByText('1 cenário mudou de resultado')).toBeVisible();
  },
};
