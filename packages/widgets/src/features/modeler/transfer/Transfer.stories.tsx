import type { Meta, StoryObj } from '@storybook/react-vite';
import { addStep, changeStep, exportWorkflow, newWorkflow } from '@tramita/client/rules';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { sandboxPage } from '../../../testing/sandbox-session.tsx';
import { storySandbox } from '../../../testing/story-sandbox.ts';
import { createModelerStore } from '../store/create-modeler-store.ts';
import { TransferStage } from './testing/TransferStage.tsx';

const meta: Meta = {
  title: 'Widgets/Modeler/Import',
  loaders: [async () => ({ page: sandboxPage(await storySandbox(), 'patricia.lemos') })],
  render: (_args, { loaded, globals }) =>
    loaded.page.wrap(<TransferStage store={createModelerStore(newWorkflow())} />, { theme: globals.theme ?? 'light' }),
};
export default meta;
type Story = StoryObj;

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Waits until a text of the dialog is in its place. */
const seen = (canvasElement: HTMLElement, text: string | RegExp) =>
  waitFor(() => expect(page(canvasElement).getByText(text)).toBeVisible());

function foreign(): string {
  const model = addStep(newWorkflow(), { kind: 'placeholder', stepId: 'vazio' }, 'USER_TASK', 'a');
  const assignees = [{ id: 880, firstName: 'Ana' }];
  return exportWorkflow(changeStep(model, 'a', { assignees, groups: [{ id: 990, name: 'Fiscal' }] }));
}

/** A text that is not a process is refused where it was pasted. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const area = await page(canvasElement).findByRole('textbox', { name: 'Processo (JSON ou BPMN)' });
    fireEvent.change(area, { target: { value: 'processo' } });
    await userEvent.click(page(canvasElement).getByRole('button', { name: 'Importar' }));
    await seen(canvasElement, /^Não foi possível importar o processo/);
  },
};

/** The replacements for the people and groups of the process. */
export const Mapping: Story = {
  play: async ({ canvasElement }) => {
    const area = await page(canvasElement).findByRole('textbox', { name: 'Processo (JSON ou BPMN)' });
    fireEvent.change(area, { target: { value: foreign() } });
    await userEvent.click(page(canvasElement).getByRole('button', { name: 'Importar' }));
    await page(canvasElement).findByRole('dialog', { name: 'Destinos da importação' });
    await userEvent.click(page(canvasElement).getByRole('button', { name: 'Salvar' }));
    await seen(canvasElement, 'Selecione um grupo');
  },
};
