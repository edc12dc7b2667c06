import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { EditExample } from './testing/EditExample.tsx';

const meta: Meta<typeof EditExample> = { title: 'Lists/EditDialog', component: EditExample };
export default meta;
type Story = StoryObj<typeof EditExample>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Editar cidade' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const Loading: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Saving: Story = { args: { isSaving: true } };
