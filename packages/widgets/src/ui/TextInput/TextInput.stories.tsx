import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { TextInput } from './TextInput.tsx';

const meta = {
  title: 'UI/TextInput',
  component: TextInput,
  args: { 'aria-label': 'Etapa', defaultValue: 'Aprovação financeira' },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Filter: Story = { args: { size: 'sm', defaultValue: '', placeholder: 'Filtrar' } };
export const WithIcon: Story = { args: { prefix: <Search />, defaultValue: '', placeholder: 'Pesquisar...' } };
export const Invalid: Story = { args: { invalid: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
