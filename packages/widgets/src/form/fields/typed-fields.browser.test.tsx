import type { SelectOption } from '@tramita/client/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { memoryStorage } from '../../provider/storage/key-value-storage.ts';
import { autofill, compose, controlOf, insertText, pasteInto, redo, selectIn, undo } from '../../testing/type-into.ts';
import { formField, openForm, optionsOf } from '../testing/open-form.tsx';

afterEach(() => vi.useRealTimers());

/** Opens a form with one field and returns its text input. */
async function openField(type: string, rules = {}, rest = {}) {
  const form = await openForm([formField('a', type, rules, rest)]);
  const locator = form.screen.getByRole('textbox', { name: /^Campo a/ });
  await expect.element(locator).toBeVisible();
  controlOf(locator).focus();
  return { form, locator, input: controlOf(locator), sent: () => form.sent('a') };
}

const masked = [
  ['cpf', '52998224725', '529.982.247-25', '529.982.247-2'],
  ['rg', '12345678x', '12.345.678-X', '12.345.678'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35', '12.ABC.345/01DE-3'],
  ['cep', '01310100', '01310-100', '01310-10'],
  ['telephone', '1133334444', '(11) 3333-4444', '(11) 3333-444'],
  ['cell', '11987654321', '(11) 98765-4321', '(11) 98765-432'],
] as const;

describe('masks', () => {
  test.each(masked)(
    'C8.03 %s can be typed, deleted, undone, pasted, autofilled and composed',
    async (mask, keys, shown, shorter) => {
      const { input, locator, sent } = await openField('masked', { maskedValue: mask });
      await userEvent.keyboard(keys);
      await expect.element(locator).toHaveValue(shown);
      await userEvent.keyboard('9');
      await expect.element(locator).toHaveValue(shown);
      await userEvent.keyboard('{Backspace}');
      await expect.element(locator).toHaveValue(shorter);
      expect(sent()).toBe(shorter);
      await undo();
      await expect.element(locator).toHaveValue(shown);
      await undo();
      await expect.element(locator).toHaveValue('');
      await redo();
      await expect.element(locator).toHaveValue(shown);
      for (const write of [
        pasteInto,
        async (_: HTMLElement, text: string) => insertText(text),
        async (_: HTMLElement, text: string) => compose(text),
      ]) {
        for (const text of [keys, shown]) {
          selectIn(input, 0, input.value.length);
          await userEvent.keyboard('{Delete}');
          await write(input, text);
          await expect.element(locator).toHaveValue(shown);
          expect(sent()).toBe(shown);
        }
      }
      autofill(input, '');
      autofill(input, keys);
      await expect.element(locator).toHaveValue(shown);
      expect(sent()).toBe(shown);
    },
  );

  test('C8.03 corrects a document number in the middle and keeps the caret at the edited place', async () => {
    const { input, locator, sent } = await openField('masked', { maskedValue: 'cpf' });
    await userEvent.keyboard('52998224725');
    selectIn(input, 8);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.element(locator).toHaveValue('529.924.725');
    await userEvent.keyboard('8');
    await userEvent.keyboard('2');
    await expect.element(locator).toHaveValue('529.982.247-25');
    expect(sent()).toBe('529.982.247-25');
    selectIn(input, 0, 3);
    await userEvent.keyboard('1');
    await expect.element(locator).toHaveValue('198.224.725');
    expect(input.selectionStart).toBe(1);
  });

  test('C8.03 keeps and rejects a pasted number that does not fit', async () => {
    const { form, input, locator } = await openField('masked', { maskedValue: 'cep' });
    await pasteInto(input, '01310-1000');
    await userEvent.tab();
    await expect.element(form.screen.getByText('Digite um CEP válido')).toBeVisible();
    await expect.element(locator).toHaveValue('01310-1000');
  });
});

describe('dates', () => {
  test('C8.03 a date can be typed, corrected in the middle, undone, pasted, autofilled and composed', async () => {
    const { input, locator, sent } = await openField('date');
    await userEvent.keyboard('2/11/2026');
    await expect.element(locator).toHaveValue('02/11/2026');
    expect(sent()).toBe('2026-11-02');
    selectIn(input, 3, 5);
    await userEvent.keyboard('12');
    await expect.element(locator).toHaveValue('02/12/2026');
    expect(sent()).toBe('2026-12-02');
    expect(input.selectionStart).toBe(5);
    await userEvent.keyboard('{Home}{Delete}3');
    await expect.element(locator).toHaveValue('32/12/2026');
    await userEvent.keyboard('{Backspace}1');
    await expect.element(locator).toHaveValue('12/12/2026');
    expect(sent()).toBe('2026-12-12');
    await undo();
    await undo();
    await undo();
    await expect.poll(() => input.value).toMatch(/^02?\/12\/2026$|^2\/?1/);
    for (const [text, day] of [
      ['2026-11-21', '2026-11-21'],
      ['21/11/2026', '2026-11-21'],
      ['1.2.2026', '2026-02-01'],
    ] as const) {
      selectIn(input, 0, input.value.length);
      await pasteInto(input, text);
      expect(sent()).toBe(day);
      autofill(input, '');
      expect(sent()).toBeNull();
      autofill(input, text);
      expect(sent()).toBe(day);
    }
    selectIn(input, 0, input.value.length);
    await compose('22112026');
    await expect.element(locator).toHaveValue('22/11/2026');
    expect(sent()).toBe('2026-11-22');
  });
});

describe('text', () => {
  test.each([
    ['string', 'Loja 042, João & "Ana" <b>'],
    ['regex', 'ABC-1234'],
    ['text', 'ação e coração'],
  ])('C8.03 %s keeps typed, edited, undone, pasted and composed text', async (type, text) => {
    const { input, locator, sent } = await openField(type);
    await userEvent.keyboard(text);
    await expect.element(locator).toHaveValue(text);
    expect(sent()).toBe(text);
    await userEvent.keyboard('{Backspace}{Home}{Delete}');
    expect(sent()).toBe(text.slice(1, -1));
    await undo();
    await undo();
    await expect.element(locator).toHaveValue(text);
    expect(sent()).toBe(text);
    selectIn(input, 0, 3);
    await userEvent.keyboard('x');
    expect(sent()).toBe(`x${text.slice(3)}`);
    for (const write of [() => pasteInto(input, text), () => insertText(text), () => compose(text)]) {
      selectIn(input, 0, input.value.length);
      await write();
      await expect.element(locator).toHaveValue(text);
      expect(sent()).toBe(text);
    }
    autofill(input, 'outro');
    expect(sent()).toBe('outro');
  });

  test('C8.03 keeps an e-mail as typed, without surrounding spaces from a paste or an on-screen keyboard', async () => {
    const form = await openForm([formField('email', 'string'), formField('b', 'string')]);
    const input = form.screen.getByRole('textbox', { name: 'Campo email' });
    await expect.element(input).toHaveAttribute('inputmode', 'email');
    controlOf(input).focus();
    await userEvent.keyboard('ana@redeipe.exampel{Backspace}{Backspace}le');
    expect(form.sent('email')).toBe('ana@redeipe.example');
    controlOf(input).select();
    await insertText('ana@redeipe.example ');
    await userEvent.tab();
    await expect.element(form.screen.getByText('Digite um e-mail válido')).not.toBeInTheDocument();
    expect(form.controller().submit()).toMatchObject({ ok: true, values: { email: 'ana@redeipe.example' } });
  });

  test('C8.03 rich text keeps typed, edited, undone, pasted and composed text', async () => {
    const { form, sent, locator } = await openField('texteditor');
    const text = () => locator.element().textContent;
    await userEvent.click(locator);
    await userEvent.keyboard('Troca do monitor{Backspace}{Backspace}');
    expect(sent()).toContain('Troca do monit');
    await userEvent.keyboard('or');
    // the editor compares the times of key events: text typed without a pause is one undo step
    await new Promise((resolve) => setTimeout(resolve, 700));
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.keyboard('Novo');
    expect(text()).toBe('Novo');
    await undo();
    await expect.poll(text).toBe('Troca do monitor');
    await redo();
    await expect.poll(text).toBe('Novo');
    await insertText(' teclado');
    await compose(' ação');
    await expect.poll(text).toBe('Novo teclado ação');
    await pasteInto(locator.element() as HTMLElement, ' colado');
    await expect.poll(text).toContain('colado');
    expect(String(sent()).replace(/<[^>]*>/g, '')).toBe(text());
    expect(form.controller().submit().ok).toBe(true);
  });
});

describe('lists', () => {
  test('C8.03 chips accept typed, pasted, composed and on-screen texts, including an incomplete one', async () => {
    const { form, input, sent } = await openField('chips');
    await userEvent.keyboard('urgemte{Backspace}{Backspace}{Backspace}nte{Enter}');
    expect(sent()).toEqual(['urgente']);
    await compose('ação');
    await userEvent.keyboard('{Enter}');
    // phones send no key event for the comma
    await insertText('loja 042');
    await insertText(',');
    await expect.poll(sent).toEqual(['urgente', 'ação', 'loja 042']);
    await pasteInto(input, 'um; dois');
    await expect.poll(sent).toEqual(['urgente', 'ação', 'loja 042', 'um', 'dois']);
    await userEvent.keyboard('{Backspace}');
    await expect.poll(sent).toEqual(['urgente', 'ação', 'loja 042', 'um']);
    await userEvent.keyboard('três');
    // the text in the input is submitted although the field was not left
    expect(form.controller().submit()).toMatchObject({
      ok: true,
      values: { a: ['urgente', 'ação', 'loja 042', 'um', 'três'] },
    });
  });

  test('C8.03 finds multiple-choice options by typing and removes them with Backspace', async () => {
    const form = await openForm([
      formField('a', 'select-multiple', {}, { options: optionsOf('Hotel', 'Táxi', 'Almoço') }),
    ]);
    const input = form.screen.getByRole('combobox', { name: 'Campo a' });
    await userEvent.click(input);
    await userEvent.keyboard('taxo{Backspace}i{Enter}');
    await expect.poll(() => form.sent('a')).toEqual(['táxi']);
    await insertText('hot');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => form.sent('a')).toEqual(['táxi', 'hotel']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(input);
    await userEvent.keyboard('{Backspace}');
    await expect.poll(() => form.sent('a')).toEqual(['táxi']);
  });

  test('C8.03 search accepts keys, a corrected word and composed text', async () => {
    const searchOptions = vi.fn(
      async (_field: unknown, query: string): Promise<SelectOption[]> =>
        ['Santos', 'São Paulo']
          .filter((name) => name.toLowerCase().startsWith(query.toLowerCase()))
          .map((label) => ({ label, value: label })),
    );
    const form = await openForm([formField('a', 'search')], { services: { searchOptions }, storage: memoryStorage() });
    const input = form.screen.getByRole('combobox', { name: 'Campo a' });
    await userEvent.click(input);
    await userEvent.keyboard('sax{Backspace}n');
    await form.screen.getByRole('option', { name: 'Santos' }).click();
    await expect.element(input).toHaveValue('Santos');
    expect(form.sent('a')).toBe('Santos');
    controlOf(input).select();
    await compose('são');
    await form.screen.getByRole('option', { name: 'São Paulo' }).click();
    expect(form.sent('a')).toBe('São Paulo');
  });
});
