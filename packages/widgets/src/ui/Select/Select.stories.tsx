import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'UI/Select',
  component: Select,
  args: {
    'aria-label': 'Etiqueta',
    value: '',
    placeholder: 'Todas',
    options: [
      { value: 'u', label: 'Urgente' },
      { value: 'a', label: 'Auditoria' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Auditoria');
    await expect(args.onValueChange).toHaveBeenCalledWith('a');
  },
};
export const Filter: Story = { args: { size: 'sm' } };
