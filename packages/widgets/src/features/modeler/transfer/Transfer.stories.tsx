import type { Meta, StoryObj } from '@storybook/react-vite';
import { addStep, changeStep, exportWorkflow, newWorkflow } from '@tramita/client/rules';
import { createSandbox, type Sandbox } from '@tramita/server/sandbox';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { createModelerStore } from '../store/create-modeler-store.ts';
import { TransferStage } from './TransferStage.tsx';

let shared: Promise<Sandbox> | undefined;
const inTime = { timeout: 8000 };

const meta: Meta = {
  title: 'Widgets/Modeler/Import',
  loaders: [
    async () => {
      shared ??= createSandbox();
      return { page: sandboxPage(await shared, 'patricia.lemos') };
    },
  ],
  render: (_args, { loaded, globals }) =>
    loaded.page.wrap(<TransferStage store={createModelerStore(newWorkflow())} />, { theme: globals.theme ?? 'light' }),
};
export default meta;
type Story = StoryObj;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

function foreign(): string {
  const model = addStep(newWorkflow(), { kind: 'placeholder', stepId: 'vazio' }, 'USER_TASK', 'a');
  const assignees = [{ id: 880, firstName: 'Ana' }];
  return exportWorkflow(changeStep(model, 'a', { assignees, groups: [{ id: 990, name: 'Fiscal' }] }));
}

/** A text that is no process is refused where it was pasted. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const area = await page(canvasElement).findByRole('textbox', { name: 'Processo (JSON)' }, inTime);
    await userEvent.type(area, 'processo');
    await userEvent.click(page(canvasElement).getByRole('button', { name: 'Importar' }));
    await expect(await page(canvasElement).findByText('Não foi possível importar o processo')).toBeVisible();
  },
};

/** Who and what takes the place of what the process names. */
export const Mapping: Story = {
  play: async ({ canvasElement }) => {
    const area = await page(canvasElement).findByRole('textbox', { name: 'Processo (JSON)' }, inTime);
    fireEvent.change(area, { target: { value: foreign() } });
    await userEvent.click(page(canvasElement).getByRole('button', { name: 'Importar' }));
    await page(canvasElement).findByRole('dialog', { name: 'Destinos da importação' }, inTime);
    await userEvent.click(page(canvasElement).getByRole('button', { name: 'Salvar' }));
    await expect(await page(canvasElement).findByText('Selecione um grupo')).toBeVisible();
  },
};
