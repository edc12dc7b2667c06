import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Field } from '../Field/Field.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import type { ComboboxOption } from './filter-options.ts';
import { MultiCombobox } from './MultiCombobox.tsx';

const people: ComboboxOption[] = [
  'Rafael Nogueira Lima',
  'Helena Barros',
  'Mariana Costa',
  'Otávio Rezende',
  'Sofia Carvalho',
].map((name, index) => ({
  value: String(index),
  label: name,
  description: index === 0 ? 'Vendedor, Loja 42 Campinas Centro' : 'Analista, Financeiro',
  media: <Avatar name={name} size="md" />,
  disabled: index === 4,
}));

function One(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  return (
    <div style={{ maxWidth: 360 }}>
      <Field label="Responsável">
        <Combobox options={people} {...props} value={value} onChange={setValue} />
      </Field>
    </div>
  );
}

function Many() {
  const [value, setValue] = useState<ComboboxOption[]>([]);
  return (
    <div style={{ maxWidth: 360 }}>
      <Field label="Pessoas">
        <MultiCombobox options={people} value={value} onChange={setValue} max={2} />
      </Field>
    </div>
  );
}

const meta = { title: 'UI/Combobox', component: One } satisfies Meta<typeof One>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TypeAndChoose: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox', { name: 'Responsável' });
    await userEvent.type(input, 'otavio');
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Otávio Rezende');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar seleção' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const options = within(canvasElement).getAllByRole('option');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', options[4]?.id);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(within(canvasElement).getAllByText('Nenhum item encontrado').length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const Loading: Story = {
  args: { loading: true, options: [], onSearch: () => {} },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('combobox')),
};

export const Multiple: Story = {
  render: () => <Many />,
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox', { name: 'Pessoas' });
    await userEvent.click(input);
    await userEvent.click(within(canvasElement).getByRole('option', { name: /Helena/ }));
    await userEvent.click(within(canvasElement).getByRole('option', { name: /Mariana/ }));
    await expect(within(canvasElement).getByRole('option', { name: /Rafael/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(within(canvasElement).getByRole('option', { name: /Rafael/ }));
    await expect(within(canvasElement).getAllByText('É possível selecionar apenas 2')[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remover Helena Barros' })).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('button', { name: 'Remover Mariana Costa' })).toBeNull();
  },
};
