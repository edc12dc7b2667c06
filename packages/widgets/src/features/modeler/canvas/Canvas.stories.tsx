import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WorkflowModel } from '@tramita/client/contract';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { memoryStorage } from '../../../provider/storage/key-value-storage.ts';
import { TramitaProvider } from '../../../provider/TramitaProvider.tsx';
import { fiveSteps, longWorkflow, placeholderOnly, refund } from './testing/canvas-examples.ts';
import { CanvasOf, storeOf } from './testing/open-canvas.tsx';

interface Args {
  model: WorkflowModel;
  view: 'drawing' | 'list';
  /** Id of the step where a new connection begins. */
  from: string | null;
  /** Whether a check of the settings fails. */
  isBlocked: boolean;
}

function Page({ model, view, from, isBlocked }: Args) {
  const [store] = useState(() => {
    const made = storeOf(model);
    if (from !== null) made.startConnecting(from);
    if (isBlocked) made.setCheck('step-title', false);
    return made;
  });
  const [storage] = useState(() => {
    const made = memoryStorage();
    made.setItem('tramita:ana:modeler.view', JSON.stringify(view));
    return made;
  });
  return (
    <TramitaProvider storageScope="ana" storage={storage}>
      <CanvasOf store={store} />
    </TramitaProvider>
  );
}

const meta: Meta<Args> = {
  title: 'Widgets/Modeler/Flow',
  parameters: { padding: 0 },
  args: { model: refund, view: 'drawing', from: null, isBlocked: false },
  render: (args, { globals }) => <Page key={String(globals['theme'])} {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

/** Five steps with a decision. */
export const FiveSteps: Story = {
  args: { model: fiveSteps },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Tarefa .* Fazer a cotação/ }));
    await expect(canvas.getByRole('button', { name: /^Tarefa .* Fazer a cotação/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Only the empty place, with the steps that can be added there. */
export const PlaceholderOnly: Story = {
  args: { model: placeholderOnly },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Adicionar etapa/ }));
    const menu = await within(canvasElement).findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(1);
  },
};

/** The step to connect to is being chosen. */
export const SelectionMode: Story = {
  args: { from: 'alcada' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Selecione a etapa que fará conexão')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Tarefa .* Lançar no ERP/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Marks on a step and on a connection; a check of the settings blocks the flow. */
export const Problems: Story = {
  args: { isBlocked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Falta comprovante.*1 problema/ })).toBeVisible();
    await expect(canvas.getByText(/Corrija o que está marcado/)).toBeVisible();
  },
};

export const FiftySteps: Story = { args: { model: longWorkflow(50) } };

/** Only the visible part is drawn. */
export const FiveHundredSteps: Story = {
  args: { model: longWorkflow(500) },
  play: async ({ canvasElement, canvas }) => {
    const frame = canvas.getByRole('application');
    const drawn = () => frame.querySelectorAll('[data-slot="flow-step"]').length;
    await waitFor(() => expect(drawn()).toBeGreaterThan(3));
    await expect(drawn()).toBeLessThan(40);
    await expect(canvasElement.querySelector('#step-etapa400')).toBeNull();
  },
};

/** The same flow as a tree. */
export const List: Story = {
  args: { view: 'list' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^Conferência fiscal/ }));
    await expect(canvas.getByRole('treeitem', { name: /^Conferência fiscal/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('treeitem', { name: /Conexão 3 de 3/ })).toHaveTextContent('Conferência fiscal');
  },
};
