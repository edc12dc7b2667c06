import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EditExample } from './testing/EditExample.tsx';

const meta: Meta<typeof EditExample> = { title: 'Lists/EditDialog', component: EditExample };
export default meta;
type Story = StoryObj<typeof EditExample>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Editar grupo' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Saving: Story = {
  args: { answer: () => new Promise<Response>(() => {}) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.type(await page.findByRole('textbox'), 'Recife');
    await userEvent.click(page.getByRole('radio', { name: 'Ativa' }));
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(page.getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-busy', 'true'));
  },
};
