import { attachmentMaxBytes } from '@tramita/client/contract';
import { errorMessages } from '@tramita/client/rules';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formField, type OpenedForm, openForm } from '../testing/open-form.tsx';

const invoice = formField('nota', 'file', { required: true }, { label: 'Nota fiscal' });
const file = (name: string, content = 'ABC', type = 'application/pdf') => new File([content], name, { type });
const input = ({ screen }: OpenedForm) => screen.getByLabelText(/^Nota fiscal/);
const chosen = ({ screen }: OpenedForm) => screen.getByRole('group', { name: /^Nota fiscal/ });

test('T3.24 T5.1.25 M9.37 a file becomes the value filename:{name};{content}, shown with its size', async () => {
  const form = await openForm([invoice]);
  expect(input(form).element()).toMatchObject({ type: 'file' });
  await userEvent.upload(input(form), file('nota;fiscal.pdf'));
  await expect.element(chosen(form)).toBeVisible();
  expect(chosen(form).element().textContent).toContain('nota_fisca...pdf3 B');
  expect(form.controller().submit()).toEqual({
    ok: true,
    values: { nota: 'filename:nota_fiscal.pdf;data:application/pdf;base64,QUJD' },
  });
});

test('T3.24 removes a file and selects another one', async () => {
  const form = await openForm([invoice]);
  await userEvent.upload(input(form), file('um.pdf'));
  await form.screen.getByRole('button', { name: 'Remover um.pdf' }).click();
  expect(form.sent('nota')).toBeNull();
  await userEvent.upload(input(form), file('dois.pdf'));
  await expect.poll(() => form.sent('nota')).toContain('filename:dois.pdf;');
});

test('T3.24 accepts a file by drop or paste', async () => {
  const form = await openForm([invoice]);
  const drop = (name: string, kind: 'drop' | 'paste') => {
    const data = new DataTransfer();
    data.items.add(file(name));
    const target = input(form).element();
    target.dispatchEvent(
      kind === 'drop'
        ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  };
  drop('solto.pdf', 'drop');
  await expect.poll(() => form.sent('nota')).toContain('filename:solto.pdf;');
  await form.screen.getByRole('button', { name: 'Remover solto.pdf' }).click();
  drop('colado.pdf', 'paste');
  await expect.poll(() => form.sent('nota')).toContain('filename:colado.pdf;');
});

test('T3.24 rejects a file of another type or over the limit with the reason, and stores no value', async () => {
  const form = await openForm([invoice]);
  await userEvent.upload(input(form), file('virus.exe', 'MZ', 'application/x-msdownload'));
  await expect.element(input(form)).toHaveAccessibleDescription(errorMessages.ATTACHMENT_EXT_ERROR);
  const big = new File([new Uint8Array(attachmentMaxBytes + 1)], 'grande.pdf', { type: 'application/pdf' });
  const data = new DataTransfer();
  data.items.add(big);
  input(form)
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  await expect.element(input(form)).toHaveAccessibleDescription('O arquivo excedeu o tamanho máximo permitido.');
  expect(form.sent('nota')).toBeNull();
  await userEvent.upload(input(form), file('certa.pdf'));
  await expect.element(chosen(form)).toBeVisible();
  await expect.element(chosen(form)).not.toHaveAccessibleDescription();
});

test('T3.24 shows and enforces the form’s own size limit', async () => {
  const form = await openForm([invoice], { maxFileBytes: 2 });
  await expect.element(form.screen.getByText(/até 2 B por arquivo$/)).toBeVisible();
  await userEvent.upload(input(form), file('nota.pdf'));
  await expect.element(input(form)).toHaveAccessibleDescription('O arquivo excedeu o tamanho máximo permitido.');
  expect(form.sent('nota')).toBeNull();
});
