import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createModelerStore } from '../store/create-modeler-store.ts';
import { type ExampleField, exampleFields, exampleModel } from './testing/example-model.ts';
import { FieldsStage } from './testing/fields-stage.tsx';

interface Args {
  fields: readonly ExampleField[];
  /** Id of the field that is open. */
  open: string | null;
  /** Width of the container, in px. */
  width?: number;
}

/** The form panel and the field editor as shown in the modeler. */
function Fields({ fields, open, width }: Args) {
  const [store] = useState(() => {
    const created = createModelerStore(exampleModel(fields), exampleModel(fields));
    if (open !== null) created.select({ kind: 'field', fieldId: open });
    return created;
  });
  return (
    <div style={{ display: 'flex', height: 848, width, maxWidth: '100%' }}>
      <FieldsStage store={store} isNarrow={width !== undefined} />
    </div>
  );
}

const meta: Meta<Args> = {
  title: 'Widgets/Modeler/Fields',
  component: Fields,
  parameters: { padding: 0 },
  args: { fields: exampleFields, open: null },
};
export default meta;
type Story = StoryObj<Args>;

/** The panel alone: a field with a problem is marked. */
export const Panel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Centro de custo.*Com problema/ })).toBeVisible();
    await expect(canvas.getByText('4d')).toBeVisible();
  },
};

/** A form without fields. */
export const Empty: Story = { args: { fields: [] } };

/** A text with an expression that is evaluated in the preview. */
export const Text: Story = {
  args: { open: 'justificativa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('falso')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Valor total/ }), '6250');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Tipo de despesa/ }), 'Viagem nacional');
    await expect(await canvas.findByText('verdadeiro')).toBeVisible();
  },
};

/** A number with its limits. */
export const Amount: Story = { args: { open: 'valor' } };

/** A choice with its options, one of them incomplete. */
export const Choice: Story = {
  args: { open: 'tipo' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar opção' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Título da opção 5' }), 'Outros');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Preencha o valor')).toBeVisible());
  },
};

/** A date with a limit counted in days. */
export const DateLimits: Story = {
  args: { open: 'data' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Data mínima' }), 'OTHERS');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Data mínima: quantidade de dias' }), '30');
    await userEvent.click(canvas.getByRole('radio', { name: 'Antes' }));
    await waitFor(() => expect(canvas.getAllByText(/^Hoje seria/)).toHaveLength(2));
  },
};

/** A search over an external service. */
export const Search: Story = {
  args: { open: 'projeto' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Origem da busca' }), 'http');
    await userEvent.click(canvas.getByRole('button', { name: 'Adicionar parâmetro' }));
    await expect(canvas.getByRole('textbox', { name: 'Parâmetros: nome 1' })).toHaveFocus();
  },
};

/** An information field, written in the rich text editor. */
export const Information: Story = {
  args: {
    fields: [{ id: 'aviso', label: 'Aviso', type: 'label', defaultValue: '<p>Leia a <b>política</b>.</p>' }],
    open: 'aviso',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Informação' })).toBeVisible();
  },
};

/** A mask. */
export const Masked: Story = { args: { open: 'cpf' } };

/** A new field was left empty: its problems are shown and the rest of the modeler is blocked. */
export const Wrong: Story = {
  args: { fields: [], open: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Novo campo' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Concluir' }));
    await expect(await canvas.findByText('Preencha o título')).toBeVisible();
    await expect(canvas.getByText('Selecione um tipo')).toBeVisible();
  },
};

/** On a phone the field fills the screen, and the preview is one tap away. */
export const Phone: Story = {
  args: { open: 'justificativa', width: 390 },
};

/** The preview on a phone. */
export const PhonePreview: Story = {
  args: { open: 'justificativa', width: 390 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prévia' }));
    await expect(canvas.getByRole('textbox', { name: /^Justificativa/ })).toBeVisible();
  },
};
