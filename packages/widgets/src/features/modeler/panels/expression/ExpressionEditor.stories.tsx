import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExpressionEditor, type ExpressionEditorProps } from './ExpressionEditor.tsx';
import type { ExpressionField } from './expression-field.ts';

const plain = { options: [], isBuiltIn: false };
const fields: ExpressionField[] = [
  {
    name: 'tipo',
    label: 'Tipo de despesa',
    type: 'select',
    isBuiltIn: false,
    options: [
      { value: 'viagem', label: 'Viagem nacional' },
      { value: 'viagem_ext', label: 'Viagem internacional' },
      { value: 'viagem_grupo', label: 'Viagem em grupo' },
      { value: 'hotel', label: 'Hospedagem' },
    ],
  },
  { name: 'valor', label: 'Valor total', type: 'money', ...plain },
  { name: 'data_despesa', label: 'Data da despesa', type: 'date', ...plain },
];

function Edited({ value, ...props }: Partial<ExpressionEditorProps>) {
  const [typed, setTyped] = useState(value ?? '');
  return (
    <div style={{ maxWidth: 648, minHeight: 260 }}>
      <ExpressionEditor fields={fields} label="Expressão de Obrigatório" {...props} value={typed} onChange={setTyped} />
    </div>
  );
}

const meta = { title: 'Widgets/Modeler/Expression', component: Edited } satisfies Meta<typeof Edited>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fields and option values are suggested while typing; Enter inserts one, Escape closes the list. */
export const Completion: Story = {
  args: { value: '#valor > 5000 && ' },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const text = canvas.getByRole('textbox', { name: 'Expressão de Obrigatório' });
    await userEvent.type(text, '#');
    await expect(page.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await expect(page.queryByRole('listbox')).toBeNull();
    await userEvent.type(text, 'ti');
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveValue('#valor > 5000 && #tipo');
    await userEvent.type(text, ' == "via');
    await expect(page.getByRole('listbox', { name: 'Valores de Tipo de despesa' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(text).toHaveValue('#valor > 5000 && #tipo == "viagem_ext"');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    const options = page.getAllByRole('option');
    await expect(text).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await expect(page.getByText('Compara o valor da opção, não o título.')).toBeVisible();
  },
};

/** Errors are shown with their position while typing, and with the field's name after blur. */
export const WithError: Story = {
  args: { value: '#valor > 5000 && #tipo = "viagem"' },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox');
    await userEvent.click(text);
    await userEvent.type(text, ' ');
    await expect(await canvas.findByText(/^Posição 24: Não é permitido atribuir valores/)).toBeVisible();
    await expect(canvas.queryByText('Expressão JavaScript inválida')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText('Expressão JavaScript inválida')).toBeVisible();
    await expect(text).toBeInvalid();
    await userEvent.clear(text);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Escreva uma expressão')).toBeVisible());
    await userEvent.type(text, '#total > 1');
    await userEvent.tab();
    await expect(canvas.getByText('Posição 1: não há campo com o nome "total"')).toBeVisible();
  },
};
