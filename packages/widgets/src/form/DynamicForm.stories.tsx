import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormField, fieldsMetadata } from '@tramita/client/contract';
import { sandboxIds } from '@tramita/server/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type SandboxPage, sandboxPage } from '../testing/sandbox-session.tsx';
import { storySandbox } from '../testing/story-sandbox.ts';
import { Button } from '../ui/Button/Button.tsx';
import { DynamicForm, type DynamicFormProps } from './DynamicForm.tsx';
import { DraftNote } from './draft/DraftNote.tsx';
import { chainFields, everyField, longFields } from './testing/form-examples.ts';
import { useDynamicForm } from './use-dynamic-form.ts';
import { useFormServices } from './use-form-services.ts';

interface Args extends Pick<DynamicFormProps, 'sections' | 'density' | 'readOnly' | 'invalidNotice'> {
  /** @default the form of a service of the demo company */
  fields?: readonly FormField[];
  /** Width of the surrounding container in px. */
  width?: number;
}

/** A form with its footer, as in a dialog. */
function Example({ fields, page, width = 720, ...look }: Args & { fields: readonly FormField[]; page: SandboxPage }) {
  const controller = useDynamicForm({ fields, now, draftKey: 'story' });
  const services = { ...useFormServices(page.client), getPosition };
  return (
    <div style={{ maxWidth: width, display: 'grid', gap: 20 }}>
      <DynamicForm controller={controller} services={services} {...look} />
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 36 }}>
        <span>
          <DraftNote controller={controller} />
        </span>
        {!look.readOnly && (
          <Button variant="primary" onClick={controller.submit}>
            Enviar
          </Button>
        )}
      </div>
    </div>
  );
}

const now = new Date('2026-11-21T15:00:00Z');
const getPosition = async () => ({ latitude: -22.9056, longitude: -47.0608 });

const meta: Meta<Args> = {
  title: 'Form/DynamicForm',
  loaders: [
    async ({ args }) => {
      const page = sandboxPage(await storySandbox({ now }), 'juliana.prado');
      const { fields } = await page.client.call(fieldsMetadata, {
        params: { id: sandboxIds.services.reembolsoDeDespesas },
      });
      return { page, fields: args.fields ?? fields };
    },
  ],
  render: (args, { loaded, globals }) =>
    loaded['page'].wrap(<Example {...args} fields={loaded['fields']} page={loaded['page']} />, {
      theme: globals['theme'],
    }),
};
export default meta;
type Story = StoryObj<Args>;

/** The form of a service of the demo company; search options and IP address come from the server. */
export const ServiceForm: Story = {
  args: { sections: 'track' },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/Tipo de despesa/), 'Hospedagem');
    await userEvent.type(canvas.getByLabelText(/Data da despesa/), '17112026');
    await userEvent.type(canvas.getByLabelText(/Valor total/), '1284,9');
    const center = canvas.getByLabelText(/Centro de custo/);
    await userEvent.type(center, '1042');
    await userEvent.click(await canvas.findByRole('option', { name: /1042/ }));
    await expect(center).toHaveDisplayValue(/1042/);
    await userEvent.type(canvas.getByLabelText(/Motivo/), 'Duas diárias em Ribeirão Preto.');
    await expect(canvas.queryByLabelText(/Cidade de destino/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sim' }));
    await userEvent.type(canvas.getByLabelText(/Cidade de destino/), 'Ribeirão Preto');
    await userEvent.selectOptions(canvas.getByLabelText(/Quem recebe/), 'Um fornecedor');
    await expect(canvas.queryByLabelText(/CPF/)).toBeNull();
    await userEvent.type(canvas.getByLabelText(/CNPJ/), '278657570001');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Aceite/ }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: /Aceite/ })).toHaveAccessibleDescription(
        /Aceite registrado: .+ \(-22.9056, -47.0608\)/,
      ),
    );
    await expect(canvas.getByText('Digite um CNPJ válido')).toBeVisible();
  },
};

/** All nineteen field types, filled in. */
export const EveryType: Story = {
  args: { fields: everyField },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Parecer técnico' })).toHaveTextContent('Notas conferidas');
    await expect(canvasElement.querySelectorAll('[data-slot="form-field"]')).toHaveLength(everyField.length);
  },
};

/** The same form for a user who may only read it. */
export const ReadOnly: Story = {
  args: { fields: everyField, readOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText('Loja')).toHaveAttribute('readonly');
    await expect(canvasElement.querySelector('[contenteditable="true"]')).toBeNull();
  },
};

export const Compact: Story = { args: { density: 'compact', fields: longFields } };

/** A chain of conditions, a field that controls several others, and an invalid expression. */
export const Conditions: Story = {
  args: { fields: chainFields },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A expressão deste campo possui problemas.')).toBeVisible();
    await expect(canvas.queryByLabelText('Elo 2')).toBeNull();
    for (const link of [1, 2, 3, 4]) await userEvent.type(await canvas.findByLabelText(`Elo ${link}`), 's');
    await expect(canvas.getByLabelText('Elo 5')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Mostrar'), 'Todos');
    await expect(canvas.getAllByLabelText(/^Ramo/)).toHaveLength(6);
    await userEvent.clear(canvas.getByLabelText('Elo 1'));
    await expect(canvas.queryByLabelText('Elo 2')).toBeNull();
    await expect(canvas.queryByLabelText('Elo 5')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Elo 1'), 's');
    await expect(await canvas.findByLabelText('Elo 2')).toHaveValue('');
  },
};

/** The dialog for an invalid form. */
export const RefusedDialog: Story = {
  args: { fields: longFields, sections: 'track' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/^Confira o formulário/);
  },
};

/** Errors appear on their fields and in the summary, whose lines link to the fields. */
export const Refused: Story = {
  args: { fields: longFields, sections: 'track', invalidNotice: 'none' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar' }));
    const summary = canvasElement.querySelector<HTMLElement>('[data-slot="error-summary"]');
    await expect(summary).toBeVisible();
    await userEvent.click(within(summary as HTMLElement).getByRole('link', { name: 'CNPJ do fornecedor' }));
    await waitFor(() => expect(canvas.getByLabelText(/CNPJ do fornecedor/)).toHaveFocus());
  },
};

export const LongForm: Story = { args: { fields: longFields, sections: 'track' } };

export const LongFormWithHeadings: Story = { args: { fields: longFields, sections: 'plain' } };

/** Phone width: one column, short fields in pairs. */
export const PhoneWidth: Story = { args: { fields: longFields, sections: 'track', width: 358 } };
