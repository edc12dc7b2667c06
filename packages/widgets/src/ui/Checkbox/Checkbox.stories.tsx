import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Selecionar todas', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Selecionar todas'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const Indeterminate: Story = {
  args: { indeterminate: true },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox')).toBePartiallyChecked(),
};

export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Checkbox label="Vazia" />
      <Checkbox label="Marcada" defaultChecked />
      <Checkbox label="Algumas" indeterminate />
      <Checkbox label="Bloqueada" defaultChecked disabled />
    </div>
  ),
};
