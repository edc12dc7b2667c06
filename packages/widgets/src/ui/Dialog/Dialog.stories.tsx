import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import type { ComboboxOption } from '../Combobox/filter-options.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DateInput } from '../DateInput/DateInput.tsx';
import { Field } from '../Field/Field.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Dialog } from './Dialog.tsx';

function Request({ initiallyOpen = false }: { initiallyOpen?: boolean }) {
  const [open, setOpen] = useState(initiallyOpen);
  const [asking, setAsking] = useState(false);
  const [kind, setKind] = useState<ComboboxOption | null>(null);
  const [day, setDay] = useState<string | null>('2026-11-17');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Solicitar</Button>
      <Dialog
        open={open}
        onClose={() => setAsking(true)}
        title="Solicitação de Reembolso de despesas"
        media={<Receipt />}
        width={720}
        footerStart="Rascunho salvo às 09:46"
        footer={
          <>
            <Button size="action" onClick={() => setAsking(true)}>
              Cancelar
            </Button>
            <Button size="action" variant="primary">
              Enviar
            </Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 14 }}>
          <Field label="Tipo de despesa">
            <Combobox
              value={kind}
              onChange={setKind}
              options={[
                { value: 'h', label: 'Hospedagem' },
                { value: 't', label: 'Transporte' },
              ]}
            />
          </Field>
          <Field label="Data da despesa">
            <DateInput value={day} onChange={setDay} />
          </Field>
          <Field label="Motivo" counter={{ length: 0, max: 300 }}>
            <TextArea />
          </Field>
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="As alterações não foram salvas, tem certeza que deseja sair?"
        confirmLabel="Sair"
        cancelLabel="Voltar"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          setOpen(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const meta = { title: 'UI/Dialog', component: Request } satisfies Meta<typeof Request>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { initiallyOpen: true } };

export const FocusReturns: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Solicitar' });
    await userEvent.click(opener);
    const dialog = await page.findByRole('dialog', { name: 'Solicitação de Reembolso de despesas' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await page.findByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EscapeClosesTheListFirst: Story = {
  args: { initiallyOpen: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const input = await page.findByRole('combobox');
    await userEvent.click(input);
    await expect(page.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect(page.queryAllByRole('option')).toHaveLength(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Abrir calendário' }));
    await userEvent.click(await page.findByRole('button', { name: /^20 de novembro de 2026/ }));
    await expect(page.getByLabelText('Data da despesa')).toHaveValue('20/11/2026');
  },
};

export const LongBody: Story = {
  render: () => (
    <Dialog open onClose={() => {}} title="Histórico" footer={<Button size="action">Voltar</Button>}>
      <div style={{ height: 2000 }}>Muitas linhas</div>
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const foot = (await within(canvasElement).findByRole('button', { name: 'Voltar' })).getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Confirm: Story = {
  args: { initiallyOpen: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(page.getByRole('button', { name: 'Voltar' })).toHaveFocus());
  },
};
