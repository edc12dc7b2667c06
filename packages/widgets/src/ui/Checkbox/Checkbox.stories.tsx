import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
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

/** Each label in a group checks its own box. */
export const InsideGroup: Story = {
  render: () => (
    <Field label="Perfis" group>
      <Checkbox label="Administrador" />
      <Checkbox label="Suporte" />
    </Field>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Suporte'));
    await expect(canvas.getByRole('checkbox', { name: 'Suporte' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Administrador' })).not.toBeChecked();
  },
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
