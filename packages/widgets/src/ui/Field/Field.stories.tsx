import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import type { ComboboxOption } from '../Combobox/filter-options.ts';
import { MultiCombobox } from '../Combobox/MultiCombobox.tsx';
import { DateInput } from '../DateInput/DateInput.tsx';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { SegmentedChoice } from '../SegmentedChoice/SegmentedChoice.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'UI/Field',
  component: Field,
  args: { label: 'Centro de custo', children: <TextInput defaultValue="4120 · Operações de loja" /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { hint: 'Diga o que foi feito e para qual loja.' } };

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => expect(canvas.getByLabelText(/Centro de custo/)).toBeRequired(),
};

export const WithError: Story = {
  args: {
    label: 'Valor aprovado',
    error: 'Digite um valor menor ou igual a 1.842,90',
    required: true,
    children: <TextInput prefix="R$" numeric defaultValue="1.980,00" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Valor aprovado/);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Digite um valor menor ou igual a 1.842,90');
  },
};

function CountedNote() {
  const [text, setText] = useState('Notas conferidas.');
  return (
    <Field label="Parecer" counter={{ length: text.length, max: 20 }}>
      <TextArea value={text} onChange={(event) => setText(event.target.value)} />
    </Field>
  );
}

export const Counter: Story = {
  render: () => <CountedNote />,
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Parecer');
    await userEvent.type(area, ' Falta pouco.');
    await expect(area).toHaveAccessibleDescription('10 caracteres a mais');
    await expect(canvas.getByText('30/20')).toBeVisible();
  },
};

const places: ComboboxOption[] = [
  { value: '1', label: 'Hospedagem' },
  { value: '2', label: 'Alimentação' },
  { value: '3', label: 'Transporte' },
];

function WholeForm() {
  const [one, setOne] = useState<ComboboxOption | null>({ value: 'h', label: 'Hotel Serra Azul' });
  const [many, setMany] = useState<ComboboxOption[]>(places);
  const [day, setDay] = useState<string | null>('2026-11-16');
  const [choice, setChoice] = useState<'sim' | 'nao'>('nao');
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '14px 12px', maxWidth: 560 }}>
      <div style={{ gridColumn: 'span 3' }}>
        <Field label="Tipo de despesa" required>
          <Select
            value="h"
            options={[
              { value: 'h', label: 'Hospedagem' },
              { value: 't', label: 'Transporte' },
            ]}
          />
        </Field>
      </div>
      <div style={{ gridColumn: 'span 3' }}>
        <Field label="Fornecedor" required>
          <Combobox prefix={<Search />} value={one} onChange={setOne} options={places} />
        </Field>
      </div>
      <div style={{ gridColumn: 'span 2' }}>
        <Field label="CNPJ do fornecedor" readOnly>
          <TextInput value="12.345.678/0001-95" numeric />
        </Field>
      </div>
      <div style={{ gridColumn: 'span 2' }}>
        <Field label="Data da despesa" required>
          <DateInput value={day} onChange={setDay} />
        </Field>
      </div>
      <div style={{ gridColumn: 'span 2' }}>
        <Field label="Houve adiantamento?" required group>
          <SegmentedChoice
            value={choice}
            onChange={setChoice}
            options={[
              { value: 'sim', label: 'Sim' },
              { value: 'nao', label: 'Não' },
            ]}
          />
        </Field>
      </div>
      <div style={{ gridColumn: 'span 6' }}>
        <Field label="Categorias da despesa" required>
          <MultiCombobox value={many} onChange={setMany} options={places} />
        </Field>
      </div>
      <div style={{ gridColumn: 'span 2' }}>
        <Field label="Valor aprovado" required error="Digite um valor menor ou igual a 1.842,90">
          <TextInput prefix="R$" numeric defaultValue="1.980,00" />
        </Field>
      </div>
      <div style={{ gridColumn: 'span 4' }}>
        <Field label="Parecer" counter={{ length: 61, max: 200 }} hint="Diga o que foi feito e para qual loja.">
          <TextArea defaultValue="Notas conferidas. Falta só ajustar o valor da segunda diária." minRows={2} />
        </Field>
      </div>
      <div style={{ gridColumn: 'span 3' }}>
        <Field label="Senha">
          <PasswordInput defaultValue="segredo" />
        </Field>
      </div>
      <div style={{ gridColumn: 'span 6' }}>
        <Checkbox
          defaultChecked
          label="Li a política de reembolso e declaro que as despesas são verdadeiras."
          note="Aceite registrado: 177.92.14.8"
        />
      </div>
    </div>
  );
}

export const Form: Story = { render: () => <WholeForm /> };
