import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Tag, UserPlus } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { name: 'Atribuir a mim', icon: <UserPlus /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 2 }}>
      <IconButton size="sm" name="Atribuir a mim" icon={<UserPlus />} />
      <IconButton size="sm" name="Etiquetas" icon={<Tag />} />
      <IconButton size="sm" name="Marcar como não lido" icon={<Mail />} />
    </div>
  ),
};

export const NameOnFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Atribuir a mim' })).toHaveFocus();
    await expect(await within(canvasElement).findByText('Atribuir a mim')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).queryByText('Atribuir a mim')).toBeNull();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
  },
};

export const Blocked: Story = { args: { disabledReason: 'A tarefa já está com você' } };
