import type { WorkflowModel } from '@tramita/client/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WidgetRoot } from '../../../provider/WidgetRoot.tsx';
import { createModelerStore } from '../store/create-modeler-store.ts';
import { exampleModel } from './testing/example-model.ts';
import { FieldsStage } from './testing/fields-stage.tsx';

/** Opens the editor of a field; keys go to real inputs, one by one. */
async function open(model: WorkflowModel, fieldId: string) {
  await page.viewport(1440, 900);
  const store = createModelerStore(model, model);
  store.select({ kind: 'field', fieldId });
  const screen = await render(
    <WidgetRoot theme="light" now={() => new Date('2026-11-21T15:00:00Z')} onError={() => {}}>
      <div style={{ height: 860, display: 'flex' }}>
        <FieldsStage store={store} />
      </div>
    </WidgetRoot>,
  );
  const editor = screen.getByRole('region', { name: /^Campo / });
  return {
    editor,
    store,
    field: () => store.get().history.present.fields.find(({ id }) => id === fieldId),
    rule: () => {
      const [start] = store.get().history.present.steps;
      const flags = start && 'fields' in start ? start.fields : [];
      return flags.find((flag) => flag.fieldId === 'justificativa')?.required;
    },
    /** Clears an input and types a text, key by key. */
    retype: async (name: string, text: string) => {
      await editor.getByRole('textbox', { name, exact: true }).click();
      await userEvent.keyboard('{Control>}a{/Control}{Delete}');
      if (text !== '') await userEvent.keyboard(text);
    },
    done: () => editor.getByRole('button', { name: 'Concluir' }).click(),
  };
}

test('M4.38 a name that is cleared and typed again is followed by expressions', async () => {
  const { retype, rule, field, store } = await open(exampleModel(), 'valor');
  await retype('Nome', 'total');
  expect(field()?.name).toBe('total');
  expect(rule()).toBe('#total > 5000 && #tipo == "viagem"');
  // also after the empty name was left, and over a name with a space
  await retype('Nome', '');
  await userEvent.tab();
  await retype('Nome', 'valor pago');
  expect(rule()).toBe('#valor > 5000 && #tipo == "viagem"');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}_pago');
  await expect.poll(rule).toBe('#valor_pago > 5000 && #tipo == "viagem"');
  expect(field()?.name).toBe('valor_pago');
  store.undo();
  await expect.poll(() => rule()?.startsWith(`#${field()?.name} `)).toBe(true);
});

test('M5.2.07 M5.2.08 a name that begins with that of another field can be typed; a taken one is replaced after a pause or when it is left', async () => {
  const { editor, retype, field } = await open(
    exampleModel([
      { id: 'a', label: 'To', type: 'string' },
      { id: 'b', label: 'B', type: 'string' },
    ]),
    'b',
  );
  const name = editor.getByRole('textbox', { name: 'Nome', exact: true });
  await retype('Nome', 'total');
  await expect.element(name).toHaveValue('total');
  expect(field()?.name).toBe('total');
  await retype('Nome', 'to');
  await expect.element(name).toHaveValue('to2');
  expect(field()?.name).toBe('to2');
  await expect.element(page.getByText('Nome "to" existente. Alteramos o nome para outro disponível..')).toBeVisible();
  await retype('Nome', 'b');
  await retype('Nome', 'to');
  await userEvent.tab();
  expect(field()?.name).toBe('to2');
  await retype('Nome', 'b');
  await retype('Nome', 'to');
  await userEvent.keyboard('{Enter}');
  expect(field()?.name).toBe('to2');
});

test('M5.2.03 M5.2.12 M2.3.24 a name that expressions cannot refer to is refused and stays in its input', async () => {
  const { editor, retype, store, field, done } = await open(exampleModel(), 'valor');
  const name = editor.getByRole('textbox', { name: 'Nome', exact: true });
  await retype('Nome', '');
  await done();
  await expect.element(editor.getByText('Preencha o nome')).toBeVisible();
  await retype('Nome', '1-valor');
  await done();
  await expect.element(editor.getByText(/^Use letras sem acento/)).toBeVisible();
  await expect.element(name).toHaveValue('1-valor');
  expect(store.get().selection).toEqual({ kind: 'field', fieldId: 'valor' });
  expect(field()?.name).toBe('valor');
  await retype('Nome', 'valor');
  await done();
  await expect.poll(() => store.get().selection.kind).toBe('process');
});

test('M2.3.24 a limit that is not a whole number blocks the modeler until it is corrected', async () => {
  const { editor, retype, store, field, done } = await open(
    exampleModel([{ id: 'a', label: 'A', type: 'integer', minValue: 1 }]),
    'a',
  );
  await retype('Valor mínimo', '2,5');
  await done();
  await expect.element(editor.getByText('Digite um número inteiro')).toBeVisible();
  await expect.element(editor.getByRole('textbox', { name: 'Valor mínimo' })).toHaveFocus();
  expect(store.get().selection.kind).toBe('field');
  await retype('Valor mínimo', '2');
  await done();
  await expect.poll(() => store.get().selection.kind).toBe('process');
  expect(field()?.minValue).toBe(2);
});

test('M2.3.24 an initial value outside the limits of its field blocks the modeler until it is corrected', async () => {
  const { editor, retype, store, done } = await open(
    exampleModel([{ id: 'a', label: 'A', type: 'integer', maxValue: 5 }]),
    'a',
  );
  await retype('Valor inicial', '99');
  await done();
  await expect.element(editor.getByText('Digite um valor menor ou igual a 5')).toBeVisible();
  expect(store.get().selection.kind).toBe('field');
  await retype('Valor inicial', '5');
  await done();
  await expect.poll(() => store.get().selection.kind).toBe('process');
});

test('M2.3.24 M3.4.47 an imported minimum date after the maximum is shown at the maximum', async () => {
  const { editor, done, store } = await open(
    exampleModel([{ id: 'a', label: 'A', type: 'date', minDate: '2026-12-31', maxDate: '2026-01-01' }]),
    'a',
  );
  await done();
  await expect.element(editor.getByText('A data mínima não pode ser depois da máxima')).toBeVisible();
  expect(store.get().selection.kind).toBe('field');
});

test('M2.3.24 an imported initial value of another type is shown as a problem until it is replaced', async () => {
  const { editor, done, store, field, retype } = await open(
    exampleModel([{ id: 'a', label: 'A', type: 'integer', defaultValue: 'sete' }]),
    'a',
  );
  await done();
  await expect.element(editor.getByText('Digite um número inteiro')).toBeVisible();
  expect(store.get().selection.kind).toBe('field');
  await retype('Valor inicial', '7');
  await done();
  await expect.poll(() => store.get().selection.kind).toBe('process');
  expect(field()?.defaultValue).toBe(7);
});

test('M2.3.24 an imported maximum of zero characters is shown at its setting', async () => {
  const { editor, done, store } = await open(
    exampleModel([{ id: 'a', label: 'A', type: 'string', maxLength: 0 }]),
    'a',
  );
  await done();
  await expect
    .element(editor.getByText('O máximo de caracteres deve ser um número inteiro maior que zero'))
    .toBeVisible();
  expect(store.get().selection.kind).toBe('field');
});
